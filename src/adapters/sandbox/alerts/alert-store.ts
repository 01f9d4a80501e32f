import { mostAlerts } from '../../../domain/catalogue/product-alert.ts';
import { consentWords } from '../../../domain/customer/consent-words.ts';
import type { ConsentAct } from '../../../domain/customer/given-consent.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { noteConsent } from '../consents/consent-store.ts';
import { hasProvenMailbox } from '../consents/proven-mailbox.ts';
import type { AlertRow } from '../db/alert-tables.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { newId } from '../db/new-token.ts';
import type { Db, Trx } from '../db/schema.ts';

/** Topic for an alert that is due: its id, and when that was found. */
export const alertTopic = 'product.alert';
/** Topic for sending the link that confirms a mailbox. */
export const alertConsentTopic = 'product.alert-consent';

/**
 * An alert request: for whom, for what, with which consent text. `isProven`: the requesting account has already
 * confirmed this mailbox for this shop.
 */
export interface AskedAlert
  extends Pick<
    AlertRow,
    'brand' | 'email' | 'locale' | 'kind' | 'product_id' | 'variant_id' | 'options' | 'below'
  > {
  readonly customerId?: number | undefined;
  readonly isProven: boolean;
  readonly words?: string | undefined;
  readonly at: Date;
}

const noteActs = async (
  trx: Trx,
  alerts: readonly Pick<AlertRow, 'id' | 'brand' | 'email' | 'customer_id'>[],
  act: ConsentAct,
  { words = consentWords.product_alert, ...said }: { words?: string | undefined; locale: Locale; at: Date },
): Promise<void> => {
  for (const { id: subject, brand, email, customer_id } of alerts)
    await noteConsent(trx, {
      ...said,
      ...{ brand, email, act, words, subject },
      customerId: customer_id ?? undefined,
      purpose: 'product_alert',
    });
};

/**
 * Stores an alert. An existing alert of the mailbox stays unchanged, with its earlier price, so that a stranger who
 * types the address changes nothing. `full`: the mailbox has the maximum number. Source: STOCK-7, STOCK-8, LAW-31.
 */
export const keepAlert = async (
  trx: Trx,
  { customerId, isProven, words, at, options, ...asked }: AskedAlert,
): Promise<'waiting' | 'given' | 'full'> => {
  const known = await trx
    .selectFrom('product_alert')
    .select(['kind', 'variant_id', 'confirmed_at'])
    .where('brand', '=', asked.brand)
    .where('email_key', '=', matchingEmail(asked.email))
    .where('outcome', 'is', null)
    .execute();
  const same = known.find(({ kind, variant_id }) => kind === asked.kind && variant_id === asked.variant_id);
  if (!same && known.length >= mostAlerts) return 'full';
  const confirmed_at = isProven ? at : null;
  const id = newId();
  const customer_id = customerId ?? null;
  const again = { below: asked.below, locale: asked.locale, customer_id };
  const row = await trx
    .insertInto('product_alert')
    .values({
      ...asked,
      email_key: matchingEmail(asked.email),
      ...{ id, confirmed_at, looked_at: null, outcome: null, created_at: at },
      customer_id,
      options: json(options),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'email_key', 'kind', 'variant_id'])
        .doUpdateSet({ ...again, id, confirmed_at, outcome: null, created_at: at })
        .where(({ or, eb }) =>
          or([
            eb('product_alert.outcome', '=', 'over'),
            ...(isProven ? [eb('product_alert.confirmed_at', 'is', null)] : []),
          ]),
        ),
    )
    .returning(['id', 'brand', 'email', 'customer_id'])
    .executeTakeFirst();
  if (row) await noteActs(trx, [row], 'given', { words, locale: asked.locale, at });
  return isProven || same?.confirmed_at ? 'given' : 'waiting';
};

/** Whether a mailbox waits for a mail about a product and has confirmed it. */
export const hasConfirmedAlerts = async (
  db: Db,
  { brand, email }: { readonly brand: BrandId; readonly email: string },
): Promise<boolean> =>
  (await db
    .selectFrom('product_alert')
    .select('id')
    .where('brand', '=', brand)
    .where('email_key', '=', matchingEmail(email))
    .where('confirmed_at', 'is not', null)
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '!=', 'over')]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Confirms all alerts of a mailbox. Returns whether any is waited for now. Source: STOCK-9, LAW-31. */
export const confirmAlerts = async (
  trx: Trx,
  { brand, email }: { readonly brand: BrandId; readonly email: string },
  said: { readonly locale: Locale; readonly at: Date },
): Promise<boolean> => {
  const rows = await trx
    .updateTable('product_alert')
    .set({ confirmed_at: said.at })
    .where('brand', '=', brand)
    .where('email_key', '=', matchingEmail(email))
    .where('confirmed_at', 'is', null)
    .returning(['id', 'brand', 'email', 'customer_id'])
    .execute();
  await noteActs(trx, rows, 'confirmed', said);
  return hasConfirmedAlerts(trx, { brand, email });
};

/**
 * Returns a customer's alerts: those requested in their account and, once the mailbox is proven to be theirs, those
 * requested for it as a guest.
 */
export const ownAlerts = (db: Db, customer: CustomerRow): Promise<readonly AlertRow[]> =>
  db
    .selectFrom('product_alert')
    .selectAll()
    .where('brand', '=', customer.brand)
    .where(({ or, eb }) =>
      or([
        eb('customer_id', '=', customer.id),
        ...(hasProvenMailbox(customer) ? [eb('email_key', '=', customer.email_key)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Ends one alert, or all of a mailbox. Source: STOCK-9, LAW-31. */
export const dropAlerts = async (
  trx: Trx,
  of: { readonly id: string } | { readonly brand: BrandId; readonly email: string },
  said: { readonly locale: Locale; readonly at: Date },
): Promise<void> => {
  const all = trx.deleteFrom('product_alert');
  const some =
    'id' in of
      ? all.where('id', '=', of.id)
      : all.where('brand', '=', of.brand).where('email_key', '=', matchingEmail(of.email));
  const rows = await some.returning(['id', 'brand', 'email', 'customer_id']).execute();
  await noteActs(trx, rows, 'withdrawn', said);
};

/**
 * Returns an alert whose mail is due, locked until the transaction ends. Undefined if it was stopped or its mail was
 * written.
 */
export const dueAlert = (trx: Trx, id: string): Promise<AlertRow | undefined> =>
  trx
    .selectFrom('product_alert')
    .selectAll()
    .where('id', '=', id)
    .where('outcome', 'in', ['due', 'replaced'])
    .forUpdate()
    .executeTakeFirst();

/** Resets an alert: the product was gone again before its mail was written. */
export const resetAlert = async (trx: Trx, id: string): Promise<void> => {
  await trx.updateTable('product_alert').set({ outcome: null }).where('id', '=', id).execute();
};

/** Deletes an alert whose mail was written; only the proof of consent is kept. */
export const deleteAlert = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('product_alert').where('id', '=', id).execute();
};
