import { type ExpressStanding, expressStanding } from '../../../domain/checkout/express/approval.ts';
import type { PaymentRow } from '../db/commerce-tables.ts';
import { baseStyle } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatAmount } from '../words/format-amount.ts';
import { methodName } from '../words/method-names.ts';
import type { ExpressRow } from './express-store.ts';
import { withParameter } from './return-path.ts';
import { walletChoices, walletOwner } from './wallet-owners.ts';

const style = `
main{max-width:440px;margin:0 auto;padding:40px 16px}
.shop{font-weight:700;font-size:20px;color:var(--p);margin-bottom:24px}
dl{display:grid;grid-template-columns:1fr auto;gap:6px 16px;margin:16px 0 24px}
dd{margin:0;text-align:right;font-weight:700}
fieldset{border:1px solid var(--l);border-radius:var(--r);padding:8px 16px;margin:0;min-width:0}
label{display:flex;gap:12px;align-items:center;min-height:48px}
form{display:grid;gap:12px;margin-top:16px}
`;

/** The answers that the wallet's owner can give. */
export const walletEndings = ['approve', 'decline', 'cancel'] as const;

/** Returns the path to which the wallet's owner is sent back, whatever the outcome. */
export const wayBack = ({ return_path, id }: ExpressRow): string => withParameter(return_path, 'express', id);

/** Returns the message key for a wallet that its owner has answered, or whose time is over. */
const endOf = (standing: ExpressStanding, payment: Pick<PaymentRow, 'status'> | undefined) => {
  if (payment?.status === 'succeeded') return 'used';
  return standing === 'approved' && payment?.status !== 'declined' ? 'given' : 'over';
};

/** Renders a demonstration wallet: its owner can choose an address and then approve, decline or cancel. Source: EXP-2. */
export const expressPage = (
  sandbox: Sandbox,
  row: ExpressRow,
  payment: Pick<PaymentRow, 'status'> | undefined,
): Response => {
  const { brand, locale, wallet, status, created_at } = row;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const name = methodName(t, wallet);
  const title = t('sandbox:wallet.title', { wallet: name });
  const standing = expressStanding(status, created_at.getTime(), sandbox.clock.now());
  const choices = walletChoices.flatMap((choice) => {
    const address = walletOwner(shop, choice)?.address;
    if (!address) return [];
    const { line1 = t('sandbox:wallet.noStreet'), postcode = '', city = '', country = '' } = address;
    return [
      html`<label><input type="radio" name="address" value="${choice}"${choice === 'home' ? html` checked` : ''}>${line1}, ${country}-${postcode} ${city}</label>`,
    ];
  });
  return pageAnswer({
    locale,
    title: `${title} · ${shop.name}`,
    style: baseStyle(sandbox.looks[brand]) + style + (sandbox.typeOf?.(brand) ?? ''),
    body: html`<main data-wallet aria-labelledby="wallet"><p class="shop">${shop.name}</p><div class="card"><h1 id="wallet">${title}</h1>
<dl><dt>${t('sandbox:wallet.upTo')}</dt><dd>${formatAmount(shop, row)}</dd></dl>
${
  standing === 'open'
    ? html`<p class="muted">${t('sandbox:wallet.demo')}</p><form method="post" action="/pay/express/${row.id}"><fieldset><legend>${t('sandbox:wallet.address')}</legend>${choices}</fieldset>${walletEndings.map((ending) => html`<button name="ending" value="${ending}"${ending === 'approve' ? html` class="main"` : ''}>${t(`sandbox:wallet.${ending}`)}</button>`)}</form>`
    : html`<p>${t(`sandbox:wallet.${endOf(standing, payment)}`)}</p><a class="button main" href="${wayBack(row)}">${t('sandbox:pay.back')}</a>`
}</div></main>`,
  });
};
