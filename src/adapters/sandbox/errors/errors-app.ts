import { UTCDateMini } from '@date-fns/utc/date/mini';
import { lightFormat } from 'date-fns/lightFormat';
import { Hono } from 'hono';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { KeptError } from './error-list.ts';

const style = `
main{max-width:860px;margin:0 auto;padding:40px 16px}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li.error{padding:16px 20px;background:var(--s);border:1px solid var(--l);border-radius:var(--r);overflow-wrap:anywhere}
li.error p{margin:4px 0}
summary{min-height:32px;cursor:pointer}
pre{margin:8px 0 0;padding:12px;background:var(--g);border-radius:6px;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap}
`;

const instant = (at: number): string => `${lightFormat(new UTCDateMini(at), 'yyyy-MM-dd HH:mm:ss')} UTC`;

const shown = ({ at, side, count, report }: KeptError) => {
  const { name, message, page, frames, tags, crumbs } = report;
  const tagged = Object.entries(tags).map(([tag, value]) => `${tag}: ${value}`);
  const facts = [side, `${count}×`, instant(at), page, ...tagged].filter((fact) => fact !== '');
  const steps = crumbs.map((crumb) => `${instant(crumb.at).slice(11, 19)} ${crumb.kind} ${crumb.text}`);
  return html`<li class="error"><strong>${name}</strong>${message === '' ? '' : `: ${message}`}<p class="muted">${facts.join(' · ')}</p><details><summary>Where${steps.length > 0 ? ', and what happened before' : ''}</summary><pre>${frames.join('\n')}${steps.length > 0 ? `\n\n${steps.join('\n')}` : ''}</pre></details></li>`;
};

/** `/sandbox/errors`: unexpected errors in browsers and on the server, without personal data. */
export const makeErrorsApp = ({ errors }: Pick<Sandbox, 'errors'>): Hono => {
  const app = new Hono();
  app.get('/sandbox/errors', () => {
    const kept = errors?.all() ?? [];
    return pageAnswer({
      locale: 'en',
      title: 'Errors',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Errors</h1><p class="muted">What nobody expected, since this server was started; the same error once. Texts and addresses are stripped before they leave the browser. <a href="/sandbox">Sandbox</a></p>
${kept.length === 0 ? html`<p>Nothing went wrong so far.</p>` : html`<ul>${kept.map(shown)}</ul>`}</main>`,
    });
  });
  return app;
};
