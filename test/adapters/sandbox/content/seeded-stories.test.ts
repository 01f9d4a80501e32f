import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { bannersC } from '../../../../src/adapters/contract/content/block-codec.ts';
import { menuC, menuFromWire, storyC } from '../../../../src/adapters/contract/content/story-codec.ts';
import { storedTargetC } from '../../../../src/adapters/sandbox/content/stored-target.ts';
import { categories } from '../../../../src/adapters/sandbox/seed/categories.ts';
import { flagSeeds } from '../../../../src/adapters/sandbox/seed/flags.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { storyRows } from '../../../../src/adapters/sandbox/seed/stories/stories.ts';
import { type Block, lawPages } from '../../../../src/domain/content/block.ts';
import { decidedBlocks, featuresOf } from '../../../../src/domain/content/decided-blocks.ts';
import { placeNowUrl } from '../../../../src/domain/content/drawing-place.ts';
import { menuOf } from '../../../../src/domain/content/navigation.ts';
import { headSlug, type Story } from '../../../../src/domain/content/story.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { inEveryLocale, type Locale, locales } from '../../../../src/domain/shared/locale.ts';

const rows = storyRows();

const read = (row: (typeof rows)[number]): Story => {
  const dropped: string[] = [];
  const story = storyC({
    target: storedTargetC(row.locale),
    dropped: (at) => dropped.push(at),
  }).decode({
    ...(row.published as object),
    id: row.slug,
    kind: row.kind,
    slugs: inEveryLocale(() => row.slug),
    version: 'published',
  });
  expect(dropped).toEqual([]);
  if (E.isLeft(story)) throw new Error(`${row.brand} ${row.slug}`);
  return story.right;
};
const flat = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => (block.kind === 'experiment' ? [block, ...flat(block.blocks)] : [block]));
const rowOf = (brand: string, slug: string, locale: Locale) => {
  const row = rows.find((one) => one.brand === brand && one.slug === slug && one.locale === locale);
  if (!row) throw new Error(`${brand} ${slug} ${locale}`);
  return row;
};
const settings = (brand: string, slug: string, locale: Locale) =>
  (rowOf(brand, slug, locale).published as { readonly items: unknown }).items;

describe.each(brandIds)('the stories of %s', (brand) => {
  it('are complete in every language · CONT-1', () => {
    const slugs = ['home', 'about', 'help', 'service', 'studio', ...lawPages].toSorted();
    for (const locale of locales) {
      const stories = rows.filter(
        (row) => row.brand === brand && row.locale === locale && row.kind !== 'settings',
      );
      const told = stories.map(read);
      const pages = told.filter(({ kind }) => kind !== 'head').map((story) => story.slugs[locale]);
      expect(pages.toSorted()).toEqual(slugs);
      for (const { title, description, blocks } of told) {
        expect(title).not.toBe('');
        expect(description).not.toBe('');
        expect(blocks.length).toBeGreaterThan(0);
      }
    }
  });

  it('have a menu of two levels that leads to categories · CONT-5', () => {
    for (const locale of locales) {
      const wire = menuC(() => expect.unreachable()).decode(settings(brand, 'settings/navigation', locale));
      if (E.isLeft(wire)) throw new Error(locale);
      const entries = menuOf(menuFromWire(wire.right), locale);
      expect(entries).toHaveLength(4);
      for (const { target, children } of entries) {
        expect(target._tag).toBe('Page');
        expect(children.length).toBeGreaterThan(1);
        expect(children.length).toBeLessThan(12);
      }
    }
  });

  it('have offers for the header', () => {
    for (const locale of locales) {
      const banners = bannersC({
        target: storedTargetC(locale),
        dropped: () => expect.unreachable(),
      }).decode(settings(brand, 'settings/header-banners', locale));
      expect(E.isRight(banners) && banners.right.length).toBeGreaterThan(0);
    }
  });

  it('name every offer for analytics · CONT-7', () => {
    for (const block of flat(read(rowOf(brand, 'home', 'de')).blocks))
      if (block.kind === 'hero' || block.kind === 'banners')
        for (const { promotion } of block.items) expect(promotion?.id).toMatch(new RegExp(`^${brand}-`));
  });
});

describe('the About pages', () => {
  const about = (brand: string) => read(rowOf(brand, 'about', 'de')).blocks;

  it('differ in their blocks from shop to shop · FACE-18', () => {
    const kinds = brandIds.map((brand) =>
      about(brand)
        .map(({ kind }) => kind)
        .join(),
    );
    expect(new Set(kinds).size).toBe(brandIds.length);
  });

  it.each(brandIds)('show the place of %s as it looks now · FACE-16', (brand) => {
    expect(JSON.stringify(about(brand))).toContain(placeNowUrl(brand));
  });

  it.each(brandIds)('of %s say how to reach somebody, and name what it promises · FACE-18', (brand) => {
    const kinds = about(brand).map(({ kind }) => kind);
    expect(kinds).toContain('trust');
    expect(kinds.includes('contact') || kinds.includes('support')).toBe(true);
  });
});

