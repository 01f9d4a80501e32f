import { describe, expect, it } from 'vitest';
import { categories } from '../../../../src/adapters/sandbox/seed/categories.ts';
import { products } from '../../../../src/adapters/sandbox/seed/products/products.ts';
import { textWidth } from '../../../../src/adapters/shared/svg/text.ts';
import { type CardWords, setWords } from '../../../../src/config/server/files/share-card.ts';
import { shareHands } from '../../../../src/config/server/files/share-hands.ts';
import { nameAndKind } from '../../../../src/domain/catalogue/name-and-kind.ts';
import { summaryOf } from '../../../../src/domain/content/summary.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';

const inAll = brandIds.flatMap((brand) => locales.map((locale) => [brand, locale] as const));

const ofProduct = (locale: Locale, { titles, descriptions }: (typeof products)[number]): CardWords => {
  const [name, kind = ''] = nameAndKind(titles[locale]);
  return { name, kind, line: summaryOf(descriptions[locale], 100) };
};
const ofCategory = (locale: Locale, { title, description }: (typeof categories)[number]): CardWords => ({
  name: title[locale],
  kind: '',
  line: summaryOf(description[locale], 100),
});

/** The cards with the longest name, the longest kind and the longest word, and those with the most text. */
const longest = (all: readonly CardWords[]): readonly CardWords[] => {
  const measures: readonly ((words: CardWords) => number)[] = [
    ({ name }) => name.length,
    ({ kind }) => kind.length,
    ({ name, kind, line }) => Math.max(...`${name} ${kind} ${line}`.split(' ').map((word) => word.length)),
    ({ name, kind, line }) => name.length * 3 + kind.length * 2 + line.length,
  ];
  const found = measures.flatMap((of) => all.toSorted((one, other) => of(other) - of(one)).slice(0, 2));
  return [...new Set(found)];
};

/** The words that overflow their space: to the right, or below. */
const outside = (brand: BrandId, words: CardWords): readonly string[] => {
  const { words: room } = shareHands[brand];
  const blocks = setWords(brand, words);
  const height = blocks.reduce((sum, { lines, leading, gap }) => sum + lines.length * leading + gap, 0);
  const wide = blocks.flatMap(({ part, lines, style }) => {
    const sticker = part === 'kind' && room.sticker !== undefined ? style.size * 1.4 : 0;
    return lines.filter((line) => textWidth(line, style) + sticker > room.width + 0.5);
  });
  return [...wide, ...(height > room.height ? [`${height} high`] : [])];
};

describe.each(inAll)('a share card of %s in %s', (brand, locale) => {
  const all = [
    ...longest(products.map((one) => ofProduct(locale, one))),
    ...longest(categories.map((one) => ofCategory(locale, one))),
  ];

  it('fits all words of the longest names, without overlapping lines · SHARE-1 · SHARE-2', () => {
    for (const words of all) {
      const blocks = setWords(brand, words);
      expect(outside(brand, words), words.name).toEqual([]);
      for (const part of ['name', 'kind', 'line'] as const) {
        const said = blocks.filter((block) => block.part === part).flatMap(({ lines }) => lines);
        expect(said.join(' ')).toBe(words[part].replace(/\s+/gu, ' '));
      }
      for (const { style, leading } of blocks) expect(leading).toBeGreaterThan(style.size);
    }
  });
});

it.each(brandIds)(
  '%s drops the description line, and at last cuts the name, before anything overflows · SHARE-1',
  (brand) => {
    const long = 'Hydralis Torique Multifocale Quotidienne Sensitive Confort '.repeat(3).trim();
    const more = { name: long.slice(0, 58), kind: long.slice(0, 70), line: long };
    expect(outside(brand, more)).toEqual([]);
    expect(setWords(brand, more)[0]?.lines.join(' ')).toBe(more.name);
    for (const name of [long, 'W'.repeat(300)]) {
      const words = { name, kind: name, line: name };
      expect(outside(brand, words)).toEqual([]);
      expect(setWords(brand, words)[0]?.lines.join(' ')).toMatch(/^.{10,32}$/u);
    }
  },
);
