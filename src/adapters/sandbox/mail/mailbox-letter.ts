import { alertConsentPath, mailConsentPath } from '../../../domain/shared/mail-link.ts';
import type { Trx } from '../db/schema.ts';
import { consentLinkFor } from '../mail-consent/consent-links.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import type { Letter } from './letter.ts';
import { linkWords } from './link-words.ts';

const pathOf = { cartConsent: mailConsentPath, alertConsent: alertConsentPath } as const;

/** Asks the owner of a mailbox for consent, since the address may have been typed by somebody else. Source: LAW-32, STOCK-9. */
export const mailboxLetter =
  (about: keyof typeof pathOf) =>
  async (trx: Trx, sandbox: Sandbox, linkId: string): Promise<Letter | undefined> => {
    const link = await consentLinkFor(trx, linkId);
    if (!link) return undefined;
    const { brand, locale, secret } = link;
    return buttonLetter(sandbox, {
      ...link,
      first_name: '',
      last_name: '',
      words: linkWords(sandbox, { brand, locale }, about),
      url: sandbox.publicUrl(brand) + pathOf[about](locale, secret),
    });
  };
