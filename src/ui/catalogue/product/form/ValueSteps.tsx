import type { ReactNode } from 'react';
import stepper from '../../../shared/elements/QuantityInput.module.css';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import css from './ValueSteps.module.css';

/** A list of values with a step to either side of it: like a wheel, and still the browser's own list. Source: CAT-25. */
export const ValueSteps = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const step = (by: -1 | 1, sign: string, word: 'lower' | 'higher') => (
    <button
      type="button"
      className={stepper.step}
      aria-label={t('common:named', { name, text: t(`product.${word}`) })}
      onClick={({ currentTarget }) => {
        import('./step-field.ts').then(({ stepField }) => stepField(currentTarget, by));
      }}
    >
      {sign}
    </button>
  );
  return (
    <div className={`${stepper.stepper} ${css.wheel}`}>
      {step(-1, '−', 'lower')}
      {children}
      {step(1, '+', 'higher')}
    </div>
  );
};
