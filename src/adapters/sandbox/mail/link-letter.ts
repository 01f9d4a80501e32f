import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { authenticatePath, mailConsentPath, resetPasswordPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { cutSecret, linkAskedFor } from '../customers/mail-links.ts';
import { cutNewcomersSecret } from '../customers/newcomers.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { type ButtonWords, buttonLetter } from './button-letter.ts';
import type { Letter } from './letter.ts';
import { type LinkMail, linkWords, loginWords } from './link-words.ts';

type Write = (trx: Trx, sandbox: Sandbox, linkId: string) => Promise<Letter | undefined>;

interface LinkTo {
  readonly brand: BrandId;
  readonly locale: Locale;
  /** A path in the shop. Null if the link has no particular target. */
  readonly target: string | null;
  readonly newsletter: boolean;
}

/** Builds a letter with one link. Undefined if the link has been replaced by a newer one. */
const linkLetter =
  (
    wordsOf: (sandbox: Sandbox, link: LinkTo) => ButtonWords,
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
      words: wordsOf(sandbox, link),
      url: `${sandbox.publicUrl(brand)}${path}`,
    });
  };

const about =
  (mail: LinkMail) =>
  (sandbox: Sandbox, link: LinkTo): ButtonWords =>
    linkWords(sandbox, link, mail);

/** Says which mails were chosen along with the link. Source: ACC-3. */
const withChoice = (
  sandbox: Sandbox,
  words: ButtonWords,
  { brand, locale, newsletter }: LinkTo,
): ButtonWords =>
  newsletter
    ? { ...words, text: `${words.text} ${sandbox.texts(brand, locale)('mails:loginNewsletter')}` }
    : words;

const signInWords = (sandbox: Sandbox, link: LinkTo): ButtonWords =>
  withChoice(sandbox, loginWords(sandbox, link), link);

const signInPath = (locale: Locale, secret: string, target: string | null): string =>
  authenticatePath(locale, secret, target ?? pathTo.account(locale));

/** Builds the letter to a person who has no account yet. Its link creates one. Source: AUTH-7. */
const newcomerLetter: Write = async (trx, sandbox, id) => {
  const newcomer = await cutNewcomersSecret(trx, id);
  const { brand, locale, secret, target } = newcomer;
  return buttonLetter(sandbox, {
    ...newcomer,
    words: withChoice(sandbox, linkWords(sandbox, newcomer, 'newcomer'), newcomer),
    url: `${sandbox.publicUrl(brand)}${signInPath(locale, secret, target)}`,
  });
};

/** Builds a letter that was requested by entering an e-mail address. Undefined if the address belongs to nobody. */
const askedLetter =
  (write: Write): Write =>
  async (trx, sandbox, requestId) => {
    const link = await linkAskedFor(trx, sandbox, Number(requestId));
    if (!link) return undefined;
    return (link.of === 'customer' ? write : newcomerLetter)(trx, sandbox, link.id);
  };

/** The letter with a link to set a new password. Source: AUTH-11. */
export const resetLetter = askedLetter(linkLetter(about('reset'), resetPasswordPath));

/** The letter with a link that signs in. Source: AUTH-7. */
export const loginLetter = askedLetter(linkLetter(signInWords, signInPath));

/** The letter with a link to the lens pass. The link signs in; the letter contains no values. Source: ACC-9. */
export const lensPassLetter = linkLetter(about('lensPass'), signInPath);

/** The letter that asks for consent to mails. Source: ACC-3. */
export const consentLetter = linkLetter(about('consent'), mailConsentPath);
