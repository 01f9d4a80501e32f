import { carrierLink } from '../../../domain/checkout/carrier-link.ts';
import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { settledWithdrawals } from '../order-rows/order-progress.ts';
import type { Sandbox } from '../sandbox.ts';
import { methodName } from '../words/method-names.ts';
import { goodsWithoutValues, writtenAddress, writtenLine } from '../words/written-order.ts';
import { arrivalHeadline } from './confirmation.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { mailLook } from './mail-look.ts';
import { greeting, nameOf } from './mailed-name.ts';
import { mailedWay } from './parcel-way.ts';

export const dispatchTopic = 'order.dispatched';

/**
 * Says that an order has left the warehouse, with its shipping method, address and tracking number. Goods that were
 * withdrawn before are not in it. Source: ORD-1, ORD-2, ORD-6.
 */
export const dispatchLetter = async (trx: Trx, sandbox: Sandbox, token: string): Promise<Letter> => {
  const order = await getRow(trx, 'shop_order', { token });
  const { brand, locale, email, number, basket, tracking } = order;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const values = { ...contactValues(shop), number };
  const method = basket.shipments[0]?.method;
  const withdrawals = await settledWithdrawals(trx, token);
  const facts: readonly Fact[] = [
    [t('papers:order.number'), number],
    ...(method === undefined ? [] : [[t('papers:order.method'), methodName(t, method)] as const]),
    ...(tracking === null ? [] : [[t('mails:dispatch.tracking'), [tracking]] as const]),
    ...(basket.shipping_address
      ? [[t('papers:order.delivery'), writtenAddress(shop, basket.shipping_address)] as const]
      : []),
  ];
  const headline = arrivalHeadline(t, order);
  const follow = carrierLink(method, tracking ?? undefined);
  const open = {
    url: `${sandbox.publicUrl(brand)}${pathTo.thankYou(locale, token)}`,
    label: t('papers:order.open'),
  };
  return factLetter(sandbox, {
    brand,
    locale,
    recipient: email,
    subject: t('mails:dispatch.subject', values),
    greeting: greeting(t, nameOf(shop, t, basket.billing_address)),
    text: t('mails:letter.dispatched'),
    facts,
    picture: 'hand-parcel',
    ...(headline && { headline }),
    drawing: mailedWay(order, t, mailLook(sandbox, brand)),
    goods: goodsWithoutValues(
      keptItems({ items: basket.items, withdrawals }).map(writtenLine(shop, t, order)),
    ),
    ...(follow === undefined
      ? { button: open }
      : { button: { url: follow, label: t('mails:dispatch.follow') }, link: open }),
    after: [t('mails:letter.help', values)],
    bye: t('mails:letter.bye', values),
  });
};
