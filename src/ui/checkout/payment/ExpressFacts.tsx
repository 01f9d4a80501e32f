import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { addressFormat } from '../../../domain/customer/address-format.ts';
import { addressLines } from '../../../domain/customer/address-lines.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useMethodName } from '../shipping/use-method-name.ts';
import css from './express.module.css';
import { type ShownWay, usePaidBy } from './use-paid-by.ts';

const Row = ({
  name,
  change,
  children,
}: {
  readonly name: string;
  readonly change: ReactNode;
  readonly children: ReactNode;
}) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
    <dd>{change}</dd>
  </div>
);

/** Destination, shipping and payment of an order, one line each. */
export const ExpressFacts = ({
  cart,
  ...shown
}: ShownWay & { readonly cart: Pick<Cart, 'shippingAddress' | 'shipments'> }) => {
  const { t } = useTranslation('checkout');
  const { locale, shop } = useServices();
  const sentBy = useMethodName();
  const paidBy = usePaidBy()(shown);
  const { shippingAddress: address, shipments } = cart;
  const method = shipments[0]?.method;
  const lines = address && addressLines(address, addressFormat(address.countryCode, shop.countries));
  return (
    <dl className={css.facts}>
      {lines && (
        <Row
          name={t('address.shipping')}
          change={
            <PreLink to={pathTo.checkout(locale, 'address')} aria-label={t('review.changeAddress')}>
              {t('change')}
            </PreLink>
          }
        >
          {lines.join(', ')}
        </Row>
      )}
      {method !== undefined && (
        <Row
          name={t('shipping.legend')}
          change={
            <PreLink to={pathTo.checkout(locale, 'shipping')} aria-label={t('review.changeShipping')}>
              {t('change')}
            </PreLink>
          }
        >
          {sentBy(method)}
        </Row>
      )}
      {paidBy !== undefined && (
        <Row
          name={t('payment.legend')}
          change={
            <PreLink to={pathTo.checkout(locale, 'payment')} aria-label={t('express.changePayment')}>
              {t('change')}
            </PreLink>
          }
        >
          {paidBy}
        </Row>
      )}
    </dl>
  );
};
