import { useTranslation } from 'react-i18next';
import css from './product-form.module.css';

/**
 * Where the starter says what a press put into the cart before React was there, or that it waits for a connection. Empty
 * until then, and no island's. Source: CART-20, UI-8.
 */
export const EarlyNote = () => {
  const { t } = useTranslation();
  return <p id="said" role="status" className={css.said} data-offline={t('layout.offlineAdd')} />;
};
