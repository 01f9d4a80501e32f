import { mailedText } from '../../../domain/customer/plain-text.ts';
import { cancellationLimits } from '../../../domain/orders/cancellation.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import { filled } from '../../shop-server/words/filled.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { writtenDay } from '../words/written-order.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { cancellationWords } from './words/cancellation.ts';
import { personalWords } from './words/personal.ts';

export const cancellationTopic = 'contract.cancelled';

/**
 * The receipt on paper that lasts: what was declared, when it came, and when the contract ends. Source: section 312k (4)
 * BGB.
 */
export const cancellationLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  receipt: string,
): Promise<Letter | undefined> => {
  const row = await findRow(trx, 'cancellation', { receipt });
  if (!row) return undefined;
  const { brand, locale, email, number, kind, ends_on } = row;
  const name = mailedText(row.name, cancellationLimits.name);
  const reason = row.reason === null ? null : mailedText(row.reason, cancellationLimits.reason);
  const shop = sandbox.shops[brand];
  const words = spelled(shop.country, locale, cancellationWords[locale]);
  const own = spelled(shop.country, locale, personalWords[locale][shop.style]);
  const at = wallClock(row.received_at.toISOString(), sandbox.clock.zone);
  const values = { ...contactValues(shop), number, at, name };
  const say = (text: string): string => filled(text, values);
  const facts: readonly Fact[] = [
    [words.receipt, row.receipt],
    [words.received, at],
    [words.name, name],
    [words.number, number],
    [words.email, email],
    [words.kind, words[kind]],
    ...(reason === null ? [] : [[words.reason, reason] as const]),
    [words.ends, ends_on === null || kind === 'extraordinary' ? words.soonest : writtenDay(ends_on)],
  ];
  return factLetter(sandbox, {
    brand,
    locale,
    recipient: email,
    subject: say(words.subject),
    greeting: say(own.greeting),
    text: say(words.text),
    facts,
    after: [words.mistake, own.help].map(say),
    bye: say(own.bye),
  });
};
