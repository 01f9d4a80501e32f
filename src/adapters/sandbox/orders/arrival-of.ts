import { shopTimeNow } from '../../../application/shared/clock.ts';
import { arrival } from '../../../domain/checkout/arrival/arrival.ts';
import type { Allocated } from '../../../domain/orders/allocate.ts';
import { carrierDays } from '../../shop-server/delivery/shipping-table.ts';
import type { CartView } from '../cart/cart-view.ts';
import type { Sandbox } from '../sandbox.ts';

/** The country an order is sent to, and its arrival days with the chosen shipping method. */
export const arrivalOf = (sandbox: Sandbox, { row }: CartView, allocated: readonly Allocated[]) => {
  const warehouse = sandbox.shops[row.brand].country;
  const destination = row.shipping_address?.country_code ?? warehouse;
  const { earliest, latest } = arrival({
    time: shopTimeNow(sandbox.clock),
    warehouse,
    destination,
    carrier: carrierDays(row.shipping_method),
    inStock: allocated.every(({ quantity, fromStock }) => fromStock === quantity),
  });
  return { country: destination, arrival_min: earliest, arrival_max: latest };
};
