import { Hono } from 'hono';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import { attachedDocument } from '../documents/attached-document.ts';
import { drawn } from '../documents/drawn-document.ts';
import { pdfAnswer } from '../documents/pdf-answer.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { postMails } from './post-mails.ts';

/** Number of mails in the list, newest first. */
const listed = 100;

const style = `
main{max-width:760px;margin:0 auto;padding:40px 16px}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:8px}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:16px 20px;background:var(--s);border:1px solid var(--l);border-left:4px solid var(--p);border-radius:var(--r);text-decoration:none;color:inherit}
li a:hover{border-color:var(--p)}
li a>*{min-width:0;overflow-wrap:anywhere}
@media(width<560px){li a{grid-template-columns:1fr}}
iframe{width:100%;height:75vh;border:1px solid var(--l);border-radius:var(--r);background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}
`;

const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const nowhere = (): Response =>
  pageAnswer({
    locale: 'en',
    title: 'No such mail',
    style: baseStyle(neutralLook) + style,
    status: 404,
    body: html`<main><h1>No such mail</h1><p><a href="/mailbox">All mails</a></p></main>`,
  });

/**
 * Shows the mails that the shops would have sent, also those that wait to be written. Each mail is shown in a frame that
 * runs no scripts and makes no
 * requests to other hosts.
 */
export const makeMailboxApp = (sandbox: Sandbox): Hono => {
  const app = new Hono();
  const timeOf = (at: Date): string => wallClock(at.toISOString(), sandbox.clock.zone);
  const mailOf = (text: string) =>
    sandbox.db.selectFrom('mail').selectAll().where('id', '=', idOf(text)).executeTakeFirst();

  app.get('/mailbox', async () => {
    if (!sandbox.leavesDueWork) await postMails(sandbox);
    const mails = await sandbox.db
      .selectFrom('mail')
      .select(['id', 'brand', 'recipient', 'subject', 'sent_at'])
      .orderBy('id', 'desc')
      .limit(listed)
      .execute();
    return pageAnswer({
      locale: 'en',
      title: 'Mailbox',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Mailbox</h1><p class="muted">Every mail that the shops would have sent, the newest first. <a href="/sandbox">Sandbox</a></p>
${mails.length === 0 ? html`<p>No mail yet: a confirmation arrives when an order is paid.</p>` : ''}
<ul>${mails.map(
        ({ id, brand, recipient, subject, sent_at }) =>
          html`<li><a href="/mailbox/${id}"><strong>${subject}</strong><span class="muted">${timeOf(sent_at)}</span><span class="muted">${sandbox.shops[brand].name} → ${recipient}</span></a></li>`,
      )}</ul></main>`,
    });
  });

  app.get('/mailbox/:id', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    if (!mail) return nowhere();
    return pageAnswer({
      locale: 'en',
      title: mail.subject,
      style: baseStyle(sandbox.looks[mail.brand]) + style,
      body: html`<main><p><a href="/mailbox">All mails</a></p><h1>${mail.subject}</h1>
<p class="muted">${sandbox.shops[mail.brand].contact.email} → ${mail.recipient} · ${timeOf(mail.sent_at)}</p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${mail.id}/html" title="${mail.subject}"></iframe>
${mail.attachments.map(({ name }) => html`<p><a href="/mailbox/${mail.id}/attachments/${name}">${name}</a></p>`)}
${Object.keys(mail.headers).length === 0 ? '' : html`<details><summary>Headers</summary><pre>${headerLines(mail.headers)}</pre></details>`}
<details><summary>As text</summary><pre>${mail.text}</pre></details></main>`,
    });
  });

  app.get('/mailbox/:id/html', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    if (!mail) return nowhere();
    return c.body(mail.html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src ${sandbox.publicUrl(mail.brand)}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  app.get('/mailbox/:id/attachments/:name', async (c) => {
    const { id, name } = c.req.param();
    const mail = await mailOf(id);
    const attached = mail?.attachments.find((one) => one.name === name);
    const document = mail && attached && (await attachedDocument(sandbox, mail, attached));
    return document ? pdfAnswer(name, await drawn(sandbox, document)) : nowhere();
  });

  return app;
};
