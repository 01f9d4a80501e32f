import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emptiedBy,
  placeOfText,
  textsOf,
  withTexts,
} from '../../../../src/adapters/sandbox/content/story-texts.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const base = 'http://okulino.localhost:4200';
const desk = '/sandbox/content/story?brand=okulino&locale=de&slug=about';
const get = async (path: string) => (await sandbox.fetch(new Request(base + path))).text();
const post = (body: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  sandbox.fetch(
    new Request(base + desk, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: base, ...headers },
      body: new URLSearchParams(body),
    }),
  );
const shown = async (preview = ''): Promise<unknown> =>
  JSON.parse(await get(`/api/content/story?slug=about&brand_channel=okulino&locale=de${preview}`));

describe('the content editor', () => {
  it('lists the pages of a shop', async () => {
    const page = await get('/sandbox/content?brand=viszola&locale=it');
    expect(page).toContain('slug=home');
    expect(page).toContain('published');
  });

  it('shows a draft with its preview link, and to shoppers once it is published · CONT-4 · ROUTE-13', async () => {
    expect((await post({ way: 'keep', title: 'Ganz neu' })).status).toBe(303);
    expect(await shown()).toMatchObject({ title: 'Über Okulino', version: 'published' });
    const token = /_preview=([^"]+)"/.exec(await get(desk))?.[1] ?? '';
    const preview = `&preview=${encodeURIComponent(`_preview=${token}`)}`;
    expect(await shown(preview)).toMatchObject({ title: 'Ganz neu', version: 'draft' });
    expect(await shown('&preview=_preview%3D1')).toMatchObject({ title: 'Über Okulino' });
    await post({ way: 'publish' });
    expect(await shown()).toMatchObject({ title: 'Ganz neu', version: 'published' });
  });

  it('discards a draft', async () => {
    await post({ way: 'keep', title: 'Doch nicht' });
    await post({ way: 'discard' });
    expect(await get(desk)).not.toContain('Doch nicht');
  });

  it('rejects a form from another origin, and escapes texts', async () => {
    expect((await post({ way: 'publish', title: 'x' }, { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
    await post({ way: 'keep', title: '<img src=x>' });
    expect(await get(desk)).toContain('&lt;img src=x&gt;');
    await post({ way: 'discard' });
  });

  it('saves nothing without a page title and nothing too long, and says so', async () => {
    const before = await shown();
    const nameless = await post({ way: 'publish', title: ' ' });
    expect(nameless.status).toBe(422);
    expect(await nameless.text()).toContain('This has to be said: title.');
    const long = await post({ way: 'publish', title: 'x'.repeat(300_000) });
    expect(long.status).toBe(413);
    expect(await long.text()).toContain('Nothing was kept');
    expect(await shown()).toEqual(before);
  });

  it('edits the names in the menu', async () => {
    const page = await get('/sandbox/content/story?brand=okulino&locale=de&slug=settings/navigation');
    expect(page).toContain('>1 › name</label>');
    expect(page).toContain('>Kontaktlinsen</textarea>');
  });

  it('has no page for an unknown slug', async () => {
    expect(await get('/sandbox/content/story?slug=nothing')).toContain('No such page');
  });

  it('keeps a preview out of every cache · ROUTE-13', async () => {
    const ask = (preview: string) =>
      sandbox.fetch(
        new Request(`${base}/api/content/story?slug=about&brand_channel=okulino&locale=de${preview}`),
      );
    expect((await ask('&preview=_preview%3D1')).headers.get('cache-control')).toBe('no-store');
    expect((await ask('')).headers.get('cache-control')).toContain('max-age=30');
  });
});

describe('the texts of a story', () => {
  const written = {
    title: 'a',
    blocks: [{ id: 'x', items: [{ text: 'b', link: { label: 'c', target: 'help' } }] }],
  };
  it('are found wherever shoppers read them', () =>
    expect(textsOf(written)).toEqual([
      { path: 'title', text: 'a' },
      { path: 'blocks.0.items.0.text', text: 'b' },
      { path: 'blocks.0.items.0.link.label', text: 'c' },
    ]));
  it('are named by their block, and numbered from 1', () => {
    const page = { blocks: [{ kind: 'hero', items: [{ link: { label: 'a' } }] }] };
    expect(placeOfText(page, 'blocks.0.items.0.link.label')).toBe('1 hero › 1 › link › label');
    expect(placeOfText(page, 'title')).toBe('title');
    const menu = [{ display_name: 'a', children: [{ display_name: 'b' }] }];
    expect(textsOf(menu).map(({ path }) => placeOfText(menu, path))).toEqual(['1 › name', '1 › 1 › name']);
  });
  it('are reported if a page or a link would have no name', () => {
    const texts = new Map([
      ['title', ' '],
      ['blocks.0.items.0.text', ''],
      ['blocks.0.items.0.link.label', ''],
    ]);
    expect(emptiedBy(written, texts)).toEqual(['title', '1 › 1 › link › label']);
    expect(emptiedBy({ title: '' }, new Map([['title', '']]))).toEqual([]);
  });
  it('are replaced in place, and nothing else is changed', () =>
    expect(
      withTexts(
        written,
        new Map([
          ['blocks.0.items.0.text', 'new'],
          ['blocks.0.id', 'evil'],
          ['none', 'x'],
        ]),
      ),
    ).toEqual({
      ...written,
      blocks: [{ id: 'x', items: [{ text: 'new', link: { label: 'c', target: 'help' } }] }],
    }));
});
