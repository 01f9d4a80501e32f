import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type BrandId, isBrandId } from '../../../domain/shared/brand-id.ts';
import { isLocale, type Locale } from '../../../domain/shared/locale.ts';
import { clientOf } from '../../shop-server/http/client-of.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import { guardOrigin } from '../../shop-server/http/write-guard.ts';
import { baseStyle, neutralLook } from '../pages/base-style.ts';
import { html } from '../pages/html.ts';
import { pageAnswer } from '../pages/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { readLine } from './chat-line.ts';
import { chatLines, chatPage } from './chat-page.ts';
import { type ChatRoom, makeChatRooms } from './chat-rooms.ts';

/** Units: bytes. */
const largestForm = 16_384;
/** Limit for each client. */
const linesPerMinute = 20;
const roomCookie = 'sandbox-chat';
const listStyle = `
main{max-width:760px;margin:0 auto;padding:40px 16px}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li{overflow-wrap:anywhere}
`;
const deskWords = { lines: 'Conversation', message: 'Answer', send: 'Send' };

/**
 * Live chat. A shopper writes at `/chat/{brand}/{language}`, and the shop answers at `/sandbox/chat`. Works without
 * scripts. Messages stay in the database for a day after the last one. A conversation belongs to the holder of the
 * cookie. Source: CONT-1.
 */
