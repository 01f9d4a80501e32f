import { useTranslation } from 'react-i18next';
import css from './product-form.module.css';

/**
 * The element in which the starter script says what was added to the cart before hydration, or that the add waits for a
 * connection. Empty until then, and not part of an island. Source: CART-20, UI-8.
 */
export const EarlyNote = () => {
  const { t } = useTranslation();
  return <p id="said" role="status" className={css.said} data-offline={t('layout.offlineAdd')} />;
};
