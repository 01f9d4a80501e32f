import { type EuroRate, isCurrentRate } from '../../../domain/orders/bill/euro-tax.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import type { Trx } from '../db/schema.ts';

/** Stores a rate, once. */
export const keepRate = async (trx: Trx, { currency, day, perEuro }: EuroRate): Promise<void> => {
  await trx
    .insertInto('exchange_rate')
    .values({ currency, day, per_euro: perEuro })
    .onConflict((known) => known.columns(['currency', 'day']).doNothing())
    .execute();
};

/** Returns the newest rate of a currency that counts on a day. Undefined if none is known. Source: DOC-9. */
export const rateOn = async (trx: Trx, currency: Currency, today: Day): Promise<EuroRate | undefined> => {
  const row = await trx
    .selectFrom('exchange_rate')
    .select(['day', 'per_euro'])
    .where('currency', '=', currency)
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rate = row && { currency, day: row.day, perEuro: row.per_euro };
  return rate && isCurrentRate(rate, today) ? rate : undefined;
};
