import { loginLinkType } from '../../../domain/identity/login-link-type.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ButtonWords } from './button-letter.ts';
import { contactValues } from './contact-values.ts';

/** Mails that consist only of a link and what it is for. */
export type LinkMail =
  | 'login'
  | 'newcomer'
  | 'reset'
  | 'registered'
  | 'passwordChanged'
  | 'lensPass'
  | 'consent'
  | 'cartConsent'
  | 'alertConsent'
  | 'welcome';

interface Reader {
  readonly brand: BrandId;
  readonly locale: Locale;
}

/** Returns the texts of such a mail. */
export const linkWords = (
  { texts, shops }: Pick<Sandbox, 'texts' | 'shops'>,
  { brand, locale }: Reader,
  mail: LinkMail,
): ButtonWords => {
  const t = texts(brand, locale);
  return {
    subject: t(`mails:${mail}.subject`, contactValues(shops[brand])),
    text: t(`mails:${mail}.text`),
    open: t(`mails:${mail}.open`),
    note: t(`mails:${mail}.note`),
  };
};

/** Returns the texts of a mail with a login link, depending on what the link is for. Source: AUTH-7. */
export const loginWords = (
  sandbox: Pick<Sandbox, 'texts' | 'shops'>,
  reader: Reader & { readonly target: string | null },
): ButtonWords => {
  const type = loginLinkType(reader.target ?? '');
  if (type === 'lenspass') return linkWords(sandbox, reader, 'lensPass');
  const words = linkWords(sandbox, reader, 'login');
  if (type === undefined) return words;
  const t = sandbox.texts(reader.brand, reader.locale);
  return { ...words, text: t(`mails:loginTo.${type}.text`), open: t(`mails:loginTo.${type}.open`) };
};
