import type { Transaction } from 'kysely';
import { mailConsentPath } from '../../../domain/shared/mail-link.ts';
import type { Tables } from '../db/schema.ts';
import { consentLinkFor } from '../mail-consent/consent-links.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import type { Letter } from './letter.ts';
import { cartConsentWords } from './words/cart-consent.ts';

/** Asks a mailbox whether reminders of a cart may come: nobody knows yet who typed its address. Source: LAW-32. */
export const cartConsentLetter = async (
  trx: Transaction<Tables>,
  sandbox: Sandbox,
  linkId: string,
): Promise<Letter | undefined> => {
  const link = await consentLinkFor(trx, linkId);
  if (!link) return undefined;
  const { brand, locale, secret } = link;
  return buttonLetter(sandbox, {
    ...link,
    first_name: '',
    last_name: '',
    words: cartConsentWords[locale][sandbox.shops[brand].style],
    url: `${sandbox.publicUrl(brand)}${mailConsentPath(locale, secret)}`,
  });
};
