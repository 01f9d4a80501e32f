import { articleNames } from '../../../domain/orders/article.ts';
import type { OrderRow, WithdrawalRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';

/** Instead of goods that nobody has read: a declaration without goods would name the whole order. */
const unread = '…';

/** Returns the goods of a declaration without their values. */
const plainGoods = (
  { goods, lines, pieces }: Pick<WithdrawalRow, 'goods' | 'lines' | 'pieces'>,
  basket: OrderRow['basket'] | null,
): readonly string[] => {
  if (goods.length === 0) return [];
  const named = basket?.items.filter(({ id }) => lines?.includes(id)) ?? [];
  if (named.length === 0) return [unread];
  return articleNames(
    named.map(({ id, title, quantity }) => ({ title, options: [], quantity: pieces?.[id] ?? quantity })),
  );
};

/**
 * Removes lens values from declarations of withdrawal: once their order lost its values, but not before the shop or its
 * staff know which lines are meant, and in any case after the configured years. Returns their number. Source: LAW-33.
 */
export const eraseWithdrawals = async (
  trx: Trx,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<number> => {
  const due = await trx
    .selectFrom('withdrawal as w')
    .leftJoin('shop_order as o', 'o.token', 'w.order_token')
    .select(['w.receipt', 'w.goods', 'w.lines', 'w.pieces', 'o.basket'])
    .where('w.values_erased_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('o.values_erased_at', 'is not', null), eb('w.lines', 'is not', null)]),
        eb('w.received_at', '<', before),
      ]),
    )
    .orderBy('w.received_at')
    .limit(limit)
    .forUpdate('w')
    .skipLocked()
    .execute();
  for (const { receipt, basket, ...said } of due)
    await updateRow(
      trx,
      'withdrawal',
      { receipt },
      {
        goods: json(plainGoods(said, basket)),
        // The digest of a declaration is one of the values in it.
        digest: receipt,
        values_erased_at: now,
      },
    );
  return due.length;
};
