import { sql, type Transaction } from 'kysely';
import { maySend } from '../../../domain/customer/mail-consent.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { CartWire } from '../../contract/cart/cart.ts';
import { readCart } from '../cart/cart-store.ts';
import { viewCart } from '../cart/cart-view.ts';
import { cartWire } from '../cart/cart-wire.ts';
import { customerOfCart } from '../customers/customer-store.ts';
import { choiceOf } from '../customers/mail-choice.ts';
import { loginSecret } from '../customers/mail-links.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Tables } from '../db/schema.ts';
import { isStopped, stopAddress } from '../mail-consent/stop-links.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Letter } from './letter.ts';
import { reminderLetter } from './reminder.ts';

export const reminderTopic = 'cart.abandoned';

/**
 * Leaves word of every cart that nobody has touched for the configured time, whose owner gave an e-mail. Once for a
 * cart, however often this runs. Source: REO-5.
 */
export const remindOfCarts = async ({ db, clock, cartLeftAfterMs }: Sandbox): Promise<void> => {
  const now = clock.now();
  await sql`insert into outbox(topic, subject_id, created_at)
    select ${reminderTopic}, c.token, ${new Date(now)} from cart c
    where c.email is not null and c.checkout_state <> 'completed'
      and c.updated_at <= ${new Date(now - cartLeftAfterMs)}
      and exists (select from cart_line l where l.cart_token = c.token)
      and not exists (select from outbox o where o.topic = ${reminderTopic} and o.subject_id = c.token)
    on conflict (topic, subject_id) do nothing`.execute(db);
};

/**
 * A customer who chose mails is asked no more than that; one who chose none yet is reminded like a guest.
 * Source: ACC-3.
 */
const wantsReminders = async (
  trx: Transaction<Tables>,
  { shops }: Pick<Sandbox, 'shops'>,
  owner: CustomerRow,
): Promise<boolean> => {
  const choice = await choiceOf(trx, owner);
  return (
    choice.id === undefined || maySend(shops[owner.brand].law.advertisingConsent, choice, 'cart_abandon')
  );
};

/** Whose cart it is, and how they are written to. */
export interface CartOwner {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly email: string;
  readonly owner?: CustomerRow | undefined;
}

/** The letter about a cart; none where its owner wants no such letters. */
export const letterAboutCart = async (
  trx: Transaction<Tables>,
  sandbox: Sandbox,
  { brand, locale, email, owner }: CartOwner,
  cart: CartWire,
): Promise<Letter | undefined> => {
  const reader = { brand, email, group: 'cart_abandon' } as const;
  if (await isStopped(trx, reader)) return undefined;
  if (owner && !(await wantsReminders(trx, sandbox, owner))) return undefined;
  return reminderLetter(
    {
      stop: await stopAddress(trx, sandbox, reader, locale),
      shop: sandbox.shops[brand],
      look: sandbox.looks[brand],
      origin: sandbox.publicUrl(brand),
      locale,
      recipient: email,
      ...(owner && {
        hash: await loginSecret(trx, { customer: owner, locale, now: new Date(sandbox.clock.now()) }),
      }),
    },
    cart,
  );
};

/** The letter about a cart as it stands now; none where it was ordered or emptied meanwhile. */
export const cartLetter = async (
  trx: Transaction<Tables>,
  sandbox: Sandbox,
  token: string,
): Promise<Letter | undefined> => {
  const known = await trx
    .selectFrom('cart')
    .select(['brand', 'locale', 'email', 'customer_id'])
    .where('token', '=', token)
    .executeTakeFirst();
  if (!known || known.email === null) return undefined;
  const { brand, locale, email } = known;
  const channel = { brand_channel: brand, locale };
  const owner = await customerOfCart(trx, known.customer_id);
  const stored = await readCart(trx, { ...channel, customer: owner }, token);
  if (!stored || stored.lines.length === 0) return undefined;
  const cart = cartWire(sandbox, locale, await viewCart(trx, sandbox, channel, stored));
  return letterAboutCart(trx, sandbox, { brand, locale, email, owner }, cart);
};