export const makeChatApp = (
  sandbox: Pick<Sandbox, 'clock' | 'db' | 'shops' | 'looks' | 'publicUrl' | 'texts'>,
  customerOf: (brand: BrandId, request: Request) => Promise<{ readonly id: number } | undefined> = async () =>
    undefined,
): Hono => {
  const app = new Hono();
  const rooms = makeChatRooms(sandbox);
  const tries = makeRateLimit(sandbox.clock, linesPerMinute);
  const shops = Object.values(sandbox.shops).map(({ id }) => sandbox.publicUrl(id));
  const placeOf = (c: Context): { readonly brand: BrandId; readonly locale: Locale } | undefined => {
    const [brand = '', locale = ''] = [c.req.param('brand'), c.req.param('locale')];
    return isBrandId(brand) && isLocale(locale) ? { brand, locale } : undefined;
  };
  const roomOf = (c: Context, brand: BrandId): Promise<ChatRoom | undefined> =>
    rooms.of(brand, getCookie(c, roomCookie) ?? '');
  /** Returns the submitted text. Rejects a form from another site. */
  const typed = async (c: Context): Promise<Response | string> => {
    const foreign = guardOrigin(c.req.raw, shops);
    if (foreign) return foreign;
    const form = await readText(c.req.raw, largestForm);
    return form === undefined ? c.text('', 413) : (new URLSearchParams(form).get('text') ?? '');
  };

  const shopperPage = (brand: BrandId, locale: Locale, written?: string, problem?: string): Response => {
    const t = sandbox.texts(brand, locale);
    const title = `${t('sandbox:chat.title')} · ${sandbox.shops[brand].name}`;
    return chatPage({
      locale,
      look: sandbox.looks[brand],
      title,
      above: html`<h1>${title}</h1><p class="demo">${t('sandbox:chat.demo')}</p>`,
      words: {
        lines: t('sandbox:chat.lines'),
        message: t('sandbox:chat.message'),
        send: t('sandbox:chat.send'),
      },
      action: `/chat/${brand}/${locale}`,
      ...(written !== undefined && { written }),
      problem,
    });
  };
  app.get('/chat/:brand/:locale', (c) => {
    const place = placeOf(c);
    return place ? shopperPage(place.brand, place.locale) : c.notFound();
  });
  app.get('/chat/:brand/:locale/lines', async (c) => {
    const place = placeOf(c);
    if (!place) return c.notFound();
    const { brand, locale } = place;
    const t = sandbox.texts(brand, locale);
    return chatLines({
      locale,
      look: sandbox.looks[brand],
      title: t('sandbox:chat.lines'),
      empty: t('sandbox:chat.empty'),
      reader: 'shopper',
      names: { shopper: t('sandbox:chat.me'), shop: sandbox.shops[brand].name },
      lines: (await roomOf(c, brand))?.lines ?? [],
    });
  });
  app.post('/chat/:brand/:locale', async (c) => {
    const place = placeOf(c);
    if (!place) return c.notFound();
    const { brand, locale } = place;
    const written = await typed(c);
    if (typeof written !== 'string') return written;
    const text = readLine(written);
    const t = sandbox.texts(brand, locale);
    if (text === undefined) return shopperPage(brand, locale, written, t('sandbox:chat.unreadable'));
    if (tries.take(clientOf(c.req.raw)) > 0)
      return shopperPage(brand, locale, written, t('sandbox:chat.tooMany'));
    const room = await roomOf(c, brand);
    if (room) await rooms.say(room.number, 'shopper', text);
    else {
      const writer = await customerOf(brand, c.req.raw);
      const token = await rooms.begin(brand, locale, text, writer?.id);
      setCookie(c, roomCookie, token, { path: `/chat/${brand}`, httpOnly: true, sameSite: 'Lax' });
    }
    return c.redirect(`/chat/${brand}/${locale}`, 303);
  });

  app.get('/sandbox/chat', async () => {
    const all = await rooms.all();
    return pageAnswer({
      locale: 'en',
      title: 'Live chat',
      style: baseStyle(neutralLook) + listStyle,
      body: html`<main><h1>Live chat</h1><p class="muted">What shoppers ask, the newest first, until nobody has written for a day. <a href="/sandbox">Sandbox</a></p>
${all.length === 0 ? html`<p>Nobody has asked anything yet: help, the home page and “not found” lead to the chat.</p>` : ''}
<ul>${all.map(({ number, brand, locale, lines }) => html`<li class="card"><a href="/sandbox/chat/${number}">${sandbox.shops[brand].name} · ${locale} · ${number}</a><br>${lines.at(-1)?.text}</li>`)}</ul></main>`,
    });
  });
  const numbered = async (c: Context): Promise<ChatRoom | undefined> => {
    const number = c.req.param('number') ?? '';
    return /^\d{1,9}$/.test(number) ? rooms.numbered(Number(number)) : undefined;
  };
  const deskPage = ({ number, brand }: ChatRoom, written?: string, problem?: string): Response =>
    chatPage({
      locale: 'en',
      look: neutralLook,
      title: `Live chat ${number} · ${sandbox.shops[brand].name}`,
      above: html`<h1>${sandbox.shops[brand].name}</h1><p><a href="/sandbox/chat">All conversations</a></p>`,
      words: deskWords,
      action: `/sandbox/chat/${number}`,
      ...(written !== undefined && { written }),
      problem,
    });
  app.get('/sandbox/chat/:number', async (c) => {
    const room = await numbered(c);
    return room ? deskPage(room) : c.notFound();
  });
  app.get('/sandbox/chat/:number/lines', async (c) => {
    const room = await numbered(c);
    if (!room) return c.notFound();
    return chatLines({
      locale: room.locale,
      look: neutralLook,
      title: deskWords.lines,
      empty: '',
      reader: 'shop',
      names: { shopper: 'Shopper', shop: sandbox.shops[room.brand].name },
      lines: room.lines,
    });
  });
  app.post('/sandbox/chat/:number', async (c) => {
    const room = await numbered(c);
    if (!room) return c.notFound();
    const written = await typed(c);
    if (typeof written !== 'string') return written;
    const text = readLine(written);
    const t = sandbox.texts(room.brand, 'en');
    if (text === undefined) return deskPage(room, written, t('sandbox:chat.unreadable'));
    if (tries.take(clientOf(c.req.raw)) > 0) return deskPage(room, written, t('sandbox:chat.tooMany'));
    await rooms.say(room.number, 'shop', text);
    return c.redirect(`/sandbox/chat/${room.number}`, 303);
  });

  return app;
};
