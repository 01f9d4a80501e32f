import type { AddressStyle } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { mailConsentPath } from '../../../domain/shared/mail-link.ts';
import type { Trx } from '../db/schema.ts';
import { consentLinkFor } from '../mail-consent/consent-links.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import type { Letter } from './letter.ts';
import type { LinkWords } from './words/reset.ts';

/** Asks a mailbox whether it agrees: nobody knows yet who typed its address. Source: LAW-32, STOCK-9. */
export const mailboxLetter =
  (words: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>>) =>
  async (trx: Trx, sandbox: Sandbox, linkId: string): Promise<Letter | undefined> => {
    const link = await consentLinkFor(trx, linkId);
    if (!link) return undefined;
    const { brand, locale, secret } = link;
    return buttonLetter(sandbox, {
      ...link,
      first_name: '',
      last_name: '',
      words: words[locale][sandbox.shops[brand].style],
      url: `${sandbox.publicUrl(brand)}${mailConsentPath(locale, secret)}`,
    });
  };
