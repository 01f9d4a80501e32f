import { Hono } from 'hono';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import { baseStyle, neutralLook } from './base-style.ts';
import { html } from './html.ts';
import { pageAnswer } from './page.ts';

/** Number of events kept: a few times as many as one purchase causes. */
const kept = 200;
/** Maximum length of an event: enough for one with two hundred items. Units: characters. */
const longest = 100_000;

interface Recorded {
  readonly name: string;
  readonly fields: string;
  readonly at: string;
}

const style = `
main{max-width:1120px;margin:0 auto;padding:48px 16px 80px}
ol{list-style:none;margin:0;padding:0}
li{margin:0 0 12px;padding:16px;background:var(--s);border:1px solid var(--l);border-radius:var(--r)}
h2{margin:0;font-size:18px}
pre{overflow:auto;margin:8px 0 0;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
`;

/** Reads an object with the name of an event. Undefined for anything else that a browser sends. */
const readEvent = (text: string): Omit<Recorded, 'at'> | undefined => {
  try {
    const { event, ...fields } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof event !== 'string' || !/^\w{1,40}$/.test(event)) return undefined;
    return { name: event, fields: JSON.stringify(fields, undefined, 2) };
  } catch {
    return undefined;
  }
};

/**
 * `/sandbox/events`: the events of visitors who allow statistics, newest first. Kept in memory while the server runs.
 * Source: TRK-1.
 */
export const makeEventsApp = (clock: { readonly now: () => number }): Hono => {
  const app = new Hono();
  let events: readonly Recorded[] = [];
  app.post('/sandbox/events', async ({ req, body }) => {
    const foreign = guardOrigin(req.raw, []);
    if (foreign) return foreign;
    const text = await req.text();
    const read = text.length <= longest ? readEvent(text) : undefined;
    if (!read) return body(null, 400);
    events = [{ ...read, at: new Date(clock.now()).toISOString() }, ...events].slice(0, kept);
    return body(null, 204);
  });
  app.get('/sandbox/events', () =>
    pageAnswer({
      locale: 'en',
      title: 'Events',
      style: baseStyle(neutralLook) + style,
      body: html`<main><h1>Events</h1>
<p>What visitors did who allowed statistics, by the names and fields of the data layer, the newest first. Nobody else was told. Back to the <a href="/sandbox">sandbox</a>.</p>
${events.length === 0 ? html`<p>None yet: allow statistics in a shop and look at a product.</p>` : ''}<ol>${events.map(
        ({ name, fields, at }) =>
          html`<li><h2>${name}</h2><p class="muted">${at}</p><pre tabindex="0" aria-label="${name}">${fields}</pre></li>`,
      )}</ol></main>`,
    }),
  );
  return app;
};
