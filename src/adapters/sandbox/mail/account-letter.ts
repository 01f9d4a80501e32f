import { pathTo } from '../../../domain/shared/paths.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import { customerOf } from './customer-of.ts';
import type { Letter } from './letter.ts';
import { linkWords } from './link-words.ts';

/** Tells the owner of a mailbox about their account. Undefined if it has been closed since. Source: AUTH-17, AUTH-29. */
export const accountLetter =
  (mail: 'registered' | 'passwordChanged') =>
  async (trx: Trx, sandbox: Sandbox, subject: string): Promise<Letter | undefined> => {
    const customer = await customerOf(trx, subject);
    if (!customer) return undefined;
    const { brand, locale } = customer;
    return buttonLetter(sandbox, {
      ...customer,
      words: linkWords(sandbox, { brand, locale }, mail),
      url: `${sandbox.publicUrl(brand)}${pathTo.account(locale)}`,
    });
  };
