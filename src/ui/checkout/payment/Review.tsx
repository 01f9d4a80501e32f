import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { carrierOf } from '../../../domain/checkout/carrier.ts';
import type { CheckoutStep } from '../../../domain/shared/checkout-step.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { AddressText } from '../address/AddressText.tsx';
import { isSameAddress } from '../address/address-form.ts';
import { useMethodName } from '../shipping/use-method-name.ts';
import styles from './Review.module.css';
import { type ShownWay, usePaidBy } from './use-paid-by.ts';

const Part = ({
  title,
  change,
  step,
  children,
}: {
  readonly title: string;
  readonly change?: string;
  readonly step?: CheckoutStep;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  return (
    <div className={styles.part}>
      <dt>
        {title}
        {step && (
          <PreLink to={pathTo.checkout(locale, step)} aria-label={change}>
            {t('change')}
          </PreLink>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
};

/**
 * The addresses, shipping and payment of an order, for review before it is placed and after. `readOnly`: the order is
 * placed already.
 */
export const Review = ({
  cart,
  readOnly = false,
  arrival,
  ...shown
}: Partial<ShownWay> & {
  readonly cart: Pick<
    Cart,
    'customer' | 'billingAddress' | 'shippingAddress' | 'shipments' | 'deliveryNotice'
  >;
  readonly readOnly?: boolean;
  /** The delivery date, if it is not shown elsewhere. */
  readonly arrival?: ReactNode;
}) => {
  const { t } = useTranslation('checkout');
  const nameOf = useMethodName();
  const { t: say } = useTranslation();
  const { customer, billingAddress, shippingAddress, shipments, deliveryNotice } = cart;
  const method = shipments[0]?.method;
  const paidBy = usePaidBy();
  const { kept, way, isComing = false } = shown;
  const payment = kept && paidBy({ kept, way, isComing });
  const goesTo = (step: CheckoutStep, change: string) => (readOnly ? {} : { step, change });
  return (
    <dl className={styles.review}>
      {billingAddress && (
        <Part title={t('address.billing')} {...goesTo('address', t('review.changeAddress'))}>
          <AddressText address={billingAddress} />
        </Part>
      )}
      {shippingAddress && (
        <Part title={t('address.shipping')} {...goesTo('address', t('review.changeAddress'))}>
          {billingAddress && isSameAddress(billingAddress, shippingAddress) ? (
            t('address.same')
          ) : (
            <AddressText address={shippingAddress} />
          )}
        </Part>
      )}
      {customer && (
        <Part
          title={t('review.contact')}
          {...(customer.accountId === undefined && goesTo('customer', t('review.changeContact')))}
        >
          {customer.email}
          {customer.accountId !== undefined && !readOnly && (
            <>
              <br />
              <small>{t('contact.ofAccount')}</small>
            </>
          )}
        </Part>
      )}
      {method && (
        <Part title={t('shipping.legend')} {...goesTo('shipping', t('review.changeShipping'))}>
          {nameOf(method)}
          {arrival}
          {deliveryNotice !== undefined && (
            <>
              <br />
              <small>
                {t(deliveryNotice ? 'notice.yes' : 'notice.no', {
                  carrier: say(`carrier.${carrierOf(method)}`),
                })}
              </small>
            </>
          )}
        </Part>
      )}
      {payment !== undefined && (
        <Part title={t('payment.legend')} {...goesTo('payment', t('express.changePayment'))}>
          {payment}
        </Part>
      )}
    </dl>
  );
};
