/** Consents beyond an order, stored as evidence: what was said, when, and the version of the text. */

import type { Consent, ConsentPolicy, SaidOfMails } from './mail-consent.ts';
import { maySend } from './mail-consent.ts';

/** What a customer's eye values may be used for beyond an order. Source: LAW-30. */
export const valuePurposes = ['lens_pass', 'order_reminder', 'subscription'] as const;
export type ValuePurpose = (typeof valuePurposes)[number];

/** The consents that a guest can confirm with a link in an e-mail: e-mails about an abandoned cart, or about a product. */
export const linkPurposes = ['cart_reminder', 'product_alert'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** `mails`: one of the e-mail groups. */
export const consentPurposes = [...valuePurposes, ...linkPurposes, 'mails'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** `given`: the person agreed; `confirmed`: they confirmed it by e-mail; `withdrawn`: it no longer applies. */
export const consentActs = ['given', 'confirmed', 'withdrawn'] as const;
export type ConsentAct = (typeof consentActs)[number];

/**
 * Returns the state of a consent after all acts, the oldest first. A new consent has to be confirmed by e-mail again.
 * Source: LAW-31.
 */
export const standing = (policy: ConsentPolicy, acts: readonly ConsentAct[]): Consent => {
  const [first, ...more] = acts.slice(Math.max(acts.lastIndexOf('given'), acts.lastIndexOf('withdrawn'), 0));
  if (first !== 'given') return 'none';
  return policy === 'word' || more.includes('confirmed') ? 'given' : 'waiting';
};

/** Returns the act to record when a person agrees or refuses. Undefined if that is already the state. Source: LAW-31. */
export const actOf = (wanted: boolean, now: Consent): ConsentAct | undefined => {
  if (wanted === (now !== 'none')) return undefined;
  return wanted ? 'given' : 'withdrawn';
};

/** What is known about the owner of a cart. */
export interface CartReader {
  readonly policy: ConsentPolicy;
  /** Whether they ended e-mails about carts with the link in one. */
  readonly isStopped: boolean;
  /** The acts recorded for this cart and this e-mail address. */
  readonly acts: readonly ConsentAct[];
  /** The choice of the customer who owns the cart. Undefined for a guest. */
  readonly choice?: SaidOfMails | undefined;
}

/**
 * Returns the state of the consent to an e-mail about an abandoned cart: given by the checkbox at the cart, or by the
 * choice in the account. Source: LAW-32.
 */
export const cartReminder = ({ policy, isStopped, acts, choice }: CartReader): Consent => {
  if (choice && !isStopped && maySend(policy, choice, 'cart_abandon')) return 'given';
  const said = standing(policy, acts);
  return isStopped && said === 'given' ? 'none' : said;
};
