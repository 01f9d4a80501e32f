import { type RawBuilder, sql } from 'kysely';

/** The cause of the credit note for a withdrawal. */
export const creditCause = (receipt: string): string => `refund ${receipt}`;

/** Whether the goods of a withdrawal are not credited yet. `receipt`: the column with its receipt. */
export const isOpenWithdrawal = (receipt: 'w.receipt'): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from bill where bill.cause = 'refund ' || ${sql.ref(receipt)})`;
