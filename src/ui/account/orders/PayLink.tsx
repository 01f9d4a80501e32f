import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';

/** A link to pay for an order that awaits payment. While its stored payment method is charged, it says so. Source: SUBS-10. */
export const PayLink = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('history');
  const { locale } = useServices();
  if (order.state !== 'payment_pending') return null;
  if (order.payment?.isCharging) return <p>{t('charging')}</p>;
  return (
    <PreLink className={buttonClass('primary')} to={pathTo.thankYou(locale, order.token)}>
      {t('pay')}
    </PreLink>
  );
};
