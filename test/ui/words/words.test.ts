import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textParts } from '../../../src/application/shared/texts.ts';
import { couponErrors } from '../../../src/domain/cart/coupon.ts';
import { stockBadgeKeys } from '../../../src/domain/catalogue/stock-badge.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { namespaces } from '../../../src/ui/shared/namespaces.ts';

const root = 'src/ui/words';

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );
const read = (locale: string, file: string): ReadonlyMap<string, string> =>
  new Map(flat(JSON.parse(readFileSync(`${root}/${locale}/${file}.json`, 'utf8')) as Tree));

/** The text of each plural form that a language has. Source: CLDR. */
const pluralForms = {
  de: ['one', 'other'],
  en: ['one', 'other'],
  it: ['many', 'one', 'other'],
  fr: ['many', 'one', 'other'],
};

/** Languages have different plural forms; a text is the same text in any of them. `too_many` is not a plural form. */
const singular = (key: string): string => key.replace(/(?<!\btoo)_(zero|one|two|few|many|other)$/, '');
const keys = (words: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...words.keys()].map(singular))].toSorted();
const blanks = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].toSorted();
const overlays = readdirSync(`${root}/de/brands`).map((file) => `brands/${file.replace('.json', '')}`);
const parts = [...namespaces, ...textParts];
/** Texts that do not address the reader have no styles. */
const styles = parts
  .flatMap((namespace) => [`${namespace}.informal`, `${namespace}.formal`])
  .filter((file) => existsSync(`${root}/de/${file}.json`));
const files = [...parts, ...styles, ...overlays];
/** A plural form such as `_one` may leave out its number. */
const withoutCount = (found: readonly string[]) => found.filter((blank) => blank !== '{{count}}');

describe.each(files)('%s', (file) => {
  const german = read('de', file);

  it.each(locales)('has every text in %s, and none of them empty · I18N-1', (locale) => {
    const words = read(locale, file);
    expect(keys(words)).toEqual(keys(german));
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(locales)('has the same placeholders in %s', (locale) => {
    for (const [key, text] of read(locale, file)) {
      const same = german.get(key) ?? german.get(`${singular(key)}_other`) ?? '';
      expect(withoutCount(blanks(text)), key).toEqual(withoutCount(blanks(same)));
    }
  });
});

describe.each(files)('plural forms of %s', (file) => {
  it.each(locales)('are complete in %s · I18N-1', (locale) => {
    const found = Map.groupBy(
      [...read(locale, file).keys()].filter((key) => key !== singular(key)),
      singular,
    );
    for (const [key, forms] of found)
      expect(forms.toSorted(), key).toEqual(pluralForms[locale].map((form) => `${key}_${form}`));
  });
});

describe.each(parts.filter((name) => styles.includes(`${name}.informal`)))('styles of %s', (namespace) => {
  it.each(locales)('have the same keys, and none of the neutral texts, in %s · I18N-3', (locale) => {
    const informal = keys(read(locale, `${namespace}.informal`));
    expect(keys(read(locale, `${namespace}.formal`))).toEqual(informal);
    expect(keys(read(locale, namespace)).filter((key) => informal.includes(key))).toEqual([]);
  });

  it('do not use formal address in informal texts, or informal address in formal ones · I18N-3', () => {
    const informal = [...read('de', `${namespace}.informal`).values()].join('\n');
    expect(informal).not.toMatch(/\b(Ihnen|Ihre[nmrs]?)\b/);
    expect([...read('de', `${namespace}.formal`).values()].join('\n')).not.toMatch(
      /\b(du|dich|dir|deine?[nmrs]?)\b/,
    );
  });
});

it('the ten countries have names in all four languages · I18N-8', () => {
  for (const locale of locales) {
    const words = read(locale, 'common');
    const known = new Intl.DisplayNames([locale], { type: 'region' });
    expect(countryCodes).toHaveLength(10);
    for (const code of countryCodes) expect(words.get(`country.${code}`), locale).toBe(known.of(code));
  }
});

it.each(locales)('the stock level has a sentence of its own for each case, in %s · STOCK-2', (locale) => {
  const words = read(locale, 'common');
  const sentences = stockBadgeKeys.map((key) => words.get(`stock.${key}`));
  expect(sentences).not.toContain(undefined);
  expect(new Set(sentences).size).toBe(stockBadgeKeys.length);
});

describe('the text overlays of a brand', () => {
  it.each(overlays)('%s replace only texts that exist · I18N-3', (overlay) => {
    const namespace = overlay.split('.').at(-1) ?? '';
    const known = [...keys(read('de', namespace)), ...keys(read('de', `${namespace}.informal`))];
    expect(keys(read('de', overlay)).filter((key) => !known.includes(key))).toEqual([]);
  });
});

describe('text keys in the code', () => {
  const sources = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const wordsOf = (namespace: string) =>
    [namespace, `${namespace}.informal`]
      .filter((file) => files.includes(file))
      .flatMap((file) => keys(read('de', file)));
  const known: ReadonlySet<string> = new Set(
    namespaces.flatMap((namespace) => wordsOf(namespace).flatMap((key) => [key, `${namespace}:${key}`])),
  );
  const said = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, key = '']) => key);

  it('all have texts where a component uses them · I18N-1', () => {
    const named = sources('src/ui').flatMap((code) => said(code, /\b(?:t|say)\(\s*'([^']+)'/g));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  it('name every text that there is', () => {
    const code = sources('src').join('\n');
    const whole = new Set(said(code, /['"`:]([\w.-]+)['"`]/g));
    const beginnings = new Set(said(code, /([\w.-]+)\.\$\{/g));
    const ends = new Set(said(code, /\}\.?([\w.-]+)['"`]/g));
    const isNamed = (key: string): boolean => {
      const names = key.split('.');
      const cuts = names.map((_, at) => at).slice(1);
      return (
        whole.has(key) ||
        cuts.some((at) => beginnings.has(names.slice(0, at).join('.'))) ||
        cuts.some((at) => ends.has(names.slice(at).join('.')))
      );
    };
    // A law page chooses each part of its sections.
    const known = /^privacy\.(?:controller|transfer)\./;
    const german = [...parts, ...styles].flatMap((file) => keys(read('de', file)));
    expect(german.length).toBeGreaterThan(1500);
    expect(german.filter((key) => !known.test(key) && !isNamed(key))).toEqual([]);
  });

  it('all have texts in every part of the shop where a notification uses them, or name the part · NOTE-7', () => {
    const common = new Set(wordsOf('common'));
    // A screen has its own texts for some codes; a missing thing is named by what it was.
    const onScreen = new Set(sources('src/ui').flatMap((code) => said(code, /failure\.code === '([^']+)'/g)));
    const isGone = (code: string) => code.endsWith('.not_found');
    const named = sources('src/application').flatMap((code) => [
      ...said(code, /text: \{ key: '([^']+)'/g),
      ...said(code, /'((?:cart|validation|product)\.[\w.]+)'/g),
      ...said(code, /refused\('(\w+)'/g),
    ]);
    const failures = ['Unreachable', 'Unavailable', 'Unreadable', 'NotFound'].map((tag) => `error.${tag}`);
    const coupons = couponErrors.map((error) => `cart:coupon.${error}`);
    expect(named).toContain('cart.no_cart_token');
    expect(
      [...named, ...failures, ...coupons].filter(
        (key) => !(onScreen.has(key) || isGone(key) || (key.includes(':') ? known : common).has(key)),
      ),
    ).toEqual([]);
  });
});
