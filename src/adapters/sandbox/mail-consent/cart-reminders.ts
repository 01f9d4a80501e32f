import { consentWords } from '../../../domain/customer/consent-words.ts';
import { actOf, cartReminder, standing } from '../../../domain/customer/given-consent.ts';
import type { Consent, ConsentPolicy } from '../../../domain/customer/mail-consent.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { mailboxActs, noteConsent } from '../consents/consent-store.ts';
import { policyIn, policyOf } from '../consents/mail-policy.ts';
import { choiceOf } from '../customers/mail-choice.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { askMailbox } from './consent-links.ts';
import { isStopped } from './stop-links.ts';

/**
 * A cart and its e-mail. `owner`: the customer who owns it. Undefined for a guest. `country`: where its goods are sent, if
 * that is known.
 */
export interface RemindedCart {
  readonly brand: BrandId;
  readonly token: string;
  readonly email: string;
  readonly owner?: CustomerRow | undefined;
  readonly country?: CountryCode | undefined;
}

const readerOf = ({ brand, email }: RemindedCart) => ({ brand, email, group: 'cart_abandon' }) as const;
const consentOf = ({ brand, email, token }: RemindedCart) =>
  ({ brand, email, purpose: 'cart_reminder', subject: token }) as const;

/** Returns how the owner of a cart consents to a reminder. Source: LAW-10. */
const policyFor = async (
  db: Db,
  shops: Pick<Sandbox, 'shops'>,
  { brand, country, owner }: RemindedCart,
): Promise<ConsentPolicy> =>
  owner && (await policyOf(db, shops, owner)) === 'mail' ? 'mail' : policyIn(shops, brand, [country]);

/** Whether the owner of an abandoned cart may be reminded of it by mail. Source: LAW-32. */
export const cartConsent = async (
  db: Db,
  shops: Pick<Sandbox, 'shops'>,
  cart: RemindedCart,
): Promise<Consent> =>
  cartReminder({
    policy: await policyFor(db, shops, cart),
    isStopped: await isStopped(db, readerOf(cart)),
    acts: await mailboxActs(db, consentOf(cart)),
    choice: cart.owner && (await choiceOf(db, cart.owner)),
  });

/** What was ticked at a cart, with the version of the wording and the language. */
export interface TickedAtCart {
  readonly wanted: boolean;
  readonly words?: string;
  readonly locale: Locale;
}

/**
 * Stores the consent given at the e-mail field. If the law requires it, or if this mailbox has stopped such mails
 * before, a mail asks for confirmation first. Source: LAW-31, LAW-32.
 */
export const noteCartTick = async (
  trx: Trx,
  { shops, clock }: Pick<Sandbox, 'shops' | 'clock'>,
  cart: RemindedCart,
  { wanted, words = consentWords.cart_reminder, locale }: TickedAtCart,
): Promise<void> => {
  const at = new Date(clock.now());
  const stopped = await isStopped(trx, readerOf(cart));
  const policy = stopped ? 'mail' : await policyFor(trx, { shops }, cart);
  const act = actOf(wanted, standing(policy, await mailboxActs(trx, consentOf(cart))));
  if (act === undefined) return;
  await noteConsent(trx, { ...consentOf(cart), customerId: cart.owner?.id, act, words, locale, at });
  if (act === 'given' && policy === 'mail') await askMailbox(trx, cart, locale, at);
};

/**
 * Asks the mailbox of a cart that was ticked before its country was known, if the law of that country requires it. A shop
 * whose own law does has asked already. Source: LAW-10, LAW-32.
 */
export const askForCountry = async (
  trx: Trx,
  { shops, clock }: Pick<Sandbox, 'shops' | 'clock'>,
  cart: RemindedCart,
  locale: Locale,
): Promise<void> => {
  if (policyIn({ shops }, cart.brand, []) === 'mail') return;
  if ((await cartConsent(trx, { shops }, cart)) !== 'waiting') return;
  await askMailbox(trx, cart, locale, new Date(clock.now()));
};
