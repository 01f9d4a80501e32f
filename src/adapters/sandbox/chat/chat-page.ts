import type { Locale } from '../../../domain/shared/locale.ts';
import { baseStyle } from '../pages/base-style.ts';
import type { BrandLook } from '../pages/brand-look.ts';
import { type Html, html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import { type ChatLine, longestLine } from './chat-line.ts';

const style = `
main{max-width:560px;margin:0 auto;padding:24px 16px;display:grid;gap:16px}
.demo{background:#fff3cd;color:#4a3600;border-radius:var(--r);padding:10px 14px;margin:0;font-size:14px}
iframe{width:100%;height:min(52vh,460px);border:1px solid var(--l);border-radius:var(--r);background:var(--s)}
form{display:grid;gap:8px}
label{font-weight:600}
textarea{min-height:88px;padding:10px 12px;border:1px solid #767d8a;border-radius:var(--r);font:inherit;resize:vertical}
[role=alert]{border-left:4px solid #b3261e;padding:8px 12px;margin:0}
`;
const linesStyle = `
body{background:var(--s)}
.lines{display:flex;flex-direction:column-reverse;height:100vh;overflow-y:auto;padding:12px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:8px}
li{max-width:85%;padding:8px 12px;border-radius:var(--r);background:var(--g);white-space:pre-wrap;overflow-wrap:anywhere}
li.own{margin-left:auto;background:var(--p);color:var(--on)}
.who{display:block;font-size:13px;font-weight:600}
.muted{margin:auto}
`;
/** How often the page fetches new messages. Units: seconds. */
const refreshed = 3;

/** Renders a page with the messages in a frame that refreshes itself, above an input field that does not. */
export const chatPage = ({
  locale,
  look,
  title,
  above,
  words,
  action,
  written = '',
  problem,
}: {
  readonly locale: Locale;
  readonly look: BrandLook;
  readonly title: string;
  readonly above: Html;
  readonly words: { readonly lines: string; readonly message: string; readonly send: string };
  readonly action: string;
  /** The text that could not be sent. */
  readonly written?: string;
  readonly problem?: string | undefined;
}): Response =>
  pageAnswer({
    locale,
    title,
    style: baseStyle(look) + style,
    status: problem === undefined ? 200 : 422,
    body: html`<main>${above}<iframe src="${action}/lines" title="${words.lines}"></iframe>
<form method="post" action="${action}">${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}<label for="text">${words.message}</label><textarea id="text" name="text" required maxlength="${longestLine}">${written}</textarea><button class="main">${words.send}</button></form></main>`,
  });

/**
 * Renders the messages so far, newest at the bottom. `names`: the names of both sides for the reader. The reader's own
 * lines are set apart.
 */
export const chatLines = ({
  locale,
  look,
  title,
  empty,
  reader,
  names,
  lines,
}: {
  readonly locale: Locale;
  readonly look: BrandLook;
  readonly title: string;
  readonly empty: string;
  readonly reader: ChatLine['from'];
  readonly names: Readonly<Record<ChatLine['from'], string>>;
  readonly lines: readonly ChatLine[];
}): Response => {
  const answer = pageAnswer({
    locale,
    title,
    style: baseStyle(look) + linesStyle,
    framed: true,
    body: html`<main class="lines" tabindex="0" aria-label="${title}">${
      lines.length === 0
        ? html`<p class="muted">${empty}</p>`
        : html`<ol>${lines.map(({ from, text }) => html`<li${from === reader ? html` class="own"` : ''}><span class="who">${names[from]}</span>${text}</li>`)}</ol>`
    }</main>`,
  });
  answer.headers.set('refresh', `${refreshed}`);
  return answer;
};
