import { beforeEach, describe, expect, it } from 'vitest';
import { makeChatApp } from '../../../../src/adapters/sandbox/chat/chat-app.ts';
import { longestLine, readLine } from '../../../../src/adapters/sandbox/chat/chat-rooms.ts';
import { neutralLook } from '../../../../src/adapters/sandbox/pages/base-style.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { shops } from '../fixtures/shops.ts';

const here = (brand: BrandId) => `https://${brand}.example`;
const open = () => {
  let now = 0;
  const looks = Object.fromEntries(Object.keys(shops).map((id) => [id, neutralLook])) as never;
  const app = makeChatApp({ clock: { now: () => now }, shops, looks, publicUrl: here });
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
  return {
    app,
    get,
    post,
    later: (ms: number) => {
      now += ms;
    },
  };
};
let chat: ReturnType<typeof open>;
beforeEach(() => {
  chat = open();
});
const mine = '/chat/okulino/de';

describe('a chat', () => {
  it('goes to and fro between a shopper and the shop, each line as text · CONT-1', async () => {
    expect(await chat.get(`${mine}/lines`)).toContain('Noch keine Nachricht.');
    expect((await chat.post(mine, 'Passt <b>-2.50</b>?')).headers.get('location')).toBe(mine);
    expect(await chat.get('/sandbox/chat')).toContain('Passt &lt;b&gt;-2.50&lt;/b&gt;?');
    expect(await chat.get('/sandbox/chat/1')).toContain('action="/sandbox/chat/1"');
    await chat.post('/sandbox/chat/1', 'Ja, passt.');
    for (const lines of [`${mine}/lines`, '/sandbox/chat/1/lines']) {
      const html = await chat.get(lines);
      expect(html.indexOf('&lt;b&gt;-2.50')).toBeLessThan(html.indexOf('Ja, passt.'));
    }
  });
  it('belongs to whoever has its cookie, in its shop alone', async () => {
    await chat.post(mine, 'Nur für mich');
    expect(await chat.get(`${mine}/lines`)).toContain('Nur für mich');
    expect(await chat.get(`${mine}/lines`, '')).not.toContain('Nur für mich');
    expect(await chat.get(`${mine}/lines`, 'sandbox-chat=guessed')).not.toContain('Nur für mich');
    expect(await chat.get('/chat/opalys/fr/lines')).not.toContain('Nur für mich');
  });
  it('keeps in its field what cannot be sent, and says why', async () => {
    for (const text of ['', '  \n ', 'x'.repeat(longestLine + 1)]) {
      const answer = await chat.post(mine, text);
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('Eine Nachricht hat 1 bis 1000 Zeichen.');
      expect(html).toContain(`>${text}</textarea>`);
    }
    expect(await chat.get('/sandbox/chat')).toContain('Nobody has asked anything yet');
  });
  it('is no way to flood the shop, nor for another site to speak', async () => {
    for (let times = 0; times < 20; times += 1) await chat.post(mine, `${times}`);
    const answer = await chat.post(mine, 'Noch etwas');
    expect(await answer.text()).toContain('Zu viele Nachrichten');
    expect(await chat.get(`${mine}/lines`)).not.toContain('Noch etwas');
    chat.later(60_000);
    expect((await chat.post(mine, 'Noch etwas')).status).toBe(303);
    expect((await chat.post(mine, 'x', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await chat.post(mine, 'x'.repeat(20_000))).status).toBe(413);
  });
  it('is in the shops and languages that there are', async () => {
    for (const path of ['/chat/okulino/es', '/chat/other/de', '/sandbox/chat/7', '/sandbox/chat/x'])
      expect((await chat.app.request(path)).status).toBe(404);
  });
  it('makes room for new ones', async () => {
    for (let times = 0; times < 101; times += 1) {
      await chat.post(mine, `Frage ${times}.`, { cookie: '' });
      chat.later(10_000);
    }
    const desk = await chat.get('/sandbox/chat');
    expect([desk.includes('Frage 0.'), desk.includes('Frage 1.'), desk.includes('Frage 100.')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('a line', () => {
  it('is text of one thousand characters, in as many paragraphs as were typed', () => {
    expect(readLine(' a\r\nb ')).toBe('a\nb');
    expect(readLine('a\0b')).toBeUndefined();
    expect(readLine('\ud800')).toBeUndefined();
  });
});
