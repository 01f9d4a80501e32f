import { isLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import { customerOf } from './customer-of.ts';
import type { Letter } from './letter.ts';
import { linkWords } from './link-words.ts';

/**
 * Tells the owner of a mailbox about their account, in the language of the page that asked, where the subject names it.
 * Undefined if it has been closed since. Source: AUTH-17, AUTH-29, I18N-12.
 */
export const accountLetter =
  (mail: 'registered' | 'passwordChanged') =>
  async (trx: Trx, sandbox: Sandbox, subject: string): Promise<Letter | undefined> => {
    const customer = await customerOf(trx, subject);
    if (!customer) return undefined;
    const { brand } = customer;
    const asked = subject.split(' ')[2];
    const locale = isLocale(asked) ? asked : customer.locale;
    return buttonLetter(sandbox, {
      ...customer,
      locale,
      words: linkWords(sandbox, { brand, locale }, mail),
      url: `${sandbox.publicUrl(brand)}${pathTo.account(locale)}`,
    });
  };
