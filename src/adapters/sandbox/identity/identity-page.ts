import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { type Html, html } from '../pages/html.ts';
import { textsWithoutShop } from '../pages/no-shop.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { type AuthorizeRequest, authorizeFields } from './authorize-request.ts';
import { type PersonName, people } from './people.ts';
import { providerFaults } from './provider-faults.ts';

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  house: 'Single Sign-on',
};

const style = `
main{max-width:440px;margin:0 auto;padding:24px 16px}
.demo{background:#fff3cd;color:#4a3600;border-radius:var(--r);padding:10px 14px;font-size:14px}
fieldset{border:0;margin:0;padding:0;display:grid;gap:4px}
legend{font-weight:600;padding:0;margin-bottom:8px}
form,.own{display:grid;gap:12px;margin-top:16px}
.own{margin:0 0 0 32px}
.row{display:flex;gap:12px;align-items:center;min-height:40px}
input[type=radio],input[type=checkbox]{width:20px;height:20px;flex:none;margin:0;accent-color:var(--p)}
.own label:not(.row),details label{display:grid;gap:4px;font-size:14px}
.own input:not([type=checkbox]),select{width:100%;min-height:44px;padding:8px 12px;border:1px solid #767d8a;border-radius:var(--r);background:var(--s);color:var(--t);font:inherit}
summary{min-height:32px;cursor:pointer}
[role=alert]{border-left:4px solid #b3261e;padding:8px 12px}
`;

/** The input of the form, if it was incomplete. */
export interface TypedPerson {
  readonly person: PersonName | 'own';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isWrong: boolean;
}
const nothingTyped: TypedPerson = { person: 'new', firstName: '', lastName: '', email: '', isWrong: false };

/**
 * The page on which a visitor chooses who they are, in place of the provider. Without scripts, and clearly marked as
 * the sandbox's own. Source: AUTH-6.
 */
export const identityPage = (
  sandbox: Sandbox,
  request: AuthorizeRequest,
  fields: URLSearchParams,
  typed: TypedPerson = nothingTyped,
): Response => {
  const t = sandbox.texts(request.brand, request.locale);
  const provider = providerNames[request.provider];
  const shop = sandbox.shops[request.brand].name;
  const values = { provider, shop };
  const title = t('sandbox:identity.title', values);
  const choice = (name: PersonName | 'own', note: string | undefined): Html =>
    html`<label class="row"><input type="radio" name="person" value="${name}"${typed.person === name ? html` checked` : ''}><span>${t(`sandbox:identity.person.${name}`)}${note === undefined ? '' : html`<br><span class="muted">${note}</span>`}</span></label>`;
  const field = (name: string, label: string, value: string, type = 'text'): Html =>
    html`<label>${label}<input type="${type}" name="${name}" value="${value}" maxlength="200" autocomplete="off"></label>`;
  return pageAnswer({
    locale: request.locale,
    title: title,
    style: baseStyle(neutralLook) + style,
    status: typed.isWrong ? 422 : 200,
    body: html`<main data-identity aria-labelledby="who"><p class="demo">${t('sandbox:identity.demo', values)}</p><div class="card"><h1 id="who">${title}</h1><p>${t('sandbox:identity.asks', values)}</p>
<form method="post" action="/identity/${request.provider}">${authorizeFields.map((name) => html`<input type="hidden" name="${name}" value="${fields.get(name) ?? ''}">`)}
${typed.isWrong ? html`<p role="alert">${t('sandbox:identity.wrong')}</p>` : ''}
<fieldset><legend>${t('sandbox:identity.who')}</legend>${Object.entries(people).map(([name, { email }]) => choice(name as PersonName, email))}${choice('own', undefined)}
<div class="own">${field('first_name', t('sandbox:identity.firstName'), typed.firstName)}${field('last_name', t('sandbox:identity.lastName'), typed.lastName)}${field('email', t('sandbox:identity.email'), typed.email, 'email')}<label class="row"><input type="checkbox" name="confirmed" value="1" checked><span>${t('sandbox:identity.confirmed')}</span></label></div></fieldset>
<details><summary>${t('sandbox:identity.troubles')}</summary><label>${t('sandbox:identity.troubles')}<select name="trouble">${providerFaults.map((one) => html`<option value="${one}">${t(`sandbox:identity.trouble.${one}`)}</option>`)}</select></label></details>
<button class="main" name="decision" value="agree">${t('sandbox:identity.agree', values)}</button><button name="decision" value="refuse">${t('sandbox:identity.refuse')}</button></form></div></main>`,
  });
};

/** Page shown instead of a redirect to a URL that is not known to be a shop's. */
export const unusablePage = (sandbox: Pick<Sandbox, 'texts'>, locale: Locale): Response => {
  const t = textsWithoutShop(sandbox, locale);
  return pageAnswer({
    locale,
    title: t('sandbox:identity.unusableTitle'),
    style: baseStyle(neutralLook) + style,
    status: 400,
    body: html`<main><div class="card"><h1>${t('sandbox:identity.unusableTitle')}</h1><p>${t('sandbox:identity.unusable')}</p></div></main>`,
  });
};
