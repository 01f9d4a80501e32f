/** What it takes to send somebody mails that they chose. */

import type { MailGroup } from './mail-preferences.ts';

/**
 * `word`: whoever says yes is written to; `mail`: only once they have said it again from their mailbox.
 * Source: ACC-3.
 */
export type ConsentPolicy = 'word' | 'mail';

/** `none`: no mail is wanted; `waiting`: for the mailbox's yes; `given`: mails may be sent. */
export const consents = ['none', 'waiting', 'given'] as const;
export type Consent = (typeof consents)[number];

/** What comes of the link that a mailbox got. */
export const consentLinks = ['OK', 'EXPIRED', 'UNKNOWN'] as const;
export type ConsentLink = (typeof consentLinks)[number];

/** What somebody said, and whether their mailbox said it too. */
export interface SaidOfMails {
  readonly groups: readonly MailGroup[];
  readonly confirmed: boolean;
}

/** A mailbox confirms once: what its owner chooses later, signed in, waits for nothing. Source: ACC-3. */
export const consentTo = (policy: ConsentPolicy, { groups, confirmed }: SaidOfMails): Consent => {
  if (groups.length === 0) return 'none';
  return policy === 'word' || confirmed ? 'given' : 'waiting';
};

/** Whether a mail of a group may be sent. Source: ACC-3. */
export const maySend = (policy: ConsentPolicy, said: SaidOfMails, group: MailGroup): boolean =>
  consentTo(policy, said) === 'given' && said.groups.includes(group);
