import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import css from './ValueSteps.module.css';

const steps = [
  [-1, '−', 'lower'],
  [1, '+', 'higher'],
] as const;

/** A list of values with a step to either side of it: like a wheel, and still the browser's own list. Source: CAT-25. */
export const ValueSteps = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <div className={css.wheel}>
      {children}
      {steps.map(([by, sign, word]) => (
        <button
          key={by}
          type="button"
          aria-label={t('common:named', { name, text: t(`product.${word}`) })}
          onClick={({ currentTarget }) => {
            import('./step-field.ts').then(({ stepField }) => stepField(currentTarget, by));
          }}
        >
          {sign}
        </button>
      ))}
    </div>
  );
};
