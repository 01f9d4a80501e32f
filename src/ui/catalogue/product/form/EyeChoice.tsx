import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { eyeChoices } from '../../../../application/cart/add-form.ts';
import css from './product-form.module.css';

/** The choice between both eyes and one. Works with the page's styles alone. */
export const EyeChoice = () => {
  const { t } = useTranslation('catalogue');
  return (
    <fieldset className={css.eyes}>
      <legend>{t('product.eyes.legend')}</legend>
      {eyeChoices.map((eyes) => (
        <label key={eyes}>
          <input type="radio" name="eyes" value={eyes} defaultChecked={eyes === 'both'} />
          <span>{t(`product.eyes.${eyes}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** A checkbox for the same values in both eyes. It also works with the page's styles alone. */
export const SameValues = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation('catalogue');
  return (
    <div className={css.alike}>
      <label className={css.same}>
        <input type="checkbox" name="same" value="on" />
        <span>{t('product.same')}</span>
      </label>
      {children}
    </div>
  );
};
