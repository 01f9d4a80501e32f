import type { Db } from '../db/schema.ts';

/** What was credited of an order. Units: minor. */
export interface Credited {
  /** For goods that came back, after discount. */
  readonly goods: number;
  /** In all: also shipping, and refunds without goods. */
  readonly total: number;
}

/** Returns what the credit notes of each of some orders credit. */
export const creditedOf = async (db: Db, tokens: readonly string[]): Promise<(token: string) => Credited> => {
  if (tokens.length === 0) return () => ({ goods: 0, total: 0 });
  const credits = await db
    .selectFrom('bill')
    .select(['order_token', 'bill'])
    .where('kind', '=', 'credit')
    .where('order_token', 'in', tokens)
    .execute();
  return (token) =>
    credits
      .filter(({ order_token }) => order_token === token)
      .reduce(
        ({ goods, total }, { bill }) => ({
          goods: goods + (bill.lines.length > 0 ? bill.itemsTotal - bill.discount : 0),
          total: total + bill.total,
        }),
        { goods: 0, total: 0 },
      );
};
