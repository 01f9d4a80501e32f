import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import type { ContentSource } from '../../src/application/content/ports.ts';
import type { Block } from '../../src/domain/content/block.ts';
import { plainText } from '../../src/domain/content/rich-text.ts';
import { shownBlocks } from '../../src/domain/content/shown-blocks.ts';
import type { Story } from '../../src/domain/content/story.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { shopTime } from '../../src/domain/shared/shop-day.ts';

export interface ContentTwin {
  readonly source: (locale: Locale) => ContentSource;
  readonly reports: readonly string[];
}

/**
 * What every content source does in the same way. Each has the same page in its own format, `about` of okulino, titled
 * `Über uns` and, in English, `About us`; its draft is titled `Neu`. It has a text with a link that runs a script and
 * one to `help`, words that look like HTML, an offer with unreadable dates, one with an invalid pattern, a frame of a
 * foreign origin, and an unknown block. Another, `only-draft`, is not published.
 */
export const itKeepsStories = (open: () => ContentTwin): void => {
  const told = async (
    locale: Locale = 'de',
    version: 'draft' | 'published' = 'published',
  ): Promise<Story> => {
    const answer = await open().source(locale).story('about', version, '/about')();
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
    return answer.right;
  };
  const blockOf = async <K extends Block['kind']>(kind: K) =>
    (await told()).blocks.find((block): block is Extract<Block, { kind: K }> => block.kind === kind);

  it('answers with a page in the requested language, or else in German · CONT-4', async () => {
    expect(await told()).toMatchObject({ title: 'Über uns', version: 'published', kind: 'page' });
    expect((await told('en')).title).toBe('About us');
    expect((await told('fr')).title).toBe('Über uns');
    expect((await told()).slugs).toEqual({ de: 'about', en: 'about', it: 'about', fr: 'about' });
  });

  it('returns a draft only on request · CONT-4', async () => {
    expect(await told('de', 'draft')).toMatchObject({ title: 'Neu', version: 'draft' });
    expect(await told()).toMatchObject({ title: 'Über uns' });
  });

  it('answers not found for an unknown slug', async () => {
    for (const slug of ['no-such-page', '../about', 'settings/../about', ''])
      expect(await open().source('de').story(slug, 'published', `/${slug}`)()).toEqual(
        E.left({ _tag: 'NotFound' }),
      );
  });

  it('leaves out an unknown block and a foreign frame, and reports them · CONT-1', async () => {
    const { blocks } = await told();
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'banners', 'support']);
    expect(open().reports.length).toBeGreaterThan(1);
    expect(open().reports.join()).not.toMatch(/alert|evil/);
  });

  it('lets no script through, neither as a link nor as markup · CONT-1', async () => {
    const text = await blockOf('text');
    const sent = JSON.stringify(text);
    expect(sent).not.toMatch(/javascript:/i);
    expect(sent).toContain('"path":"/hilfe"');
    expect(plainText(text?.body ?? [])).toContain('<script>alert(1)</script>');
  });

  it('shows an offer with unreadable dates, but none with an invalid pattern · CONT-2', async () => {
    const { shown, invalid } = shownBlocks((await told()).blocks, '/about', shopTime(Date.UTC(2026, 10, 22)));
    const offers = shown.flatMap((block) => (block.kind === 'banners' ? block.items : []));
    expect(offers.map(({ title }) => title)).toEqual(['Dates']);
    expect(invalid).toContainEqual({ _tag: 'InvalidPattern', pattern: '(', reason: 'syntax' });
    expect(invalid.map(({ reason }) => reason).toSorted()).toEqual(['syntax', 'time', 'time']);
  });

  it('has a menu and offers for the header · CONT-5', async () => {
    expect(await open().source('de').navigation('published')()).toMatchObject({
      right: [{ displayName: 'Linsen', hide: false, children: [{ displayName: 'Hilfe' }] }],
    });
    expect(await open().source('de').headerBanners('published', '/')()).toMatchObject({
      right: [{ title: 'Im Menü' }],
    });
  });

  it('lists its pages, without the settings', async () => {
    const addresses = await open().source('de').addresses('published')();
    if (E.isLeft(addresses)) throw new Error(addresses.left._tag);
    expect(addresses.right.map(({ slugs }) => slugs.de)).toContain('about');
    expect(addresses.right.map(({ slugs }) => slugs.de)).not.toContain('settings/navigation');
  });

  it('lists an unpublished page only among the drafts · CONT-4', async () => {
    const listed = async (version: 'draft' | 'published') => {
      const addresses = await open().source('de').addresses(version)();
      return E.isRight(addresses) ? addresses.right.map(({ slugs }) => slugs.de) : addresses.left;
    };
    expect(await listed('published')).not.toContain('only-draft');
    expect(await listed('draft')).toEqual(expect.arrayContaining(['about', 'only-draft']));
  });

  it('permits no preview by guessable parameters · ROUTE-13', async () => {
    for (const preview of ['', '_preview=1', '_preview=', '_storyblok=1', '_storyblok_tk%5Btoken%5D=x'])
      expect(await open().source('de').mayPreview(preview)()).toBe(false);
  });
};
