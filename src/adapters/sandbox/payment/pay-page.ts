import type { OrderRow, PaymentRow, ProviderPaymentRow } from '../db/commerce-tables.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { textsWithoutShop } from '../pages/no-shop.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatAmount } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import { withPayment } from './return-path.ts';

export interface OpenPayment {
  readonly payment: PaymentRow;
  readonly atProvider: ProviderPaymentRow;
  readonly order: OrderRow;
}

const style = `
main{max-width:440px;margin:0 auto;padding:40px 16px}
.shop{font-weight:700;font-size:20px;color:var(--p);margin-bottom:24px}
dl{display:grid;grid-template-columns:1fr auto;gap:6px 16px;margin:16px 0 24px}
dd{margin:0;text-align:right}
.sum{font-size:20px;font-weight:700}
form{display:grid;gap:12px;margin-top:16px}
`;

/** The outcomes that the shopper can choose. */
export const endings = ['succeed', 'slow', 'decline', 'cancel'] as const;
export type Ending = (typeof endings)[number];

/** Returns the message key for a payment that cannot be ended here any more. */
const endOf = ({ payment, atProvider, order }: OpenPayment) => {
  if (atProvider.credited) return 'refunded';
  if (atProvider.status === 'authorized') return 'paid';
  if (atProvider.settles_at) return 'waiting';
  if (order.state === 'cancelled') return 'expired';
  return payment.status === 'declined' ? 'declined' : 'closed';
};

/**
 * Renders the payment provider's page in the order's language and the shop's colours. `framed`: it is shown over the
 * shop's own page, and every button navigates the whole window. Source: CHK-11.
 */
export const payPage = (sandbox: Sandbox, payments: OpenPayment, framed: boolean): Response => {
  const { payment, atProvider, order } = payments;
  const shop = sandbox.shops[order.brand];
  const t = sandbox.texts(order.brand, order.locale);
  const amount = formatAmount(shop, payment);
  const buttons = endings.map(
    (ending) =>
      html`<button name="ending" value="${ending}"${ending === 'succeed' ? html` class="main"` : ''}>${t(`sandbox:pay.${ending}`, { amount })}</button>`,
  );
  const open = atProvider.status === 'initialized' && atProvider.settles_at === null;
  const target = framed ? html` target="_top"` : '';
  return pageAnswer({
    locale: order.locale,
    title: `${t('sandbox:pay.title')} · ${shop.name}`,
    style: baseStyle(sandbox.looks[order.brand]) + style + (sandbox.typeOf?.(order.brand) ?? ''),
    framed,
    body: html`<main data-payment aria-labelledby="pay"><p class="shop">${shop.name}</p><div class="card"><h1 id="pay">${t('sandbox:pay.title')}</h1>
<dl><dt>${t('sandbox:pay.order')}</dt><dd>${order.number}</dd><dt>${t('sandbox:pay.method')}</dt><dd>${methodName(t, payment.method)}</dd>
<dt class="sum">${t('sandbox:pay.amount')}</dt><dd class="sum">${amount}</dd></dl>
${
  open
    ? html`<p class="muted">${t('sandbox:pay.demo')}</p><form method="post" action="/pay/${payment.id}"${target}>${buttons}</form>`
    : html`<p>${t(`sandbox:pay.${endOf(payments)}`)}</p><a class="button main"${target} href="${withPayment(payment.return_path, payment.id)}">${t('sandbox:pay.back')}</a>`
}</div></main>`,
  });
};

/** The page does not reveal whether the address ever existed. */
export const noPayPage = (sandbox: Pick<Sandbox, 'texts'>): Response => {
  const [german, english] = [textsWithoutShop(sandbox, 'de'), textsWithoutShop(sandbox, 'en')];
  const title = german('sandbox:pay.unknownTitle');
  return pageAnswer({
    locale: 'de',
    title,
    style: baseStyle(neutralLook) + style,
    status: 404,
    body: html`<main><div class="card"><h1>${title}</h1><p>${german('sandbox:pay.unknown')}</p><p lang="en">${english('sandbox:pay.unknown')}</p></div></main>`,
  });
};
