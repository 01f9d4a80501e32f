import { consentWords } from '../../../domain/customer/consent-words.ts';
import { actOf, cartReminder, standing } from '../../../domain/customer/given-consent.ts';
import type { Consent } from '../../../domain/customer/mail-consent.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { mailboxActs, noteConsent } from '../consents/consent-store.ts';
import { choiceOf } from '../customers/mail-choice.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { askMailbox } from './consent-links.ts';
import { isStopped } from './stop-links.ts';

/** A cart and the mailbox that it names. `owner`: the customer whose it is; none: a guest's. */
export interface RemindedCart {
  readonly brand: BrandId;
  readonly token: string;
  readonly email: string;
  readonly owner?: CustomerRow | undefined;
}

const readerOf = ({ brand, email }: RemindedCart) => ({ brand, email, group: 'cart_abandon' }) as const;
const consentOf = ({ brand, email, token }: RemindedCart) =>
  ({ brand, email, purpose: 'cart_reminder', subject: token }) as const;

/** Whether its owner may be written to about a cart that they left. Source: LAW-32. */
export const cartConsent = async (
  db: Db,
  { shops }: Pick<Sandbox, 'shops'>,
  cart: RemindedCart,
): Promise<Consent> =>
  cartReminder({
    policy: shops[cart.brand].law.advertisingConsent,
    isStopped: await isStopped(db, readerOf(cart)),
    acts: await mailboxActs(db, consentOf(cart)),
    choice: cart.owner && (await choiceOf(db, cart.owner)),
  });

/** What was ticked at a cart, by which words, in which language. */
export interface TickedAtCart {
  readonly wanted: boolean;
  readonly words?: string;
  readonly locale: Locale;
}

/**
 * Writes down what the tick at the e-mail field said. Where the law wants it, or where this mailbox has ended such mails
 * before, a mail asks it first. Source: LAW-31, LAW-32.
 */
export const noteCartTick = async (
  trx: Trx,
  { shops, clock }: Pick<Sandbox, 'shops' | 'clock'>,
  cart: RemindedCart,
  { wanted, words = consentWords.cart_reminder, locale }: TickedAtCart,
): Promise<void> => {
  const at = new Date(clock.now());
  const stopped = await isStopped(trx, readerOf(cart));
  const policy = stopped ? 'mail' : shops[cart.brand].law.advertisingConsent;
  const act = actOf(wanted, standing(policy, await mailboxActs(trx, consentOf(cart))));
  if (act === undefined) return;
  await noteConsent(trx, { ...consentOf(cart), customerId: cart.owner?.id, act, words, locale, at });
  if (act === 'given' && policy === 'mail') await askMailbox(trx, cart, locale, at);
};
