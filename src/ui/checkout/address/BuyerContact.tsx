import { useTranslation } from 'react-i18next';
import type { CartCustomer } from '../../../domain/cart/cart.ts';
import card from '../Card.module.css';

/** The e-mail of a signed-in customer. It cannot be changed here. Source: CHK-22. */
export const BuyerContact = ({ customer }: { readonly customer: CartCustomer }) => {
  const { t } = useTranslation('checkout');
  return (
    <div>
      <h2 className={card.subtitle}>{t('review.contact')}</h2>
      <p className={card.text}>{customer.email}</p>
      <p className={card.note}>{t('contact.ofAccount')}</p>
    </div>
  );
};
