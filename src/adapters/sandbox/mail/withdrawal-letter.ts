import { mailedText } from '../../../domain/customer/plain-text.ts';
import { withdrawalLimits } from '../../../domain/orders/withdrawal.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import { filled } from '../../shop-server/words/filled.ts';
import type { WithdrawalRow } from '../db/commerce-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { orderWords } from '../words/order-words.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { personalWords } from './words/personal.ts';
import { withdrawalWords } from './words/withdrawal.ts';

export const withdrawalTopic = 'withdrawal.received';

/** The receipt on paper that lasts: what was declared, and when it came. Source: Directive 2011/83/EU, article 11a (4). */
const receiptLetter = (sandbox: Sandbox, row: WithdrawalRow): Letter => {
  const { brand, locale, email } = row;
  const name = mailedText(row.name, withdrawalLimits.name);
  const goods = row.goods.map((article) => mailedText(article, withdrawalLimits.article));
  const shop = sandbox.shops[brand];
  const words = spelled(shop.country, locale, withdrawalWords[locale]);
  const own = spelled(shop.country, locale, personalWords[locale][shop.style]);
  const at = wallClock(row.received_at.toISOString(), sandbox.clock.zone);
  const { company, street, city } = shop.contact;
  const values = {
    ...contactValues(shop),
    number: row.order_number,
    at,
    address: `${company}, ${street}, ${city}`,
    name,
  };
  const say = (text: string): string => filled(text, values);
  const facts: readonly Fact[] = [
    [words.receipt, row.receipt],
    [words.received, at],
    [words.name, name],
    [orderWords[locale].number, row.order_number],
    [words.email, email],
    [words.goods, goods.length === 0 ? words.all : goods],
  ];
  return factLetter(sandbox, {
    picture: 'hand-case',
    brand,
    locale,
    recipient: email,
    subject: say(words.subject),
    greeting: say(own.greeting),
    text: say(words.text),
    facts,
    after: [words.back, words.money, words.mistake, own.help].map(say),
    bye: say(own.bye),
  });
};

/** Its receipt; none where the declaration is gone. */
export const withdrawalLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  receipt: string,
): Promise<Letter | undefined> => {
  const row = await findRow(trx, 'withdrawal', { receipt });
  return row && receiptLetter(sandbox, row);
};
