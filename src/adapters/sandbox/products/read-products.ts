import { sql } from 'kysely';
import { orderableOf } from '../../../domain/catalogue/orderable.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { ShopCurrency } from '../../../domain/shared/amounts.ts';
import { spellingOf } from '../../../domain/shared/spelling.ts';
import type { Channel } from '../../contract/channel.ts';
import type { Db } from '../db/schema.ts';
import { lacksNothing } from '../passports/gap-list.ts';
import type { Sandbox } from '../sandbox.ts';
import { recommendedRetail } from '../seed/products/price-channels.ts';
import { initialStock } from '../seed/range/stock-profile.ts';
import { narrowed } from './narrowed.ts';
import type { ProductFacts, ProductMap } from './product-facts.ts';
import { beforeReduction, priceHistoryOf } from './read-summaries.ts';

/** The shop's product ids are numbers. Any other text is dropped. */
const numbersOf = (ids: readonly string[]): readonly number[] =>
  ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);

const select = (
  db: Db,
  channel: Channel,
  {
    priceChannel,
    ownChannel,
    currency,
  }: { readonly priceChannel: string; readonly ownChannel: string; readonly currency: ShopCurrency },
  ids: readonly number[],
) =>
  db
    .selectFrom('product as p')
    .innerJoin('product_text as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', channel.locale),
    )
    .innerJoin('product_price as own', 'own.product_id', 'p.id')
    .innerJoin('price_channel as c', 'c.num', 'own.channel')
    .leftJoin('listing as l', (join) => join.onRef('l.id', '=', 'p.id').on('l.locale', '=', channel.locale))
    .leftJoin('product as instead', (join) =>
      join
        .onRef('instead.id', '=', 'p.replacement_id')
        .on('instead.is_active', '=', true)
        .on('instead.discontinued', '=', false),
    )
    .where('c.code', '=', priceChannel)
    .where('c.currency', '=', currency)
    .where('p.id', 'in', ids)
    .select([
      'p.id',
      'p.sku',
      'p.category',
      'p.brand',
      'p.lens_type',
      'p.lens_usage',
      'p.badge',
      'p.contents',
      'p.is_active',
      'p.discontinued',
      'p.is_trial',
      'p.options',
      'p.narrowings',
      'p.stock_profile',
      'instead.id as instead',
      't.title',
      't.slug',
      'own.price',
      'own.bulk',
      lacksNothing(sql.ref('p.id'), sql`${channel.brand_channel}::text`).as('may_be_sold'),
      priceHistoryOf('own.channel', 'p.id').as('history'),
      sql<string | null>`l.card ->> 'image'`.as('image'),
      sql<number | null>`(select w.price from product_price w join price_channel wc on wc.num = w.channel
        where wc.code = ${ownChannel} and wc.currency = c.currency and w.product_id = p.id)`.as('website'),
      sql<number | null>`coalesce(own.struck, (select r.price from product_price r
        join price_channel rc on rc.num = r.channel
        where rc.code = ${recommendedRetail} and rc.currency = c.currency and r.product_id = p.id))`.as(
        'recommended',
      ),
    ])
    .execute();

type Row = Awaited<ReturnType<typeof select>>[number];

const factsOf = (row: Row, title: string, compared: number | undefined): ProductFacts => ({
  id: String(row.id) as ProductId,
  sku: row.sku,
  title,
  slug: row.slug,
  image: row.image ?? `/images/${row.id}/front`,
  category: row.category,
  ...(row.lens_type && { lensType: row.lens_type }),
  ...(row.lens_usage && { lensUsage: row.lens_usage }),
  ...(row.badge && { badge: row.badge }),
  unit: { name: row.contents.unit, amount: row.contents.amount * row.contents.count },
  brand: row.brand === '' ? [] : [row.brand],
  price: row.price,
  ...(compared !== undefined && compared > row.price && { original: compared }),
  bulk: row.bulk,
  orderable:
    orderableOf({
      isActive: row.is_active,
      discontinued: row.discontinued,
      isWithheld: !row.may_be_sold,
    }) === 'orderable',
  ...(!row.may_be_sold && { withheld: true }),
  status: row.discontinued ? 'discontinued' : row.is_active && row.may_be_sold ? 'active' : 'inactive',
  isTrial: row.is_trial,
  ...(row.instead !== null && { replacement: String(row.instead) as ProductId }),
  optionsFor: (chosen) => narrowed(row.options, row.narrowings, chosen),
  initialStock: (variantId) => initialStock(row.stock_profile, variantId),
});

/**
 * Reads products by id, at the prices of a shop or of one of its partners. Products that the shop does not sell are
 * missing.
 */
export const readProducts = async (
  db: Db,
  sandbox: Pick<Sandbox, 'shops'>,
  channel: Channel,
  ids: readonly string[],
  partnerChannel?: string,
): Promise<ProductMap> => {
  const numbers = numbersOf(ids);
  if (numbers.length === 0) return new Map();
  const { country, priceChannel: ownChannel, currency, features } = sandbox.shops[channel.brand_channel];
  const priceChannel = partnerChannel ?? ownChannel;
  const rows = await select(db, channel, { priceChannel, ownChannel, currency }, numbers);
  const spelling = spellingOf(country, channel.locale);
  return new Map(
    rows.map((row) => [
      String(row.id),
      factsOf(
        row,
        spelling(row.title),
        partnerChannel === undefined
          ? (beforeReduction(sandbox, channel.brand_channel, row) ??
              (features.struckThroughPrice ? (row.recommended ?? undefined) : undefined))
          : (row.website ?? undefined),
      ),
    ]),
  );
};
