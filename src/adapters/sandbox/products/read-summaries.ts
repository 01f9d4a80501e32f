import { type RawBuilder, sql } from 'kysely';
import { lawForAll } from '../../../application/shared/law-for.ts';
import { lowestBefore, type PriceSince } from '../../../domain/catalogue/price/reduction.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { PriceUnit, ProductSummaryWire } from '../../contract/catalogue/product.ts';
import type { Channel } from '../../contract/channel.ts';
import type { Card } from '../db/listing-tables.ts';
import { lacksNothing } from '../passports/gap-list.ts';
import type { Sandbox } from '../sandbox.ts';
import { recommendedRetail } from '../seed/products/price-channels.ts';
import type { Contents } from '../seed/range/seed-product.ts';
import { initialStock, type StockProfile } from '../seed/range/stock-profile.ts';
import { needsCare } from './needs-care.ts';

interface Row {
  readonly id: number;
  readonly card: Card;
  readonly price: number;
  readonly bulk: readonly unknown[];
  readonly recommended: number | null;
  readonly history: readonly PriceSince[] | null;
  readonly contents: Contents;
  readonly stock_profile: StockProfile;
  readonly on_hand: number | null;
  readonly stop_order: boolean | null;
  readonly withheld: boolean;
  readonly care_year: number | null;
}

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

/** Computes the price of one lens or of 100 ml, rounded to the nearest minor unit. */
export const pricePerUnit = (
  price: number,
  { unit, amount, count }: Contents,
): { readonly value: Minor; readonly units: PriceUnit } | undefined => {
  const all = amount * count;
  switch (unit) {
    case 'lenses':
      return { value: Math.round(price / all) as Minor, units: 'lens' };
    case 'ml':
      return { value: Math.round((price * 100) / all) as Minor, units: '100ml' };
    case 'piece':
      return undefined;
  }
};

/** Returns the stock that a card shows for all variants of a product: with mixed stock, that of the majority. */
const stockOnCard = (profile: StockProfile, id: string): number =>
  initialStock(profile === 'mixed' ? 'plenty' : profile, id).onHand;

const summaryOf = (sandbox: Sandbox, { brand_channel }: Channel, row: Row): ProductSummaryWire => {
  const { currency, features } = sandbox.shops[brand_channel];
  const original =
    features.struckThroughPrice && row.recommended !== null && row.recommended > row.price
      ? row.recommended
      : undefined;
  const before = beforeReduction(sandbox, brand_channel, row);
  const perUnit = pricePerUnit(row.price, row.contents);
  return {
    ...row.card,
    stock: row.on_hand ?? stockOnCard(row.stock_profile, String(row.id)),
    price: {
      current: row.price as Minor,
      currency,
      ...(original !== undefined && { original: original as Minor }),
      ...(before !== undefined && { before: before as Minor }),
    },
    has_bulk_price: row.bulk.length > 0,
    ...((row.stop_order ?? initialStock(row.stock_profile, '').stopOrder) && { stop_order: true }),
    ...(row.withheld && { withheld: true }),
    ...(row.care_year !== null && { care_year: row.care_year as Minor }),
    ...(perUnit && { price_per_unit: perUnit }),
  };
};

/**
 * Reads cards in the order of the given ids, at the prices of the first channel that has one (by default, the shop's
 * own channel). Products without a price are left out.
 */
export const readSummaries = async (
  sandbox: Sandbox,
  channel: Channel,
  ids: readonly number[],
  priceChannels: readonly string[] = [sandbox.shops[channel.brand_channel].priceChannel],
): Promise<readonly ProductSummaryWire[]> => {
  if (ids.length === 0) return [];
  const { currency } = sandbox.shops[channel.brand_channel];
  const { rows } = await sql<Row>`select l.id, l.card, pp.price, pp.bulk,
      coalesce(pp.struck, r.price) as recommended, ${priceHistoryOf('pp.channel', 'l.id')} as history,
      p.contents, p.stock_profile, s.on_hand, s.stop_order,
      not ${lacksNothing(sql`l.id`, sql`${channel.brand_channel}::text`)} as withheld,
      (select year from care_cost care where care.channel = pp.channel and ${needsCare}) as care_year
    from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as asked(id, place)
    join listing l on l.id = asked.id and l.locale = ${channel.locale}
    join product p on p.id = l.id
    join lateral (select one.channel, one.price, one.bulk, one.struck
      from unnest(${`{${priceChannels.join(',')}}`}::text[]) with ordinality as wanted(code, place)
      join price_channel c on c.code = wanted.code and c.currency = ${currency}
      join product_price one on one.channel = c.num and one.product_id = l.id
      order by wanted.place limit 1) pp on true
    left join price_channel rc on rc.code = ${recommendedRetail} and rc.currency = ${currency}
    left join product_price r on r.channel = rc.num and r.product_id = l.id
    left join stock s on s.variant_id = l.id::text
    order by asked.place`.execute(sandbox.db);
  return rows.map((row) => summaryOf(sandbox, channel, row));
};

/** Returns a product id as a number. Undefined for any other text. */
export const productNumber = (id: ProductId | string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
