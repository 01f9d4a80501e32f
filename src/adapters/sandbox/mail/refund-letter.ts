import { pathTo } from '../../../domain/shared/paths.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatAmount } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { greeting, nameOf } from './mailed-name.ts';

export const refundTopic = 'payment.refunded';

const orderColumns = [
  'shop_order.token',
  'shop_order.number',
  'shop_order.state',
  'shop_order.brand',
  'shop_order.locale',
  'shop_order.email',
  'shop_order.basket',
] as const;

type Refund = Pick<OrderRow, 'token' | 'number' | 'brand' | 'locale' | 'email' | 'basket' | 'currency'> & {
  readonly amount: number;
  readonly method: string | null;
};

/** Says which amount is refunded and why. Undefined if the payment or its order does not exist any more. Source: CHK-11. */
export const refundLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  paymentId: string,
): Promise<Letter | undefined> => {
  const row = await trx
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.token', 'payment.order_token')
    .select(['payment.amount', 'payment.currency', 'payment.method', ...orderColumns])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  return row && letterOf(sandbox, row, row.state === 'cancelled' ? 'late' : 'twice');
};

export const staffRefundTopic = 'order.given-back';

/** Says which amount the engine's staff refunded. Source: CHK-11. */
export const staffRefundLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  refundId: string,
): Promise<Letter | undefined> => {
  const row = await trx
    .selectFrom('order_refund')
    .innerJoin('shop_order', 'shop_order.token', 'order_refund.order_token')
    .select([
      'order_refund.amount',
      'shop_order.currency',
      'shop_order.payment_method as method',
      ...orderColumns,
    ])
    .where('order_refund.id', '=', refundId)
    .executeTakeFirst();
  return row && letterOf(sandbox, row, 'givenBack');
};

const letterOf = (sandbox: Sandbox, row: Refund, cause: 'late' | 'twice' | 'givenBack'): Letter => {
  const { brand, locale, email, number, method } = row;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const values = { ...contactValues(shop), number };
  const facts: readonly Fact[] = [
    [t('papers:order.number'), number],
    [t('mails:refund.amount'), formatAmount(shop, row)],
    ...(method === null ? [] : [[t('mails:refund.method'), methodName(t, method)] as const]),
  ];
  const url = `${sandbox.publicUrl(brand)}${pathTo.thankYou(locale, row.token)}`;
  return factLetter(sandbox, {
    picture: 'hand-case',
    brand,
    locale,
    recipient: email,
    subject: t('mails:refund.subject', values),
    greeting: greeting(t, nameOf(shop, t, row.basket.billing_address)),
    text: t(`mails:refund.${cause}`),
    facts,
    note: t('mails:refund.note'),
    button: { url, label: t('mails:refund.open') },
    after: [t('mails:letter.help', values)],
    bye: t('mails:letter.bye', values),
  });
};
