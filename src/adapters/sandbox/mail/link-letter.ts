import type { Transaction } from 'kysely';
import type { AddressStyle } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { authenticatePath, mailConsentPath, resetPasswordPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { cutSecret, linkAskedFor } from '../customers/mail-links.ts';
import type { Tables } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import type { Letter } from './letter.ts';
import { consentWords } from './words/consent.ts';
import { lensPassWords } from './words/lens-pass.ts';
import { loginWords } from './words/login.ts';
import { type LinkWords, resetWords } from './words/reset.ts';

type Write = (trx: Transaction<Tables>, sandbox: Sandbox, linkId: string) => Promise<Letter | undefined>;

/** A letter with one link; none where the link was replaced by a newer one meanwhile. */
const linkLetter =
  (
    wordsOf: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>>,
    pathOf: (locale: Locale, secret: string, target: string | null) => string,
  ): Write =>
  async (trx, sandbox, linkId) => {
    const link = await trx
      .selectFrom('mail_link')
      .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
      .select(['customer.brand', 'customer.email', 'customer.first_name', 'customer.last_name'])
      .select(['mail_link.locale', 'mail_link.target'])
      .where('mail_link.id', '=', linkId)
      .executeTakeFirst();
    if (!link) return undefined;
    const { brand, locale } = link;
    const path = pathOf(locale, await cutSecret(trx, linkId), link.target);
    return buttonLetter(sandbox, {
      ...link,
      words: wordsOf[locale][sandbox.shops[brand].style],
      url: `${sandbox.publicUrl(brand)}${path}`,
    });
  };

/** The letter that somebody asked for by an e-mail; none where it is nobody's. */
const askedLetter =
  (write: Write): Write =>
  async (trx, sandbox, requestId) => {
    const linkId = await linkAskedFor(trx, Number(requestId));
    return linkId === undefined ? undefined : write(trx, sandbox, linkId);
  };

/** The letter with a link to a new password. Source: AUTH-11. */
export const resetLetter = askedLetter(linkLetter(resetWords, resetPasswordPath));

const signInPath = (locale: Locale, secret: string, target: string | null): string =>
  authenticatePath(locale, secret, target ?? pathTo.account(locale));

/** The letter with a link that signs in. Source: AUTH-7. */
export const loginLetter = askedLetter(linkLetter(loginWords, signInPath));

/** The letter with a link to the lens pass: it signs in, and holds no values. Source: ACC-9. */
export const lensPassLetter = linkLetter(lensPassWords, signInPath);

/** The letter that asks whether mails may come. Source: ACC-3. */
export const consentLetter = linkLetter(consentWords, mailConsentPath);
