import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import { json } from '../db/json.ts';
import { findRow, updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

/**
 * Stores the prescription of a cart until it is ordered, even if an engine keeps the cart. A newer one replaces it.
 * `customer`: the owner of the cart, if known.
 */
export const givePrescription = async (
  db: Db,
  cart: string,
  prescription: PrescriptionWire,
  { at, customer }: { readonly at: Date; readonly customer: number | null },
): Promise<void> => {
  const given = {
    prescription: json(prescription),
    given_at: at,
    ...(customer !== null && { customer_id: customer }),
  };
  await db
    .insertInto('given_prescription')
    .values({ cart_token: cart, ...given })
    .onConflict((known) => known.column('cart_token').doUpdateSet(given))
    .execute();
};

/** Returns the prescription given for a cart. */
export const givenPrescription = async (db: Db, cart: string): Promise<PrescriptionWire | undefined> =>
  (await findRow(db, 'given_prescription', { cart_token: cart }, ['prescription']))?.prescription;

/** Assigns it to the customer who claims its cart. */
export const claimPrescription = async (db: Db, cart: string, customer_id: number): Promise<void> =>
  updateRow(db, 'given_prescription', { cart_token: cart }, { customer_id });

/** Returns what a customer gave for carts that are not ordered yet. */
export const ownPrescriptions = async (
  db: Db,
  customer_id: number,
): Promise<readonly (PrescriptionWire & { readonly cart_token: string })[]> => {
  const rows = await db
    .selectFrom('given_prescription')
    .select(['cart_token', 'prescription'])
    .where('customer_id', '=', customer_id)
    .orderBy('given_at')
    .execute();
  return rows.map(({ cart_token, prescription }) => ({ cart_token, ...prescription }));
};

/** Returns it and deletes it here, because the order stores it from now on. */
export const takePrescription = async (db: Db, cart: string): Promise<PrescriptionWire | undefined> =>
  (
    await db
      .deleteFrom('given_prescription')
      .where('cart_token', '=', cart)
      .returning('prescription')
      .executeTakeFirst()
  )?.prescription;
