import type { Db } from '../db/schema.ts';

/**
 * Returns how much of the price of each of some orders was credited because goods came back. A refund without goods
 * does not count. Units: minor.
 */
export const creditedGoods = async (
  db: Db,
  tokens: readonly string[],
): Promise<(token: string) => number> => {
  if (tokens.length === 0) return () => 0;
  const credits = await db
    .selectFrom('bill')
    .select(['order_token', 'bill'])
    .where('kind', '=', 'credit')
    .where('order_token', 'in', tokens)
    .execute();
  return (token) =>
    credits
      .filter(({ order_token, bill }) => order_token === token && bill.lines.length > 0)
      .reduce((sum, { bill: { itemsTotal, discount } }) => sum + itemsTotal - discount, 0);
};
