import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts } from '../../../../src/application/shared/texts.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { readWords } from '../../../../src/config/words/word-files.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { namespaces } from '../../../../src/ui/shared/namespaces.ts';
import * as light from '../../../../src/ui/shared/translation/light.tsx';
import {
  type Keys,
  makeTranslator,
  type WordValues,
} from '../../../../src/ui/shared/translation/translator.ts';
import { flatten } from '../../../../src/ui/shared/translation/word-tree.ts';

const asked = ['common', 'cart'] as const;
/** Texts of screens and of servers: in builds the replacement handles both. */
const parts = [...namespaces, ...textParts];
const shops = brandIds.flatMap((brand) => locales.map((locale) => ({ brand, locale })));
const aMillion = 1_000_000;

/** Values that become markup, replacement patterns or whole pages if they are handled carelessly. */
const oddText = fc.constantFrom(
  '<b>&amp;</b>',
  '{{count}}',
  '{{ name }}',
  '$t(common:action.close)',
  '$&',
  '$1',
  '',
  '_one',
);
const value = fc.oneof(fc.string(), oddText, fc.integer(), fc.double({ noNaN: true }));
const count = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer(),
  fc.integer({ min: -5, max: 5 }).map((millions) => millions * aMillion),
  fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100),
);

describe.each(shops)('the texts of $brand in $locale', ({ brand, locale }) => {
  const lists = Object.fromEntries(
    parts.map((namespace) => [
      namespace,
      readWords('src/ui/words', brands[brand].shop, { brand, locale, namespace }),
    ]),
  );
  const texts = parts.flatMap((namespace) =>
    [...flatten(lists[namespace] ?? {})].map(([key, text]) => ({
      key: `${namespace}:${key.replace(/(?<!\btoo)_(one|many|other)$/, '')}`,
      places: [...text.matchAll(/\{\{\W*(\w+)/g)].map(([, name = '']) => name),
    })),
  );
  const paths = asked.flatMap((namespace) => [...flatten(lists[namespace] ?? {}).keys()]);
  /** A key that contains texts and is none itself; it is never requested. */
  const isBranch = (key: string) => paths.some((path) => path.startsWith(`${key}.`));
  const say = [makeTranslator(locale, lists), light.makeTranslator(locale, lists)].map(
    (translator) => (key: Keys, values?: WordValues) =>
      translator.getFixedT(null, asked)(key as 'action.close', values),
  );
  const said = (key: Keys, values?: WordValues) => say.map((sayOne) => sayOne(key, values));

  it('are the same from both translators', () => {
    const differ = texts.filter(({ key }) =>
      [undefined, ...[0, 1, 2, 1.5, aMillion].map((number) => ({ count: number }))].some((values) => {
        const [one, other] = said(key, values);
        return one !== other;
      }),
    );
    expect(differ).toEqual([]);
  });

  it('are the same with any values for their placeholders, and with missing ones', () => {
    const question = fc.constantFrom(...texts).chain(({ key, places }) =>
      fc.tuple(
        fc
          .constantFrom(key, key.slice(key.indexOf(':') + 1), `${key}.nowhere`, key.replace(':', '.'))
          .filter((one) => !isBranch(one)),
        fc.record(Object.fromEntries(places.map((place) => [place, place === 'count' ? count : value])), {
          requiredKeys: [],
        }),
      ),
    );
    fc.assert(
      fc.property(
        question,
        question,
        fc.constantFrom(undefined, '', '<b>&amp;</b>', '{{count}}', '$t(common:action.close)'),
        ([key, values], [next], defaultValue) => {
          const all = {
            ...values,
            ...(defaultValue !== undefined && { defaultValue }),
          };
          for (const keys of [key, [next, key]] as const) {
            const [one, other] = said(keys, all);
            expect(one).toBe(other);
          }
        },
      ),
    );
  });
});
