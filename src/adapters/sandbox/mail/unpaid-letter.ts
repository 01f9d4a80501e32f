import { pathTo } from '../../../domain/shared/paths.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { filled } from '../../shop-server/words/filled.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatAmount } from '../words/format-amount.ts';
import { orderWords } from '../words/order-words.ts';
import { nameOf } from './confirmation.ts';
import { contactValues } from './contact-values.ts';
import { factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { personalWords } from './words/personal.ts';
import { unpaidWords } from './words/unpaid.ts';

export const unpaidTopic = 'order.unpaid';

/** Says that an order was cancelled because nobody paid it, and where its goods are laid into the cart again. Source: CHK-12. */
export const unpaidLetter = async (trx: Trx, sandbox: Sandbox, token: string): Promise<Letter> => {
  const { brand, locale, email, number, basket, total, currency } = await trx
    .selectFrom('shop_order')
    .select(['brand', 'locale', 'email', 'number', 'basket', 'total', 'currency'])
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const shop = sandbox.shops[brand];
  const words = spelled(shop.country, locale, unpaidWords[locale][shop.style]);
  const own = spelled(shop.country, locale, personalWords[locale][shop.style]);
  const values = { ...contactValues(shop), number };
  return factLetter(sandbox, {
    picture: 'scene-desk',
    brand,
    locale,
    recipient: email,
    subject: filled(words.subject, values),
    greeting: filled(own.greeting, { name: nameOf(basket.billing_address, own) }),
    text: words.text,
    facts: [
      [orderWords[locale].number, number],
      [orderWords[locale].total, formatAmount(shop, { amount: total, currency })],
    ],
    note: words.note,
    button: {
      url: `${sandbox.publicUrl(brand)}${pathTo.thankYou(locale, token)}`,
      label: orderWords[locale].open,
    },
    after: [filled(own.help, values)],
    bye: filled(own.bye, values),
  });
};
