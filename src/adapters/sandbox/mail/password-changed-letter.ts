import { pathTo } from '../../../domain/shared/paths.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import { customerOf } from './customer-of.ts';
import type { Letter } from './letter.ts';
import { linkWords } from './link-words.ts';

/**
 * Tells the owner of an account that it has a new password. Undefined if the account has been closed since. Source:
 * AUTH-17.
 */
export const passwordChangedLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  subject: string,
): Promise<Letter | undefined> => {
  const customer = await customerOf(trx, subject);
  if (!customer) return undefined;
  const { brand, locale } = customer;
  return buttonLetter(sandbox, {
    ...customer,
    words: linkWords(sandbox, { brand, locale }, 'passwordChanged'),
    url: `${sandbox.publicUrl(brand)}${pathTo.account(locale)}`,
  });
};
