import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeChatApp } from '../../../../src/adapters/sandbox/chat/chat-app.ts';
import { longestLine, readLine } from '../../../../src/adapters/sandbox/chat/chat-line.ts';
import { forgetChats } from '../../../../src/adapters/sandbox/chat/chat-rooms.ts';
import { neutralLook } from '../../../../src/adapters/sandbox/pages/base-style.ts';
import { texts } from '../../../../src/config/words/texts.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

const here = (brand: BrandId) => `https://${brand}.example`;
const looks = Object.fromEntries(Object.keys(shops).map((id) => [id, neutralLook])) as never;
let shop: TestSandbox;
let now = 0;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

/** A separate server that shares only the database with others. */
const open = () => {
  const { db } = shop.sandbox;
  const app = makeChatApp({ db, clock: { now: () => now }, shops, looks, texts, publicUrl: here });
  let cookie = '';
  const get = async (path: string, kept = cookie) =>
    (await app.request(path, { headers: { cookie: kept } })).text();
  const post = async (path: string, text: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, {
      method: 'POST',
      body: new URLSearchParams({ text }),
      headers: { cookie, origin: here('okulino'), ...headers },
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  return { app, get, post, cookie: () => cookie };
};
let chat: ReturnType<typeof open>;
beforeEach(async () => {
  now += 48 * 60 * 60_000;
  await forgetChats({ ...shop.sandbox, clock: { now: () => now } });
  chat = open();
});
const later = (ms: number) => {
  now += ms;
};
const mine = '/chat/okulino/de';
/** The page on which the shop answers the most recent writer. */
const desk = async (): Promise<string> =>
  /\/sandbox\/chat\/\d+/.exec(await chat.get('/sandbox/chat'))?.[0] ?? 'nobody wrote';

describe('a chat', () => {
  it('passes lines between the shopper and the shop, each as plain text · CONT-1', async () => {
    expect(await chat.get(`${mine}/lines`)).toContain('Noch keine Nachricht.');
    expect((await chat.post(mine, 'Passt <b>-2.50</b>?')).headers.get('location')).toBe(mine);
    expect(await chat.get('/sandbox/chat')).toContain('Passt &lt;b&gt;-2.50&lt;/b&gt;?');
    const room = await desk();
    expect(await chat.get(room)).toContain(`action="${room}"`);
    await chat.post(room, 'Ja, passt.');
    for (const lines of [`${mine}/lines`, `${room}/lines`]) {
      const html = await chat.get(lines);
      expect(html.indexOf('&lt;b&gt;-2.50')).toBeLessThan(html.indexOf('Ja, passt.'));
    }
  });
  it('is the same on every server · CONT-1', async () => {
    const another = open();
    await chat.post(mine, 'Wer ist da?');
    await another.post(await desk(), 'Ihre Optikerin.');
    expect(await another.get(`${mine}/lines`, chat.cookie())).toContain('Wer ist da?');
    expect(await chat.get(`${mine}/lines`)).toContain('Ihre Optikerin.');
  });
  it('ends a day after the last line, and is then deleted', async () => {
    await chat.post(mine, 'Noch da?');
    const room = await desk();
    later(24 * 60 * 60_000 - 1);
    expect(await chat.get(`${mine}/lines`)).toContain('Noch da?');
    later(1);
    expect(await chat.get(`${mine}/lines`)).not.toContain('Noch da?');
    expect((await chat.app.request(room)).status).toBe(404);
    await forgetChats({ ...shop.sandbox, clock: { now: () => now } });
    expect(await shop.sandbox.db.selectFrom('chat_line').selectAll().execute()).toEqual([]);
    expect((await chat.post(mine, 'Wieder da')).status).toBe(303);
    expect(await chat.get(`${mine}/lines`)).toContain('Wieder da');
  });
  it('keeps its last two hundred lines', async () => {
    await chat.post(mine, 'Zeile 0.');
    const room = await desk();
    for (let times = 1; times <= 200; times += 1) {
      later(5000);
      await chat.post(room, `Zeile ${times}.`);
    }
    const html = await chat.get(`${mine}/lines`);
    expect([html.includes('Zeile 0.'), html.includes('Zeile 1.'), html.includes('Zeile 200.')]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it('is visible only with its cookie, and in its shop', async () => {
    await chat.post(mine, 'Nur für mich');
    expect(await chat.get(`${mine}/lines`)).toContain('Nur für mich');
    expect(await chat.get(`${mine}/lines`, '')).not.toContain('Nur für mich');
    expect(await chat.get(`${mine}/lines`, 'sandbox-chat=guessed')).not.toContain('Nur für mich');
    expect(await chat.get('/chat/opalys/fr/lines')).not.toContain('Nur für mich');
  });
  it('keeps a line that cannot be sent in the field, and says why', async () => {
    for (const text of ['', '  \n ', 'x'.repeat(longestLine + 1)]) {
      const answer = await chat.post(mine, text);
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('Eine Nachricht hat 1 bis 1000 Zeichen.');
      expect(html).toContain(`>${text}</textarea>`);
    }
    expect(await chat.get('/sandbox/chat')).toContain('Nobody has asked anything yet');
  });
  it('limits the number of lines, and rejects other sites and large bodies', async () => {
    for (let times = 0; times < 20; times += 1) await chat.post(mine, `${times}`);
    const answer = await chat.post(mine, 'Noch etwas');
    expect(await answer.text()).toContain('Zu viele Nachrichten');
    expect(await chat.get(`${mine}/lines`)).not.toContain('Noch etwas');
    later(60_000);
    expect((await chat.post(mine, 'Noch etwas')).status).toBe(303);
    expect((await chat.post(mine, 'x', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await chat.post(mine, 'x'.repeat(20_000))).status).toBe(413);
  });
  it('exists only in known shops and languages', async () => {
    for (const path of ['/chat/okulino/es', '/chat/other/de', '/sandbox/chat/7', '/sandbox/chat/x'])
      expect((await chat.app.request(path)).status).toBe(404);
  });
  it('makes room for new ones, separately for each shop', async () => {
    await chat.post('/chat/opalys/fr', 'Une question.', { cookie: '', origin: here('opalys') });
    for (let times = 0; times < 101; times += 1) {
      await chat.post(mine, `Frage ${times}.`, { cookie: '' });
      later(10_000);
    }
    const all = await chat.get('/sandbox/chat');
    expect([all.includes('Frage 0.'), all.includes('Frage 1.'), all.includes('Frage 100.')]).toEqual([
      false,
      true,
      true,
    ]);
    const kept = await shop.sandbox.db.selectFrom('chat_room').select('brand').execute();
    expect(kept.filter(({ brand }) => brand === 'opalys')).toHaveLength(1);
  });
});

describe('a chat line', () => {
  it('is trimmed text with its paragraphs, and is rejected with invalid characters', () => {
    expect(readLine(' a\r\nb ')).toBe('a\nb');
    expect(readLine('a\0b')).toBeUndefined();
    expect(readLine('\ud800')).toBeUndefined();
  });
});
