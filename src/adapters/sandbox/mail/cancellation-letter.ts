import { mailedText } from '../../../domain/customer/plain-text.ts';
import { cancellationLimits } from '../../../domain/orders/cancellation.ts';
import { maxNumberLength } from '../../../domain/orders/order-lookup.ts';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { writtenDay } from '../words/written-order.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { greeting } from './mailed-name.ts';

export const cancellationTopic = 'contract.cancelled';

/**
 * The receipt in durable form: what was declared, when it was received, and when the contract ends. Source: section
 * 312k (4) BGB.
 */
export const cancellationLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  receipt: string,
): Promise<Letter | undefined> => {
  const row = await findRow(trx, 'cancellation', { receipt });
  if (!row) return undefined;
  const { brand, locale, email, kind, ends_on } = row;
  const number = mailedText(row.number, maxNumberLength);
  const name = mailedText(row.name, cancellationLimits.name);
  const reason = row.reason === null ? null : mailedText(row.reason, cancellationLimits.reason);
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const at = wallClock(row.received_at.toISOString(), sandbox.clock.zone);
  const values = { ...contactValues(shop), number, at, name };
  const facts: readonly Fact[] = [
    [t('mails:cancellation.receipt'), row.receipt],
    [t('mails:cancellation.received'), at],
    [t('mails:cancellation.name'), name],
    [t('mails:cancellation.number'), number],
    [t('mails:cancellation.email'), [email]],
    [t('mails:cancellation.kind'), t(`mails:cancellation.${kind}`)],
    ...(reason === null ? [] : [[t('mails:cancellation.reason'), reason] as const]),
    [
      t('mails:cancellation.ends'),
      ends_on === null || kind === 'extraordinary' ? t('mails:cancellation.soonest') : writtenDay(ends_on),
    ],
  ];
  return factLetter(sandbox, {
    picture: 'scene-desk',
    brand,
    locale,
    recipient: email,
    subject: t('mails:cancellation.subject', values),
    greeting: greeting(t, values.name),
    text: t('mails:cancellation.text', values),
    facts,
    after: [t('mails:cancellation.mistake'), t('mails:letter.help', values)],
    bye: t('mails:letter.bye', values),
  });
};
