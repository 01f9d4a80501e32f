import { isLocale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { hasEnoughMails } from '../customers/mails-lately.ts';
import { passwordChangedTopic } from '../customers/new-password.ts';
import { registeredTopic } from '../customers/sign-up.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import { customerOf } from './customer-of.ts';
import type { Letter } from './letter.ts';
import { linkWords } from './link-words.ts';

const topicOf = { registered: registeredTopic, passwordChanged: passwordChangedTopic } as const;

/**
 * Tells the owner of a mailbox about their account, in the language of the page that asked, where the subject names it.
 * Undefined if it has been closed since, or if the mailbox got enough such mails. Source: AUTH-17, AUTH-29, AUTH-33,
 * I18N-12.
 */
export const accountLetter =
  (mail: 'registered' | 'passwordChanged') =>
  async (trx: Trx, sandbox: Sandbox, subject: string): Promise<Letter | undefined> => {
    const customer = await customerOf(trx, subject);
    if (!customer) return undefined;
    // Who has registered with the e-mail of somebody else could change the password again and again.
    if (await hasEnoughMails(trx, sandbox, customer.email, [topicOf[mail]])) return undefined;
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
