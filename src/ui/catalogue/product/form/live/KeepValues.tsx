import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import { useServices } from '../../../../shared/services.ts';
import type { FormProduct } from '../form-product.ts';
import css from './live-form.module.css';
import { remember } from './remember.ts';

/** Asks for consent to remember the chosen values on this device. Nothing is preselected. Source: LAW-30. */
export const KeepValues = ({
  product,
  lines,
}: {
  readonly product: FormProduct;
  readonly lines: readonly NewCartLine[];
}) => {
  const { t } = useTranslation('product');
  const { lastChoices } = useServices();
  const [allowed, setAllowed] = useState(lastChoices.isAllowed);
  const answer = (allows: boolean): void => {
    setAllowed(allows);
    void lastChoices.allow(allows).then(() => (allows ? remember(lastChoices, product, lines) : undefined));
  };
  return (
    <label className={css.keep}>
      <input
        type="checkbox"
        checked={allowed}
        onChange={({ currentTarget }) => answer(currentTarget.checked)}
      />
      <span>
        {t('keep')} <span>{t('keepNote')}</span>
      </span>
    </label>
  );
};
