import { type RawBuilder, sql } from 'kysely';
import { lawForAll } from '../../../application/shared/law-for.ts';
import { lowestBefore, type PriceSince } from '../../../domain/catalogue/price/price-indication.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Sandbox } from '../sandbox.ts';

/** SQL expression: a product's price history in a price channel, as one column. Null if its price never changed. */
export const priceHistoryOf = (channel: string, product: string): RawBuilder<readonly PriceSince[] | null> =>
  sql`(select jsonb_agg(jsonb_build_object('since', h.since, 'price', h.price)) from price_history h
    where h.channel = ${sql.ref(channel)} and h.product_id = ${sql.ref(product)})`;

/**
 * Returns the lowest price before a reduction, as required by the laws of all countries that the shop sells to. Units:
 * minor. Source: LAW-2.
 */
export const beforeReduction = (
  { shops }: Pick<Sandbox, 'shops'>,
  brand: BrandId,
  row: { readonly price: number; readonly history: readonly PriceSince[] | null },
): number | undefined => lowestBefore(row.history ?? [], row.price, lawForAll(shops[brand]).reductionDays);
