import { shopTimeNow } from '../../../application/shared/clock.ts';
import type { CartView } from '../cart/cart-view.ts';
import { arrival } from '../delivery/arrival.ts';
import { carrierDays } from '../delivery/shipping-table.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Allocated } from '../stock/allocate.ts';

/** Where an order goes, and when it arrives by the way that was chosen. */
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
