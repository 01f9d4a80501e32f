import type { CartCustomer } from '../../../domain/cart/cart.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import card from '../Card.module.css';

/** Whose order it is: an account's e-mail stands, a guest's can be changed in the step before. Source: CHK-22. */
export const BuyerContact = ({ customer }: { readonly customer: CartCustomer }) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  return (
    <div>
      <h2 className={card.subtitle}>{t('review.contact')}</h2>
      <p className={card.text}>
        {customer.email}{' '}
        {customer.accountId === undefined && (
          <PreLink to={pathTo.checkout(locale, 'customer')} aria-label={t('review.changeContact')}>
            {t('change')}
          </PreLink>
        )}
      </p>
      {customer.accountId !== undefined && <p className={card.note}>{t('contact.ofAccount')}</p>}
    </div>
  );
};
