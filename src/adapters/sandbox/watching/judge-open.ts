import { sql } from 'kysely';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { type AlertVerdict, judgeAlert, type ProductAlert } from '../../../domain/catalogue/product-alert.ts';
import type { AlertRow } from '../db/alert-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { watchedGoods } from './watched-goods.ts';

export interface JudgedAlert {
  readonly id: string;
  readonly verdict: AlertVerdict;
}

/** Number of alerts checked at once. */
export const mostAtOnce = 500;

const asked = ({ kind, below }: AlertRow): ProductAlert =>
  kind === 'stock' ? { kind } : { kind, below: below ?? 0 };

const judgeIn = async (sandbox: Sandbox, alerts: readonly AlertRow[]): Promise<readonly JudgedAlert[]> => {
  const [first] = alerts;
  if (!first) return [];
  const goods = await watchedGoods(
    sandbox,
    { brand_channel: first.brand, locale: first.locale },
    alerts.map(({ product_id, options }) => ({ product: String(product_id) as ProductId, options })),
  );
  return alerts.map((alert) => {
    const now = goods.get(alert.variant_id);
    return { id: alert.id, verdict: now ? judgeAlert(asked(alert), now) : 'waiting' };
  });
};

/** Checks the alerts confirmed by their mailboxes, starting with those not checked for longest. */
export const judgeOpen = async (sandbox: Sandbox): Promise<readonly JudgedAlert[]> => {
  const open = await sandbox.db
    .selectFrom('product_alert')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('outcome', 'is', null)
    .orderBy(sql`looked_at nulls first`)
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
  const judged: JudgedAlert[] = [];
  for (const alerts of Map.groupBy(open, ({ brand }) => brand).values())
    judged.push(...(await judgeIn(sandbox, alerts)));
  return judged;
};
