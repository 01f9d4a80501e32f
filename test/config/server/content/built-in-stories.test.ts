import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { TargetC } from '../../../../src/adapters/contract/content/parts.ts';
import { storyC } from '../../../../src/adapters/contract/content/story-codec.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { builtInStories } from '../../../../src/config/server/content/built-in-stories.ts';
import { menuOf } from '../../../../src/domain/content/navigation.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';

const channels = brandIds.flatMap((brand) => locales.map((locale) => [brand, locale] as const));
/** A placeholder that was not filled in, or a key that has no text. */
const unsaid = /\{\{|(?:home|content|common):/;

describe.each(channels)('the built-in stories of %s in %s', (brand, locale) => {
  const stories = builtInStories(brands[brand].shop, locale);

  it('are pages with title, description and text', async () => {
    const addresses = await stories.addresses('published')();
    if (E.isLeft(addresses)) throw new Error(addresses.left._tag);
    expect(addresses.right.map(({ slugs }) => slugs[locale])).toEqual([
      'home',
      'about',
      'help',
      'shipping',
      'returns',
      'terms',
      'privacy',
      'legal',
      'disclaimer',
      'accessibility',
    ]);
    for (const { slugs } of addresses.right) {
      const told = await stories.story(slugs[locale], 'published', `/${slugs[locale]}`)();
      if (E.isLeft(told)) throw new Error(slugs[locale]);
      const dropped: string[] = [];
      const sent: unknown = JSON.parse(JSON.stringify(told.right));
      expect(storyC({ target: TargetC, dropped: (at) => dropped.push(at) }).decode(sent)).toEqual(
        E.right(told.right),
      );
      expect(dropped).toEqual([]);
      expect(told.right.title).not.toBe('');
      expect(told.right.description).not.toBe('');
      expect(told.right.blocks.length).toBeGreaterThan(0);
      expect(JSON.stringify(told.right)).not.toMatch(unsaid);
    }
  });

  it('have a menu of the four departments, and a link for questions · CONT-5', async () => {
    const told = await stories.navigation('published')();
    if (E.isLeft(told)) throw new Error(told.left._tag);
    const entries = menuOf(told.right, locale);
    expect(entries).toHaveLength(5);
    expect(
      entries.slice(0, 4).every(({ target, children }) => target._tag === 'Page' && children.length > 2),
    ).toBe(true);
    expect(entries[4]).toMatchObject({ target: { _tag: 'Page' }, children: [] });
    expect(JSON.stringify(entries)).not.toMatch(unsaid);
  });

  it('return not found for an unknown page, and permit no preview', async () => {
    expect(await stories.story('no-such-page', 'published', '/no-such-page')()).toEqual(
      E.left({ _tag: 'NotFound' }),
    );
    expect(await stories.mayPreview('_preview=x')()).toBe(false);
  });
});
