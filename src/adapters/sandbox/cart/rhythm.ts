import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import type { Shop } from '../../../application/shared/shop.ts';
import { canComeRegularly } from '../../../domain/catalogue/used-up.ts';
import { checkInterval, usualLimits } from '../../../domain/orders/subscription/interval.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import type { FieldRefusal } from '../../shop-server/refusal.ts';
import type { Trx } from '../db/schema.ts';
import type { ProductFacts } from '../products/product-facts.ts';
import type { PlannedLine } from './planned-lines.ts';

/** Returns the delivery interval of a line. Undefined for a single delivery. */
export const everyOf = ({ meta }: Pick<PlannedLine, 'meta'>): DeliveryInterval | undefined =>
  meta.subscription_frequency === undefined
    ? undefined
    : { every: meta.subscription_frequency, unit: meta.subscription_frequency_unit ?? 'day' };

/** Why a line cannot be delivered at its interval. Undefined if it can, or if it has no interval. Source: SUBS-1, SUBS-3. */
export const refuseRhythm = (
  { features, regularSaving, subscription = usualLimits }: Shop,
  product: Pick<ProductFacts, 'isTrial' | 'category'> | undefined,
  line: PlannedLine,
  path: string,
): FieldRefusal | undefined => {
  const every = everyOf(line);
  if (!every) return undefined;
  const at = `${path}.meta.subscription_frequency`;
  const isOffered = features.subscriptions && regularSaving !== undefined;
  if (!isOffered || !product || product.isTrial || !canComeRegularly(product.category))
    return { path: at, code: 'subscription.not_offered' };
  const checked = checkInterval(subscription)(every);
  return E.isLeft(checked)
    ? { path: at, code: `subscription.interval_${every.unit}`, values: checked.left }
    : undefined;
};

/** Gives all regular lines of a cart the same interval: the one chosen last. Source: SUBS-3. */
export const inOneRhythm = async (trx: Trx, token: string, added: readonly PlannedLine[]): Promise<void> => {
  const chosen = added.map(everyOf).findLast((every) => every !== undefined);
  if (!chosen) return;
  const { every, unit } = chosen;
  await sql`update cart_line
    set meta = meta || jsonb_build_object('subscription_frequency', ${every}::int, 'subscription_frequency_unit', ${unit}::text)
    where cart_token = ${token} and jsonb_exists(meta, 'subscription_frequency')`.execute(trx);
};

/** Removes the delivery interval from all lines of a product. Source: SUBS-3. */
export const comesOnce = async (trx: Trx, token: string, product: string): Promise<void> => {
  await sql`update cart_line set meta = meta - 'subscription_frequency' - 'subscription_frequency_unit'
    where cart_token = ${token} and product_id = ${product}`.execute(trx);
};
