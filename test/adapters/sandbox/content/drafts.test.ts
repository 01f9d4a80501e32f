import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isPreviewToken,
  previewLifetime,
  previewToken,
} from '../../../../src/adapters/sandbox/content/preview-token.ts';
import {
  discardDraft,
  keepDraft,
  publishDraft,
  readStory,
  type StoryKey,
} from '../../../../src/adapters/sandbox/content/story-store.ts';
import { json } from '../../../../src/adapters/sandbox/db/json.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const now = Date.UTC(2026, 10, 22, 13);

describe('a preview link', () => {
  const isGood = (preview: string, at = now, brand: 'okulino' | 'opalys' = 'okulino') =>
    isPreviewToken(sandbox.sandbox.db, brand, preview, at);
  const made = async () => `_preview=${await previewToken(sandbox.sandbox.db, 'okulino', now)}`;

  it('opens the drafts of its shop for an hour · ROUTE-13', async () => {
    const preview = await made();
    expect(await isGood(preview)).toBe(true);
    expect(await isGood(preview.slice(1))).toBe(true);
    expect(await isGood(preview, now + previewLifetime - 1)).toBe(true);
    expect(await isGood(preview, now + previewLifetime)).toBe(false);
    expect(await isGood(preview, now, 'opalys')).toBe(false);
  });

  it('is rejected if forged · ROUTE-13', async () => {
    const preview = await made();
    const later = preview.replace(/\d{13}/, (until) => String(Number(until) + 1));
    const forged = [
      later,
      '_preview=',
      '_preview=1',
      'x=1',
      '',
      preview.slice(0, -1),
      `${preview}x`,
      'other=1',
    ];
    for (const other of forged) expect(await isGood(other)).toBe(false);
  });
});

describe('an edited story', () => {
  const key: StoryKey = { brand: 'okulino', slug: 'test/edited', locale: 'de' };
  const shown = async (version: 'draft' | 'published', locale: StoryKey['locale'] = 'de') =>
    (await readStory(sandbox.sandbox.db, { ...key, locale }, version))?.written;
  beforeAll(async () => {
    await sandbox.sandbox.db
      .insertInto('story')
      .values({
        ...key,
        kind: 'page',
        draft: null,
        published: json({ title: 'old' }),
        changed_at: new Date(now),
      })
      .execute();
  });

  it('shows shoppers the published version until its draft is published · CONT-4', async () => {
    const { db } = sandbox.sandbox;
    expect(await shown('draft')).toEqual({ title: 'old' });
    expect(await keepDraft(db, key, { title: 'new' }, new Date(now))).toBe(true);
    expect(await shown('published')).toEqual({ title: 'old' });
    expect(await shown('draft')).toEqual({ title: 'new' });
    await publishDraft(db, key, new Date(now));
    expect(await shown('published')).toEqual({ title: 'new' });
    await publishDraft(db, key, new Date(now));
    expect(await shown('published')).toEqual({ title: 'new' });
  });

  it('forgets a discarded draft · CONT-4', async () => {
    const { db } = sandbox.sandbox;
    await keepDraft(db, key, { title: 'newest' }, new Date(now));
    await discardDraft(db, key);
    expect(await shown('draft')).toEqual({ title: 'new' });
  });

  it('is in German if it is not translated', async () => {
    expect(await shown('published', 'fr')).toEqual({ title: 'new' });
  });

  it('is not created by saving a draft for an unknown slug', async () => {
    expect(await keepDraft(sandbox.sandbox.db, { ...key, slug: 'none' }, {}, new Date(now))).toBe(false);
  });
});
