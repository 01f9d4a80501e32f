import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Forced, forcedCookie, readForced, writeForced } from '../../../domain/flags/forced.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { type Html, html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { VariantJson } from '../seed/flags.ts';
import { editedVariants, linesOf } from './edited-variants.ts';
import { writeVariants } from './flag-store.ts';

const style = `
main{max-width:760px;margin:0 auto;padding:40px 16px}
article{margin:24px 0;padding:16px 20px;background:var(--s);border:1px solid var(--l);border-radius:var(--r)}
article h2{margin:0;font-family:ui-monospace,monospace}
fieldset{display:grid;gap:8px 16px;grid-template-columns:96px 96px 1fr;align-items:end;margin:16px 0;padding:12px 16px;border:1px solid var(--l);border-radius:var(--r)}
legend{padding:0 6px;font-weight:600}
label{display:grid;gap:4px;font-size:14px}
input[type=number],textarea{width:100%;min-height:44px;padding:8px 10px;border:1px solid #6b7890;border-radius:6px;font:inherit}
textarea{font:14px/1.4 ui-monospace,monospace;resize:vertical}
input[type=checkbox]{width:24px;height:24px;margin:10px 0}
.counts{grid-column:1/-1;margin:0}
.choose{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-top:12px}
.choose button{width:auto;min-height:44px}
button[aria-pressed=true]{background:var(--p);color:var(--on);border-color:var(--p)}
@media(max-width:520px){fieldset{grid-template-columns:1fr 1fr}fieldset label:nth-of-type(3){grid-column:1/-1}}
`;
/** Units: bytes. */
const largestForm = 16_384;

interface Listed {
  readonly key: string;
  readonly about: string;
  readonly variants: readonly VariantJson[];
  readonly counts: readonly { readonly variant: string; readonly event: string; readonly count: number }[];
}

const sideFields = ({ variants, counts }: Listed): readonly Html[] =>
  variants.map(({ name, weight, enabled, variables }, at) => {
    const counted = counts.filter(({ variant }) => variant === name);
    const sum = counted.map(({ event, count }) => `${event}: ${count}`).join(' · ');
    return html`<fieldset><legend>${name}</legend>
<label>Weight<input type="number" name="weight.${at}" min="0" max="9999" value="${weight}"></label>
<label>On<input type="checkbox" name="enabled.${at}"${enabled ? html` checked` : ''}></label>
<label>Variables<textarea name="variables.${at}" rows="${Math.max(2, Object.keys(variables).length)}" spellcheck="false">${linesOf(variables)}</textarea></label>
<p class="counts muted">${sum === '' ? 'Nobody was counted here yet.' : sum}</p></fieldset>`;
  });

const chosenSide = ({ key, variants }: Listed, forced: Forced): Html => {
  const side = forced.get(key) ?? '';
  const choices = [['', 'By chance'], ...variants.map(({ name }) => [name, name] as const)] as const;
  return html`<form class="choose" method="post" action="/sandbox/flags/${key}/side"><span>This browser sees</span>${choices.map(
    ([value, label]) =>
      html`<button name="side" value="${value}" aria-pressed="${String(value === side)}">${label}</button>`,
  )}</form>`;
};

/**
 * `/sandbox/flags`: replaces the pages of a feature flag service: the shares of the variants, their settings, and the
 * counts.
 */
export const makeFlagsApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const { db } = sandbox;
  const listed = async (): Promise<readonly Listed[]> => {
    const flags = await db.selectFrom('flag').selectAll().orderBy('key').execute();
    const counts = await db.selectFrom('flag_count').selectAll().orderBy('event').execute();
    return flags.map((flag) => ({ ...flag, counts: counts.filter(({ flag_key }) => flag_key === flag.key) }));
  };
  /** Returns the form if it was sent from one of our own pages. */
  const formOf = async (c: Context): Promise<URLSearchParams | Response> => {
    const shops = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
    const foreign = guardOrigin(c.req.raw, shops);
    if (foreign) return foreign;
    const text = await readText(c.req.raw, largestForm);
    return text === undefined ? c.text('', 413) : new URLSearchParams(text);
  };

  app.get('/sandbox/flags', async (c) => {
    const forced = readForced(getCookie(c, forcedCookie.name));
    const flags = await listed();
    return pageAnswer({
      locale: 'en',
      title: 'Features and experiments',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Features and experiments</h1>
<p class="muted">Visitors are divided into a hundred buckets, each into a side by its weight. Only who consents to statistics has a bucket; everybody else sees the default. A change holds within half a minute. <a href="/sandbox">Sandbox</a></p>
${flags.map(
  (flag) => html`<article><h2>${flag.key}</h2><p>${flag.about}</p>
<form method="post" action="/sandbox/flags/${flag.key}">${sideFields(flag)}<button class="main">Save</button></form>${chosenSide(flag, forced)}</article>`,
)}</main>`,
    });
  });

  app.post('/sandbox/flags/:key', async (c) => {
    const form = await formOf(c);
    if (form instanceof Response) return form;
    const flag = (await listed()).find(({ key }) => key === c.req.param('key'));
    if (flag) await writeVariants(db, flag.key, editedVariants(flag.variants, form));
    return c.redirect('/sandbox/flags', 303);
  });

  app.post('/sandbox/flags/:key/side', async (c) => {
    const form = await formOf(c);
    if (form instanceof Response) return form;
    const forced = new Map(readForced(getCookie(c, forcedCookie.name)));
    const side = form.get('side') ?? '';
    if (side === '') forced.delete(c.req.param('key'));
    else forced.set(c.req.param('key'), side);
    setCookie(c, forcedCookie.name, writeForced(forced), { path: '/', sameSite: 'Lax' });
    return c.redirect('/sandbox/flags', 303);
  });

  return app;
};
