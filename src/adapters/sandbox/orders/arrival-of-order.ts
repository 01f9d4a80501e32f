import { arrival } from '../../../domain/checkout/arrival/arrival.ts';
import { shopTime } from '../../../domain/shared/shop-day.ts';
import { carrierDays } from '../../shop-server/delivery/shipping-table.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** What the arrival of an order depends on. `at`: when it is sold. Units: ms since 1970. */
interface SoldParcel extends Pick<OrderRow, 'brand' | 'country'> {
  readonly at: number;
  readonly method: string | null | undefined;
  readonly inStock: boolean;
}

/** Returns the columns with the arrival of an order. */
export const arrivalColumns = (
  { clock, shops }: Pick<Sandbox, 'clock' | 'shops'>,
  { brand, country, at, method, inStock }: SoldParcel,
): Pick<OrderRow, 'arrival_min' | 'arrival_max'> => {
  const { earliest, latest } = arrival({
    time: shopTime(at, clock.zone),
    warehouse: shops[brand].country,
    destination: country,
    carrier: carrierDays(method),
    inStock,
  });
  return { arrival_min: earliest, arrival_max: latest };
};

/**
 * Returns the arrival of an order that waited and is sold now: paid, or to be paid later. The parcels of the day on
 * which it was placed may have left meanwhile. Source: STOCK-11.
 */
export const arrivalOnceSold = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'shops'>,
  { token, brand, country, basket }: Pick<OrderRow, 'token' | 'brand' | 'country' | 'basket'>,
  now: Date,
): Promise<Pick<OrderRow, 'arrival_min' | 'arrival_max'>> => {
  const lines = await trx
    .selectFrom('order_line')
    .select(['quantity', 'from_stock'])
    .where('order_token', '=', token)
    .execute();
  return arrivalColumns(sandbox, {
    brand,
    country,
    at: now.getTime(),
    method: basket.shipments[0]?.method,
    inStock: lines.every(({ quantity, from_stock }) => from_stock === quantity),
  });
};
