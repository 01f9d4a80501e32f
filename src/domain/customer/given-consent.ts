/** What somebody agreed to beyond an order, as it is kept to prove it: what was said, when, and by which words. */

import type { Consent, ConsentPolicy, SaidOfMails } from './mail-consent.ts';
import { maySend } from './mail-consent.ts';

/** What the values of a customer's eyes may be used for beyond an order. Source: LAW-30. */
export const valuePurposes = ['lens_pass', 'order_reminder', 'subscription'] as const;
export type ValuePurpose = (typeof valuePurposes)[number];

/** What a mailbox of a guest can be asked by the link of a mail: a mail about a cart that was left, or about a product. */
export const linkPurposes = ['cart_reminder', 'product_alert'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** `mails`: one of the groups of mails. */
export const consentPurposes = [...valuePurposes, ...linkPurposes, 'mails'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** `given`: they said yes; `confirmed`: their mailbox said it too; `withdrawn`: it counts no more. */
export const consentActs = ['given', 'confirmed', 'withdrawn'] as const;
export type ConsentAct = (typeof consentActs)[number];

/** How a consent stands after all that was said, the oldest first. A new yes is a new question to the mailbox. Source: LAW-31. */
export const standing = (policy: ConsentPolicy, acts: readonly ConsentAct[]): Consent => {
  const [first, ...more] = acts.slice(Math.max(acts.lastIndexOf('given'), acts.lastIndexOf('withdrawn'), 0));
  if (first !== 'given') return 'none';
  return policy === 'word' || more.includes('confirmed') ? 'given' : 'waiting';
};

/** What is to be written down where somebody says yes or no: nothing where that is so already. Source: LAW-31. */
export const actOf = (wanted: boolean, now: Consent): ConsentAct | undefined => {
  if (wanted === (now !== 'none')) return undefined;
  return wanted ? 'given' : 'withdrawn';
};

/** What is known of the owner of a cart. */
export interface CartReader {
  readonly policy: ConsentPolicy;
  /** They ended mails about carts by a link of one. */
  readonly isStopped: boolean;
  /** What was said at this cart, by this mailbox. */
  readonly acts: readonly ConsentAct[];
  /** What the customer chose whose cart it is; none: a guest. */
  readonly choice?: SaidOfMails | undefined;
}

/** How the consent to a mail about a left cart stands: by the tick at the cart, or by the choice in the account. Source: LAW-32. */
export const cartReminder = ({ policy, isStopped, acts, choice }: CartReader): Consent => {
  if (choice && !isStopped && maySend(policy, choice, 'cart_abandon')) return 'given';
  const said = standing(policy, acts);
  return isStopped && said === 'given' ? 'none' : said;
};
