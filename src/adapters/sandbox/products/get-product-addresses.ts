import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { Shop } from '../../../application/shared/shop.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { Localised } from '../../../domain/shared/locale.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { withinLimits } from '../../shared/within-limits.ts';
import type { Handler } from '../call.ts';
import { lacksNothing } from '../passports/gap-list.ts';
import type { Sandbox } from '../sandbox.ts';

const defaultLimit = 1000;
const largestLimit = 10_000;

interface Row {
  readonly id: number;
  readonly slugs: Localised;
  readonly changed_at: Date | null;
}

/** Products that the shop may sell and has a price for, and that have a canonical page of their own. */
const found = ({ id, priceChannel, currency }: Shop) => sql`from product p
  where ${lacksNothing(sql`p.id`, sql`${id}::text`)} and p.is_active and not p.discontinued and not p.is_trial and p.group_id = p.id
    and exists (select from product_price pp join price_channel c on c.num = pp.channel
      where pp.product_id = p.id and c.code = ${priceChannel} and c.currency = ${currency})`;

/** Returns the product pages for sitemaps. */
export const makeGetProductAddresses =
  ({ db, shops }: Sandbox): Handler<ShopApi['getProductAddresses']> =>
  async ({ channel, query }) => {
    const page = withinLimits(query.page, 1, 1_000_000, 1);
    const limit = withinLimits(query.limit, 1, largestLimit, defaultLimit);
    const shop = shops[channel.brand_channel];
    const { rows: counted } = await sql<{
      readonly n: number;
    }>`select count(*)::int n ${found(shop)}`.execute(db);
    const { rows } = await sql<Row>`select f.id, changed.changed_at,
        (select jsonb_object_agg(t.locale, t.slug) from product_text t where t.product_id = f.id) slugs
      from (select p.id ${found(shop)} order by p.id limit ${limit} offset ${(page - 1) * limit}) f
      left join product_change changed on changed.product_id = f.id order by f.id`.execute(db);
    return E.right({
      result: rows.map(({ id, slugs, changed_at }) => ({
        product_id: String(id) as ProductId,
        slugs,
        ...(changed_at && { changed_at: changed_at.toISOString() }),
      })),
      meta: { total: counted[0]?.n ?? 0, page, limit },
    });
  };
