import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';

/** A link to pay for an order that awaits payment. */
export const PayLink = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('history');
  const { locale } = useServices();
  if (order.state !== 'payment_pending') return null;
  return (
    <PreLink className={buttonClass('primary')} to={pathTo.thankYou(locale, order.token)}>
      {t('pay')}
    </PreLink>
  );
};
