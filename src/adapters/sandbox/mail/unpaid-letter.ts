import { pathTo } from '../../../domain/shared/paths.ts';
import { hasEnoughMails } from '../customers/mails-lately.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatAmount } from '../words/format-amount.ts';
import { goodsWithoutValues, writtenLine } from '../words/written-order.ts';
import { contactValues } from './contact-values.ts';
import { factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { greeting, nameOf } from './mailed-name.ts';

export const unpaidTopic = 'order.unpaid';

/**
 * Says that an order was cancelled because it was not paid, and where its goods can be put into the cart again.
 * Undefined if the mailbox got enough of them: anybody can order under its address and not pay. Source: CHK-12, AUTH-33.
 */
export const unpaidLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  token: string,
): Promise<Letter | undefined> => {
  const { brand, locale, email, number, basket, total, currency } = await trx
    .selectFrom('shop_order')
    .select(['brand', 'locale', 'email', 'number', 'basket', 'total', 'currency'])
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  if (await hasEnoughMails(trx, sandbox, email, [unpaidTopic])) return undefined;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const values = { ...contactValues(shop), number };
  return factLetter(sandbox, {
    picture: 'scene-desk',
    brand,
    locale,
    recipient: email,
    subject: t('mails:unpaid.subject', values),
    greeting: greeting(t, nameOf(shop, t, basket.billing_address)),
    text: t('mails:unpaid.text'),
    facts: [
      [t('papers:order.number'), number],
      [t('papers:order.total'), formatAmount(shop, { amount: total, currency })],
    ],
    goods: goodsWithoutValues(basket.items.map(writtenLine(shop, t, { locale, currency }))),
    note: t('mails:unpaid.note'),
    button: {
      url: `${sandbox.publicUrl(brand)}${pathTo.thankYou(locale, token)}`,
      label: t('papers:order.open'),
    },
    after: [t('mails:letter.help', values)],
    bye: t('mails:letter.bye', values),
  });
};
