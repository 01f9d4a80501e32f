import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import { shopItemsPerPage } from '../../../domain/catalogue/listing-query.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { withinLimits } from '../../shared/within-limits.ts';
import { violate } from '../../shop-server/refusal.ts';
import type { Call, Handler } from '../call.ts';
import { lacksNothing } from '../passports/gap-list.ts';
import type { Sandbox } from '../sandbox.ts';
import { productNumber, readSummaries } from './read-summaries.ts';

type Query = Call<ShopApi['searchProductList']>['query'];

const largestLimit = 100;
/** Maximum number of ids in one request: more do not fit into a URL. */
const mostIds = 500;

/** Whether all price channels belong to the shop. Others are refused. */
const isOwn = async ({ db }: Sandbox, brand: BrandId, codes: readonly string[]): Promise<boolean> => {
  const rows = await db
    .selectFrom('price_channel')
    .select('code')
    .distinct()
    .where('brand', '=', brand)
    .where('code', 'in', codes)
    .execute();
  return rows.length === new Set(codes).size;
};

interface Found {
  readonly total: number;
  readonly id: number | null;
}

/** Finds products in the order of the given ids, each once. Without ids, best sellers first. */
const find = (
  sandbox: Sandbox,
  brand: BrandId,
  query: Query,
  channels: readonly string[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
) => {
  const numbers = query.product_id?.slice(0, mostIds).flatMap((id) => productNumber(id) ?? []);
  const asked = numbers
    ? sql`(select id, min(place) as place from unnest(${`{${numbers.join(',')}}`}::int[]) with ordinality a(id, place) group by id)`
    : sql`(select id, rank as place from product_rank)`;
  const above = query['price[gt]'];
  const { currency } = sandbox.shops[brand];
  return sql<Found>`with fitting as materialized (
      select p.id, asked.place from ${asked} asked
      join product p on p.id = asked.id and p.is_active and not p.is_trial and ${lacksNothing(sql`p.id`, sql`${brand}::text`)}
      join lateral (select pp.price from product_price pp join price_channel c on c.num = pp.channel
        where pp.product_id = p.id and c.currency = ${currency} and c.code = any(${`{${channels.join(',')}}`}::text[])
        order by array_position(${`{${channels.join(',')}}`}::text[], c.code) limit 1) first on true
      ${above === undefined ? sql`` : sql`where first.price > ${above}::bigint`}),
    page as (select id, place from fitting order by place limit ${limit} offset ${offset})
    select (select count(*)::int from fitting) total, page.id from (select 1) one left join page on true
    order by page.place`.execute(sandbox.db);
};

/**
 * Returns cards for a list of product ids kept by a client, or for the whole shop. Refuses price channels of other
 * shops. Source: SRCH-4.
 */
export const makeSearchProductList =
  (sandbox: Sandbox): Handler<ShopApi['searchProductList']> =>
  async ({ channel, query }) => {
    const [own, ...others] = query.price_channel ?? [];
    const channels =
      own === undefined ? [sandbox.shops[channel.brand_channel].priceChannel] : [own, ...others];
    if (!(await isOwn(sandbox, channel.brand_channel, channels)))
      return violate([{ path: 'price_channel', code: 'validation.invalid' }]);
    const page = withinLimits(query.page, 1, 1_000_000, 1);
    const limit = withinLimits(query.limit, 1, largestLimit, shopItemsPerPage);
    const { rows } = await find(sandbox, channel.brand_channel, query, channels, {
      offset: (page - 1) * limit,
      limit,
    });
    const ids = rows.flatMap(({ id }) => id ?? []);
    return E.right({
      result: await readSummaries(sandbox, channel, ids, channels),
      meta: { total: rows[0]?.total ?? 0, page, limit },
    });
  };
