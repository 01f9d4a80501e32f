import { afterAll, beforeAll, describe } from 'vitest';
import { makeSandboxContent } from '../../../../src/adapters/sandbox/content/content-source.ts';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import type { Locale } from '../../../../src/domain/shared/locale.ts';
import { itKeepsStories } from '../../content-contract.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let sandbox: TestSandbox;
const reports: string[] = [];
const placed = { start: '', end: '', include: [], exclude: [] };
const word = (text: string, target?: string) => ({
  kind: 'text',
  text,
  marks: ['bold'],
  ...(target !== undefined && { link: target }),
});
const about = (title: string) => ({
  title,
  description: 'd',
  blocks: [
    {
      kind: 'text',
      id: '1',
      align: 'left',
      body: [
        {
          kind: 'paragraph',
          content: [
            word('<script>alert(1)</script>'),
            word('run', 'javascript:alert(1)'),
            word('help', 'help'),
          ],
        },
      ],
    },
    {
      kind: 'banners',
      id: '2',
      size: 'small',
      items: [
        { id: 'a', title: 'Dates', placement: { ...placed, start: 'soon', end: '32.13.2026' } },
        { id: 'b', title: 'Pattern', placement: { ...placed, include: ['('] } },
      ],
    },
    { kind: 'evil-widget', id: '3', script: 'alert(1)' },
    { kind: 'iframe', id: '4', url: 'http://evil.example/', title: 't', height: 300 },
    { kind: 'support', id: '5' },
  ],
});
const item = (id: string, name: string, children: readonly object[]) => ({
  _uid: id,
  display_name: name,
  link: { linktype: 'url', cached_url: '', url: '/' },
  hide: false,
  children,
});

beforeAll(async () => {
  sandbox = await startSandbox();
  const { db } = sandbox.sandbox;
  await db.deleteFrom('story').where('brand', '=', 'okulino').execute();
  const keep = (slug: string, locale: Locale, published: unknown, draft: unknown = null) =>
    db
      .insertInto('story')
      .values({
        brand: 'okulino',
        slug,
        locale,
        kind: slug.startsWith('settings/') ? 'settings' : 'page',
        published: published === null ? null : json(published),
        draft: draft === null ? null : json(draft),
        changed_at: new Date(),
      })
      .execute();
  await keep('about', 'de', about('Über uns'), about('Neu'));
  await keep('about', 'en', about('About us'));
  await keep('only-draft', 'de', null, about('Entwurf'));
  await keep('settings/navigation', 'de', { items: [item('m', 'Linsen', [item('n', 'Hilfe', [])])] });
  await keep('settings/header-banners', 'de', { items: [{ id: 'h', title: 'Im Menü', placement: placed }] });
});
afterAll(() => sandbox.close());

describe('stories in the sandbox', () => {
  itKeepsStories(() => ({
    source: (locale) =>
      makeSandboxContent({
        db: sandbox.sandbox.db,
        clock: sandbox.sandbox.clock,
        report: (trouble) => void reports.push(trouble),
      })({ brand_channel: 'okulino', locale }),
    reports,
  }));
});
