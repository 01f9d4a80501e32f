import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { LensUsage, ProductCategory } from '../../../domain/catalogue/product.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import { lacksNothing } from '../passports/gap-list.ts';
import { productNumber, readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import type { CareKind } from '../seed/range/seed-product.ts';
import { hashOf } from '../seed/range/stock-profile.ts';

/** A product in the cart, as far as the rules need it. */
export interface InCart {
  readonly category: ProductCategory;
  readonly lensUsage: LensUsage | null;
}

type Wanted = CareKind | LensUsage | 'sunglasses';

/** What to recommend for a cart, best kinds first. `suits`: what the care products are for. */
export interface Rule {
  readonly category: string;
  readonly kinds: readonly Wanted[];
  readonly suits: 'lenses' | 'glasses';
}

/**
 * Returns the rule for a cart. Reusable lenses need care products, and care products need lenses. Daily lenses need no
 * care. The first matching rule decides.
 */
export const ruleFor = (cart: readonly InCart[]): Rule | undefined => {
  const lenses = cart.filter(({ category }) => category === 'lens');
  if (lenses.some(({ lensUsage }) => lensUsage !== 'daily'))
    return { category: 'lens_care', kinds: ['multi_purpose', 'drops', 'peroxide', 'case'], suits: 'lenses' };
  if (lenses.length > 0)
    return { category: 'daily_comfort', kinds: ['drops', 'sunglasses'], suits: 'lenses' };
  if (cart.some(({ category }) => category === 'lenscare'))
    return { category: 'more_care', kinds: ['drops', 'monthly', 'case', 'saline'], suits: 'lenses' };
  return cart.length > 0
    ? { category: 'glasses_care', kinds: ['cleaner', 'sunglasses'], suits: 'glasses' }
    : undefined;
};

const shown = 4;

/**
 * Picks the best sellers of each kind in turn, manufacturers in the cart first. Only products in stock, and none of a
 * product line that is in the cart.
 */
const choose = async (
  sandbox: Sandbox,
  brand: BrandId,
  rule: Rule,
  inCart: readonly number[],
): Promise<readonly number[]> => {
  const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
  const forGlasses = JSON.stringify([{ code: 'suitable_for', value: 'glasses' }]);
  const { rows } = await sql<{ id: number }>`with cart as (
      select group_id, manufacturer from product where id = any(${list(inCart)}::int[])),
    candidate as (
      select p.id, coalesce(p.care_kind, p.lens_usage, p.category) as kind, p.popularity,
        p.manufacturer in (select manufacturer from cart) as same_maker
      from product p
      where coalesce(p.care_kind, p.lens_usage, p.category) = any(${list(rule.kinds)}::text[])
        and (p.category <> 'lenscare' or (p.facts @> ${forGlasses}::text::jsonb) = ${rule.suits === 'glasses'}::boolean)
        and p.is_active and not p.discontinued and not p.is_trial
        and ${lacksNothing(sql`p.id`, sql`${brand}::text`)}
        and p.stock_profile not in ('none', 'negative', 'stopped_without_stock')
        and p.group_id not in (select group_id from cart)),
    turn as (
      select id, kind, row_number() over (partition by kind order by same_maker desc, popularity desc, id) as turn
      from candidate)
    select id from turn order by turn, array_position(${list(rule.kinds)}::text[], kind) limit ${shown}`.execute(
    sandbox.db,
  );
  return rows.map(({ id }) => id);
};

/**
 * Recommends care and drops for lenses in the cart, lenses for care, and cleaners for glasses. Never recommends what is
 * in the cart already. Source: CART-15.
 */
export const makeGetRecommendationCrossSell =
  (sandbox: Sandbox): Handler<ShopApi['getRecommendationCrossSell']> =>
  async ({ channel, body }) => {
    const numbers = body.items.flatMap(({ product_id }) => productNumber(product_id) ?? []);
    const cart =
      numbers.length === 0
        ? []
        : await sandbox.db
            .selectFrom('product')
            .select(['id', 'category', 'lens_usage as lensUsage'])
            .where('id', 'in', numbers)
            .execute();
    const rule = ruleFor(cart);
    const ids = rule ? await choose(sandbox, channel.brand_channel, rule, numbers) : [];
    return E.right({
      recommendation_id: `${rule?.category ?? 'none'}-${hashOf(ids.join()).toString(36)}`,
      products: await readSummaries(sandbox, channel, ids),
      metadata: { category: rule?.category ?? 'none' },
    });
  };
