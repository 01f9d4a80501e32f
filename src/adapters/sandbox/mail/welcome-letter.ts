import { maySend } from '../../../domain/customer/mail-consent.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { policyOf } from '../consents/mail-policy.ts';
import { choiceOf } from '../customers/mail-choice.ts';
import type { Trx } from '../db/schema.ts';
import { stopAddress } from '../mail-consent/stop-links.ts';
import type { Sandbox } from '../sandbox.ts';
import { buttonLetter } from './button-letter.ts';
import { customerOf } from './customer-of.ts';
import type { Letter } from './letter.ts';
import { linkWords } from './link-words.ts';

/**
 * The letter that welcomes a new newsletter reader. Undefined if the customer has unsubscribed in the meantime. Source:
 * ACC-3.
 */
export const welcomeLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  subject: string,
): Promise<Letter | undefined> => {
  const customer = await customerOf(trx, subject);
  if (!customer) return undefined;
  const { brand, locale, email } = customer;
  const policy = await policyOf(trx, sandbox, customer);
  if (!maySend(policy, await choiceOf(trx, customer), 'newsletter')) return undefined;
  return buttonLetter(sandbox, {
    ...customer,
    words: linkWords(sandbox, { brand, locale }, 'welcome'),
    url: `${sandbox.publicUrl(brand)}${pathTo.home(locale)}`,
    drawing: 'optician-1',
    stop: await stopAddress(trx, sandbox, { brand, email, group: 'newsletter' }, locale),
  });
};