describe.each(['shipping', 'returns'])('the pages on %s', (slug) => {
  const blocksOf = (brand: string) => read(rowOf(brand, slug, 'de')).blocks;

  it('differ in their blocks from shop to shop · FACE-20', () => {
    const kinds = brandIds.map((brand) =>
      blocksOf(brand)
        .map(({ kind }) => kind)
        .join(),
    );
    expect(new Set(kinds).size).toBe(brandIds.length);
  });

  it.each(brandIds)(
    'of %s begin with figures that name the rules, and say how to reach somebody · FACE-20',
    (brand) => {
      const [first, ...others] = blocksOf(brand);
      if (first?.kind !== 'trust') throw new Error(brand);
      const numbers = first.items.map(({ number }) => number).join();
      for (const name of slug === 'shipping' ? ['{from}', '{free}'] : ['{days}'])
        expect(numbers).toContain(name);
      const kinds = others.map(({ kind }) => kind);
      expect(kinds).toContain('law');
      expect(kinds.includes('contact') || kinds.includes('support')).toBe(true);
    },
  );
});

describe('the experiments of the home pages', () => {
  /** The kinds of blocks in each variant of each experiment, and those shown without an experiment. */
  const openings = (brand: string) => {
    const { blocks } = read(rowOf(brand, 'home', 'de'));
    const sidesOf = flagSeeds.flatMap(({ key, variants }) =>
      variants.map(({ variables }) => [key, new Map(Object.entries(variables))] as const),
    );
    const nobody: readonly [string, ReadonlyMap<string, string | number | boolean>] = ['', new Map()];
    return [nobody, ...sidesOf].map(([key, variables]) =>
      decidedBlocks(blocks, (asked) => ({ _tag: 'Known', variables: asked === key ? variables : new Map() })),
    );
  };

  it('ask only for features that exist · TRK-5', () => {
    const known = flagSeeds.map(({ key }) => key);
    const asked = brandIds.flatMap((brand) => featuresOf(read(rowOf(brand, 'home', 'de')).blocks));
    expect(asked).toEqual(['home-promise', 'reorder-banner']);
    expect(known).toEqual(expect.arrayContaining(asked));
  });

  it.each(brandIds)(
    'open the home page of %s with one hero, whichever variant is chosen · CONT-3',
    (brand) => {
      for (const blocks of openings(brand))
        expect(blocks.filter(({ kind }) => kind === 'hero')).toHaveLength(1);
    },
  );

  it('show a different hero for each variant', () => {
    const first = openings('okulino').map(([opening]) => opening?.id);
    expect(new Set(first)).toEqual(new Set(['hero', 'hero-saving']));
    expect(first[0]).toBe('hero');
  });
});

it('the stories open every shop with a different home page', () => {
  const orders = brandIds.map((brand) =>
    read(rowOf(brand, 'home', 'de'))
      .blocks.map(({ kind }) => kind)
      .join(),
  );
  expect(new Set(orders).size).toBe(brandIds.length);
});

it('the stories name only categories that the shop has · CONT-1', () => {
  const ids = categories.map(({ id }) => id);
  const named = rows
    .filter(({ kind }) => kind !== 'settings')
    .flatMap((row) => {
      const { blocks, kind, slugs } = read(row);
      const asked = flat(blocks).flatMap((block) =>
        block.kind === 'products' && block.source.of === 'popular' ? (block.source.category ?? []) : [],
      );
      return kind === 'head' ? [...asked, slugs.de.replace(headSlug(''), '')] : asked;
    });
  expect(new Set(named)).toEqual(new Set(['lens', 'care', 'sun', 'reading']));
  expect(ids).toEqual(expect.arrayContaining(named));
});

it('the stories choose only products that the shop sells', () => {
  const sold = new Set<string>(products.map(({ id }) => id));
  for (const row of rows)
    if (row.kind !== 'settings')
      for (const block of flat(read(row).blocks))
        if (block.kind === 'products' && block.source.of === 'chosen')
          for (const id of block.source.ids) expect(sold).toContain(id);
});

it('the stories contain no category link without a category', () => {
  expect(JSON.stringify(rows)).not.toMatch(/"\/(?:(?:en|it|fr)\/)?c\/"/);
});

it('the stories use French typographic spaces in French', () => {
  for (const row of rows)
    if (row.locale === 'fr') expect(JSON.stringify(row.published)).not.toMatch(/[^"] [?!;»]|[a-zé] : /);
});
