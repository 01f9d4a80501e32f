import { deliveryOf } from '../../../domain/orders/subscription/goods.ts';
import type { Db } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import type { StockOf } from '../orders/repeat-lines.ts';
import type { Sandbox } from '../sandbox.ts';
import type { NotOrdered } from './settle-delivery.ts';
import { standingOf } from './standing-of.ts';

/** What is ordered now. Goods are named in their customer's language. */
export interface PlannedDelivery {
  readonly _tag: 'Order';
  readonly coming: SubscriptionRow;
  readonly goods: readonly string[];
  readonly leftOut: readonly string[];
}

const titles = (some: readonly { readonly title: string }[]): readonly string[] => [
  ...new Set(some.flatMap(({ title }) => (title === '' ? [] : [title]))),
];

/** Determines what a subscription orders now, or why it orders nothing. `stockOf`: the sandbox's own stock if omitted. */
export const planDelivery = async (
  db: Db,
  sandbox: Sandbox,
  row: SubscriptionRow,
  stockOf?: StockOf,
): Promise<PlannedDelivery | NotOrdered> => {
  const lines = await standingOf(db, sandbox, row, stockOf);
  const goods = titles(lines);
  const delivery = deliveryOf(lines);
  switch (delivery._tag) {
    case 'Nothing':
      return { _tag: 'NotOrdered', reason: 'goods_gone', goods };
    case 'Wait':
      return { _tag: 'NotOrdered', reason: 'goods_missing', goods };
    case 'Deliver':
      return {
        _tag: 'Order',
        coming: { ...row, lines: delivery.lines.map(({ line }) => line) },
        goods,
        leftOut: titles(delivery.leftOut),
      };
  }
};
