/** The consent required to send a person the e-mails they chose. */

import type { MailGroup } from './mail-preferences.ts';

/** `word`: the consent alone is enough; `mail`: it has to be confirmed by e-mail first. Source: ACC-3. */
export type ConsentPolicy = 'word' | 'mail';

/** `none`: no e-mail is wanted; `waiting`: the confirmation by e-mail is missing; `given`: e-mails may be sent. */
export const consents = ['none', 'waiting', 'given'] as const;
export type Consent = (typeof consents)[number];

/** The results of opening a confirmation link. `ENDED`: no mail that it could confirm is wanted any more. */
export const consentLinks = ['OK', 'ENDED', 'EXPIRED', 'UNKNOWN'] as const;
export type ConsentLink = (typeof consentLinks)[number];

/** The chosen groups, and whether they were confirmed by e-mail. */
export interface SaidOfMails {
  readonly groups: readonly MailGroup[];
  readonly confirmed: boolean;
}

/**
 * Returns the state of the consent. An e-mail address is confirmed once: later choices by its signed-in owner need no
 * confirmation. Source: ACC-3.
 */
export const consentTo = (policy: ConsentPolicy, { groups, confirmed }: SaidOfMails): Consent => {
  if (groups.length === 0) return 'none';
  return policy === 'word' || confirmed ? 'given' : 'waiting';
};

/** Whether an e-mail of a group may be sent. Source: ACC-3. */
export const maySend = (policy: ConsentPolicy, said: SaidOfMails, group: MailGroup): boolean =>
  consentTo(policy, said) === 'given' && said.groups.includes(group);
