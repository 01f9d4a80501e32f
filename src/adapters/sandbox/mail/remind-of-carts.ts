import { sql } from 'kysely';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import { readCart } from '../cart/cart-store.ts';
import { viewCart } from '../cart/cart-view.ts';
import { cartWire } from '../cart/cart-wire.ts';
import { reminderTopic } from '../cart/reminder-topic.ts';
import { customerOfCart } from '../customers/customer-store.ts';
import { consentLinkLifetime, loginSecret } from '../customers/mail-links.ts';
import { hasEnoughMails } from '../customers/mails-lately.ts';
import type { CartRow } from '../db/commerce-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { attempt } from '../jobs/attempt.ts';
import { cartConsent, type RemindedCart } from '../mail-consent/cart-reminders.ts';
import { stopAddress } from '../mail-consent/stop-links.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Letter } from './letter.ts';
import { mailLook } from './mail-look.ts';
import { reminderLetter } from './reminder.ts';

/** A cart is no longer considered once its owner has left the request for consent unanswered for this long. Units: ms. */
const waitedFor = consentLinkLifetime;

/** Returns the carts that nobody has changed for the configured time and for which a consent of the owner may be on record. */
const leftCarts = async ({
  db,
  clock,
  cartLeftAfterMs,
}: Pick<Sandbox, 'db' | 'clock' | 'cartLeftAfterMs'>) => {
  const now = clock.now();
  const { rows } = await sql<Pick<CartRow, 'token' | 'brand' | 'email' | 'customer_id' | 'shipping_address'>>`
    select c.token, c.brand, c.email, c.customer_id, c.shipping_address from cart c
    where c.email is not null and c.checkout_state <> 'completed'
      and c.updated_at <= ${new Date(now - cartLeftAfterMs)}
      and c.updated_at > ${new Date(now - cartLeftAfterMs - waitedFor)}
      and exists (select from cart_line l where l.cart_token = c.token)
      and not exists (select from outbox o where o.topic = ${reminderTopic} and o.subject_id = c.token)
      and (exists (select from consent_entry e where e.subject = c.token and e.purpose = 'cart_reminder')
        or exists (select from marketing_communication m
          where m.customer_id = c.customer_id::int and m.mail_groups @> '["cart_abandon"]'))`.execute(db);
  return rows;
};

const askForReminder = async (
  sandbox: Sandbox,
  { token, brand, email, customer_id, shipping_address }: Awaited<ReturnType<typeof leftCarts>>[number],
): Promise<void> => {
  const { db, clock } = sandbox;
  const owner = await customerOfCart(db, customer_id);
  const cart = { brand, token, email: email ?? '', owner, country: shipping_address?.country_code };
  if ((await cartConsent(db, sandbox, cart)) !== 'given') return;
  await db.transaction().execute((trx) => askForLetter(trx, reminderTopic, token, new Date(clock.now())));
};

/**
 * Queues a reminder for every abandoned cart whose owner has consented. Only once per cart, however often this runs.
 * Source: REO-5, LAW-32.
 */
export const remindOfCarts = async (sandbox: Sandbox): Promise<void> => {
  for (const left of await leftCarts(sandbox))
    await attempt(sandbox, 'carts.left', () => askForReminder(sandbox, left));
};

/** A cart's owner, and how to write to them. */
export interface CartOwner extends RemindedCart {
  readonly locale: Locale;
}

/**
 * Builds the letter about a cart. Undefined if its owner does not want such letters, or if the mailbox got enough of
 * them: anybody can agree at many carts in its name. Source: LAW-32, AUTH-33.
 */
export const letterAboutCart = async (
  trx: Trx,
  sandbox: Sandbox,
  { locale, ...reminded }: CartOwner,
  cart: CartWire,
): Promise<Letter | undefined> => {
  const { brand, email, owner } = reminded;
  if ((await cartConsent(trx, sandbox, reminded)) !== 'given') return undefined;
  if (await hasEnoughMails(trx, sandbox, email, [reminderTopic])) return undefined;
  const reader = { brand, email, group: 'cart_abandon' } as const;
  return reminderLetter(
    {
      stop: await stopAddress(trx, sandbox, reader, locale),
      shop: sandbox.shops[brand],
      look: mailLook(sandbox, brand),
      locale,
      t: sandbox.texts(brand, locale),
      recipient: email,
      owner,
      ...(owner && {
        hash: await loginSecret(trx, { customer: owner, locale, now: new Date(sandbox.clock.now()) }),
      }),
    },
    cart,
  );
};

/** Builds the letter about a cart as it is now. Undefined if it has been ordered or emptied. */
export const cartLetter = async (trx: Trx, sandbox: Sandbox, token: string): Promise<Letter | undefined> => {
  const known = await findRow(trx, 'cart', { token }, [
    'brand',
    'locale',
    'email',
    'customer_id',
    'shipping_address',
  ]);
  if (!known || known.email === null) return undefined;
  const { brand, locale, email } = known;
  const country = known.shipping_address?.country_code;
  const channel = { brand_channel: brand, locale };
  const owner = await customerOfCart(trx, known.customer_id);
  const stored = await readCart(trx, { ...channel, customer: owner }, token);
  if (!stored || stored.lines.length === 0) return undefined;
  const cart = cartWire(sandbox, locale, await viewCart(trx, sandbox, channel, stored));
  return letterAboutCart(trx, sandbox, { brand, token, locale, email, owner, country }, cart);
};
