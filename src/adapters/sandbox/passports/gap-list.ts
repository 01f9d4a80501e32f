import { type RawBuilder, sql } from 'kysely';
import type { MissingFact } from '../../../domain/catalogue/passport/missing-facts.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** SQL condition: whether a shop may sell the product that `id` names. `brand`: a column or a shop. Source: LAW-21. */
export const lacksNothing = (id: RawBuilder<unknown>, brand: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from product_gap gap where gap.product_id = ${id} and gap.brand = ${brand})`;

export interface Gap {
  readonly brand: BrandId;
  readonly id: string;
  readonly title: string;
  readonly missing: readonly MissingFact[];
}

/** Lists the facts that products lack, per shop, in the shops that have a price for them. Source: LAW-21. */
export const listGaps = async (db: Db, shops: Sandbox['shops']): Promise<readonly Gap[]> => {
  const { rows } = await sql<{
    readonly brand: BrandId;
    readonly id: number;
    readonly title: string | null;
    readonly missing: readonly MissingFact[];
  }>`select gap.brand, gap.product_id as id, t.title, gap.missing from product_gap gap
    join product p on p.id = gap.product_id and p.is_active
    left join product_text t on t.product_id = gap.product_id and t.locale = 'en'
    where exists (select from product_price pp join price_channel c on c.num = pp.channel
      where pp.product_id = gap.product_id
        and c.code = (${JSON.stringify(Object.fromEntries(brandIds.map((id) => [id, shops[id].priceChannel])))}::text::jsonb ->> gap.brand))
    order by gap.product_id, gap.brand`.execute(db);
  return rows.map(({ id, title, ...gap }) => ({ ...gap, id: String(id), title: title ?? String(id) }));
};
