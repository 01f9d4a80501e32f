import type { ReactNode } from 'react';
import { eyeChoices } from '../../../../application/cart/add-form.ts';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import css from './product-form.module.css';

/** Both eyes, or one; and whether both have the same values. Works by the page's styles alone. Source: D87. */
export const EyeChoice = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className={css.choice}>
      <fieldset className={css.eyes}>
        <legend>{t('product.eyes.legend')}</legend>
        {eyeChoices.map((eyes) => (
          <label key={eyes}>
            <input type="radio" name="eyes" value={eyes} defaultChecked={eyes === 'both'} />
            <span>{t(`product.eyes.${eyes}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={css.alike}>
        <label className={css.same}>
          <input type="checkbox" name="same" value="on" />
          <span>{t('product.same')}</span>
        </label>
        {children}
      </div>
    </div>
  );
};
