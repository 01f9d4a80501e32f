import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { linesOf } from '../../../application/cart/lines-of.ts';
import { watchDelivery } from '../../../application/catalogue/watch-delivery.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { CartSums } from '../../cart/sums/CartSums.tsx';
import { DeliveryHint } from '../../cart/sums/DeliveryHint.tsx';
import { OrderBy } from '../../shared/elements/OrderBy.tsx';
import { useServices } from '../../shared/services.ts';
import { useStream } from '../../shared/use-stream.ts';
import card from '../Card.module.css';
import { SummaryLines } from '../frame/SummaryLines.tsx';
import { StepHead } from '../StepHead.tsx';
import { ExpressFacts } from './ExpressFacts.tsx';
import css from './express.module.css';
import type { ShownWay } from './use-paid-by.ts';

/** A repeated order with everything chosen: the complete order, and the button right below it. Source: HOME-3. */
export const ExpressOrder = ({
  cart,
  told,
  children,
  ...shown
}: ShownWay & {
  readonly cart: Cart;
  /** The result of the reorder. */
  readonly told: ReactNode;
  /** The button, with the texts that have to be read before. */
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('checkout');
  const { catalogue } = useServices();
  const end = useRef<HTMLDivElement>(null);
  const delivery$ = useMemo(
    () =>
      watchDelivery(catalogue, linesOf(cart), {
        shippingOption: cart.shipments[0]?.method,
        countryTo: cart.shippingAddress?.countryCode,
      }),
    [catalogue, cart],
  );
  const delivery = useStream(delivery$, null);
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section id="reorder" className={`${card.card} ${css.express} ${card.reach}`}>
      <StepHead title={t('reordered.title')} />
      {told}
      <SummaryLines basket={cart} />
      <div>
        <DeliveryHint delivery={delivery} />
        {delivery?.value && !delivery.value.allStopped && (
          <OrderBy arrival={delivery.value.prediction} className={css.orderBy} />
        )}
        <ExpressFacts cart={cart} {...shown} />
      </div>
      <CartSums basket={cart} />
      {children}
      <div ref={end} />
    </section>
  );
};
