import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import { json } from '../db/json.ts';
import { findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

/** Keeps the prescription of a cart until it is ordered, also where an engine keeps the cart. A newer one replaces it. */
export const givePrescription = async (
  db: Db,
  cart: string,
  prescription: PrescriptionWire,
  at: Date,
): Promise<void> => {
  const given = { prescription: json(prescription), given_at: at };
  await db
    .insertInto('given_prescription')
    .values({ cart_token: cart, ...given })
    .onConflict((known) => known.column('cart_token').doUpdateSet(given))
    .execute();
};

/** What was said of the prescription for a cart. */
export const givenPrescription = async (db: Db, cart: string): Promise<PrescriptionWire | undefined> =>
  (await findRow(db, 'given_prescription', { cart_token: cart }, ['prescription']))?.prescription;

/** The same, for the order that keeps it from now on. */
export const takePrescription = async (db: Db, cart: string): Promise<PrescriptionWire | undefined> =>
  (
    await db
      .deleteFrom('given_prescription')
      .where('cart_token', '=', cart)
      .returning('prescription')
      .executeTakeFirst()
  )?.prescription;
