import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { type Html, html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { type AuthorizeRequest, authorizeFields } from './authorize-request.ts';
import { identityWords } from './identity-words.ts';
import { type PersonName, people } from './people.ts';
import { troubles } from './troubles.ts';

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

/** What was typed, where it was not enough. */
export interface TypedPerson {
  readonly person: PersonName | 'own';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isWrong: boolean;
}
const nothingTyped: TypedPerson = { person: 'new', firstName: '', lastName: '', email: '', isWrong: false };

/**
 * Where a visitor says who they are, as if at the provider: no script, and clearly the sandbox’s own.
 * Source: AUTH-6.
 */
export const identityPage = (
  sandbox: Sandbox,
  request: AuthorizeRequest,
  fields: URLSearchParams,
  typed: TypedPerson = nothingTyped,
): Response => {
  const words = identityWords[request.locale];
  const provider = providerNames[request.provider];
  const shop = sandbox.shops[request.brand].name;
  const filled = (text: string): string => text.replaceAll('{provider}', provider).replaceAll('{shop}', shop);
  const choice = (name: PersonName | 'own', note: string | undefined): Html =>
    html`<label class="row"><input type="radio" name="person" value="${name}"${typed.person === name ? html` checked` : ''}><span>${words.person[name]}${note === undefined ? '' : html`<br><span class="muted">${note}</span>`}</span></label>`;
  const field = (name: string, label: string, value: string, type = 'text'): Html =>
    html`<label>${label}<input type="${type}" name="${name}" value="${value}" maxlength="200" autocomplete="off"></label>`;
  return pageAnswer({
    locale: request.locale,
    title: filled(words.title),
    style: baseStyle(neutralLook) + style,
    status: typed.isWrong ? 422 : 200,
    body: html`<main data-identity aria-labelledby="who"><p class="demo">${filled(words.demo)}</p><div class="card"><h1 id="who">${filled(words.title)}</h1><p>${filled(words.asks)}</p>
<form method="post" action="/identity/${request.provider}">${authorizeFields.map((name) => html`<input type="hidden" name="${name}" value="${fields.get(name) ?? ''}">`)}
${typed.isWrong ? html`<p role="alert">${words.wrong}</p>` : ''}
<fieldset><legend>${words.who}</legend>${Object.entries(people).map(([name, { email }]) => choice(name as PersonName, email))}${choice('own', undefined)}
<div class="own">${field('first_name', words.firstName, typed.firstName)}${field('last_name', words.lastName, typed.lastName)}${field('email', words.email, typed.email, 'email')}<label class="row"><input type="checkbox" name="confirmed" value="1" checked><span>${words.confirmed}</span></label></div></fieldset>
<details><summary>${words.troubles}</summary><label>${words.troubles}<select name="trouble">${troubles.map((one) => html`<option value="${one}">${words.trouble[one]}</option>`)}</select></label></details>
<button class="main" name="decision" value="agree">${filled(words.agree)}</button><button name="decision" value="refuse">${words.refuse}</button></form></div></main>`,
  });
};

/** Nobody is sent to an address that is not known to be a shop's. */
export const unusablePage = (locale: Locale): Response =>
  pageAnswer({
    locale,
    title: identityWords[locale].unusableTitle,
    style: baseStyle(neutralLook) + style,
    status: 400,
    body: html`<main><div class="card"><h1>${identityWords[locale].unusableTitle}</h1><p>${identityWords[locale].unusable}</p></div></main>`,
  });
