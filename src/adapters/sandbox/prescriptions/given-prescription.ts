import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import { json } from '../db/json.ts';
import { findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

/** Stores the prescription of a cart until it is ordered, even if an engine keeps the cart. A newer one replaces it. */
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

/** Returns the prescription given for a cart. */
export const givenPrescription = async (db: Db, cart: string): Promise<PrescriptionWire | undefined> =>
  (await findRow(db, 'given_prescription', { cart_token: cart }, ['prescription']))?.prescription;

/** Returns it and deletes it here, because the order stores it from now on. */
export const takePrescription = async (db: Db, cart: string): Promise<PrescriptionWire | undefined> =>
  (
    await db
      .deleteFrom('given_prescription')
      .where('cart_token', '=', cart)
      .returning('prescription')
      .executeTakeFirst()
  )?.prescription;
