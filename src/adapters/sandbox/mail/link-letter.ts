import { loginLinkType } from '../../../domain/identity/login-link-type.ts';
import type { AddressStyle } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { authenticatePath, mailConsentPath, resetPasswordPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { cutSecret, linkAskedFor } from '../customers/mail-links.ts';
import { cutNewcomersSecret } from '../customers/newcomers.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import type { Letter } from './letter.ts';
import { consentWords } from './words/consent.ts';
import { lensPassWords } from './words/lens-pass.ts';
import { loginWords } from './words/login.ts';
import { loginWordsFor } from './words/login-types.ts';
import { newcomerWords } from './words/newcomer.ts';
import { newsletterChosen } from './words/newsletter-chosen.ts';
import { type LinkWords, resetWords } from './words/reset.ts';

type Write = (trx: Trx, sandbox: Sandbox, linkId: string) => Promise<Letter | undefined>;

interface LinkTo {
  readonly locale: Locale;
  readonly style: AddressStyle;
  /** A path of the shop; none: nowhere in particular. */
  readonly target: string | null;
  readonly newsletter: boolean;
}

/** A letter with one link; none where the link was replaced by a newer one meanwhile. */
const linkLetter =
  (
    wordsOf: (link: LinkTo) => LinkWords,
    pathOf: (locale: Locale, secret: string, target: string | null) => string,
  ): Write =>
  async (trx, sandbox, linkId) => {
    const link = await trx
      .selectFrom('mail_link')
      .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
      .select(['customer.brand', 'customer.email', 'customer.first_name', 'customer.last_name'])
      .select(['mail_link.locale', 'mail_link.target', 'mail_link.newsletter'])
      .where('mail_link.id', '=', linkId)
      .executeTakeFirst();
    if (!link) return undefined;
    const { brand, locale } = link;
    const path = pathOf(locale, await cutSecret(trx, linkId), link.target);
    return buttonLetter(sandbox, {
      ...link,
      words: wordsOf({ ...link, style: sandbox.shops[brand].style }),
      url: `${sandbox.publicUrl(brand)}${path}`,
    });
  };

const inStyle =
  (words: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>>) =>
  ({ locale, style }: LinkTo): LinkWords =>
    words[locale][style];

/** Says which mails were chosen along with the link. Source: ACC-3. */
const withChoice = (words: LinkWords, { locale, style, newsletter }: LinkTo): LinkWords =>
  newsletter ? { ...words, text: `${words.text} ${newsletterChosen[locale][style]}` } : words;

const signInWords = (link: LinkTo): LinkWords => {
  const { locale, style, target } = link;
  const type = loginLinkType(target ?? '');
  return withChoice(type ? loginWordsFor[type](locale, style) : loginWords[locale][style], link);
};

const signInPath = (locale: Locale, secret: string, target: string | null): string =>
  authenticatePath(locale, secret, target ?? pathTo.account(locale));

/** The letter to somebody who has no account yet: its link makes one. Source: AUTH-7. */
const newcomerLetter: Write = async (trx, sandbox, id) => {
  const newcomer = await cutNewcomersSecret(trx, id);
  const { brand, locale, secret, target } = newcomer;
  const { style } = sandbox.shops[brand];
  return buttonLetter(sandbox, {
    ...newcomer,
    words: withChoice(newcomerWords[locale][style], { ...newcomer, style }),
    url: `${sandbox.publicUrl(brand)}${signInPath(locale, secret, target)}`,
  });
};

/** The letter that somebody asked for by an e-mail; none where it is nobody's. */
const askedLetter =
  (write: Write): Write =>
  async (trx, sandbox, requestId) => {
    const link = await linkAskedFor(trx, Number(requestId));
    if (!link) return undefined;
    return (link.of === 'customer' ? write : newcomerLetter)(trx, sandbox, link.id);
  };

/** The letter with a link to a new password. Source: AUTH-11. */
export const resetLetter = askedLetter(linkLetter(inStyle(resetWords), resetPasswordPath));

/** The letter with a link that signs in. Source: AUTH-7. */
export const loginLetter = askedLetter(linkLetter(signInWords, signInPath));

/** The letter with a link to the lens pass: it signs in, and holds no values. Source: ACC-9. */
export const lensPassLetter = linkLetter(inStyle(lensPassWords), signInPath);

/** The letter that asks whether mails may come. Source: ACC-3. */
export const consentLetter = linkLetter(inStyle(consentWords), mailConsentPath);
