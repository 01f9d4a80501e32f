import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idsOf } from '../../scripts/trace/proved.ts';
import type { CountryLaw } from '../../src/application/shared/country-law.ts';
import { brands } from '../../src/config/brands/brands.ts';
import { laws } from '../../src/config/law/laws.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import { type CountryCode, countryCodes } from '../../src/domain/shared/country.ts';

const lines = readFileSync('docs/law.md', 'utf8').split('\n');
/** The cells of each row below the heading that begins with this text. */
const tableBelow = (first: string): readonly (readonly string[])[] => {
  const after = lines.slice(lines.findIndex((line) => line.startsWith(`| ${first} |`)) + 2);
  const end = after.findIndex((line) => !line.startsWith('| '));
  return after.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};
const rows = tableBelow('duty');
const named = rows.map((row) => [row[0] ?? '', row] as const);

const known = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
);

const groups: Readonly<Record<string, readonly CountryCode[]>> = {
  EU: countryCodes.filter((code) => code !== 'CH'),
  all: countryCodes,
};
const countriesIn = (cell = ''): readonly string[] =>
  [...new Set(cell.split(', ').flatMap((one): readonly string[] => groups[one] ?? [one]))].toSorted();

/** The rules that test titles with this beginning claim at their end. */
const claims = (file: string, title: string): readonly string[] => {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].flatMap((quote) =>
    source
      .split(`${quote}${title} ·`)
      .slice(1)
      .flatMap((rest) => idsOf(`·${rest.slice(0, rest.indexOf(quote))}`)),
  );
};
const proofsOf = (cell = ''): readonly { readonly test: string; readonly ids: readonly string[] }[] =>
  cell.split('<br>').map((test) => {
    const [file = '', title = ''] = test.split(' › ');
    return { test, ids: claims(file, title) };
  });

/** To whom a duty applies according to the configuration. */
const owed: Readonly<Record<string, (law: CountryLaw) => boolean>> = {
  'Right of withdrawal, instruction, model form': ({ withdrawal }) => withdrawal === 'statute',
  'Voluntary returns': ({ withdrawal }) => withdrawal === 'promise',
  'Cancellation button for continuing contracts': ({ cancellation }) => cancellation === 'page',
  'VAT number on the home page': ({ vatIdOnHome }) => vatIdOnHome,
  'LUCID number': ({ producerNumbers }) => producerNumbers.includes('lucid'),
  'Unique identifier, sorting sign and sorting line': ({ producerNumbers }) =>
    producerNumbers.includes('idu'),
  "Notice of the legal guarantee; label of a manufacturer's guarantee": ({ guaranteeNotice }) =>
    guaranteeNotice,
  'Box of both legal guarantees': ({ guaranteeBox }) => guaranteeBox,
  "Notice that a specialist fits lenses; notice of prescription and optician's advice": ({ lensAdvice }) =>
    lensAdvice !== 'none',
  'Authorisation number for advertising medical devices': ({ deviceAdvertising }) => deviceAdvertising,
};

describe('the table of legal duties', () => {
  it.each(named)('%s: has known countries, a place and existing requirements', (_duty, row) => {
    const [, countries = '', , source = '', where = '', rules = ''] = row;
    expect(row).toHaveLength(8);
    for (const country of countries.split(', ')) expect([...countryCodes, 'EU', 'all']).toContain(country);
    expect(source).not.toBe('');
    expect(where).not.toBe('');
    for (const rule of rules.split(', ')) expect(known).toContain(rule);
  });

  it.each(named)('%s: has an existing test for each of its requirements', (_duty, row) => {
    const rules = (row[5] ?? '').split(', ');
    const proofs = proofsOf(row[7]);
    const strangers = proofs.filter(({ ids }) => !ids.some((id) => rules.includes(id)));
    expect(strangers.map(({ test }) => test)).toEqual([]);
    expect(rules.filter((rule) => !proofs.some(({ ids }) => ids.includes(rule)))).toEqual([]);
  });

  it.each(Object.entries(owed))(
    '%s: applies to exactly the countries of the configuration',
    (duty, isOwed) => {
      const row = rows.find(([first]) => first === duty);
      expect(countriesIn(row?.[1])).toEqual(countryCodes.filter((code) => isOwed(laws[code])).toSorted());
    },
  );

  it('explains the names of its groups of countries', () => {
    const text = lines.join('\n');
    for (const code of groups.EU ?? []) expect(/“EU”:[^“]*/.exec(text)?.[0]).toContain(code);
    expect(countriesIn('EU, CH')).toEqual(countriesIn('all'));
  });

  it('states for each shop its own country and its delivery countries', () => {
    const ways = (brand: (typeof brandIds)[number]) =>
      countryCodes.map((code) => {
        const { country, countries } = brands[brand].shop;
        if (code === country) return 'own';
        return countries.some((one) => one.code === code) ? 'sent to' : '–';
      });
    expect(tableBelow('shop')).toEqual(brandIds.map((brand) => [brand, ...ways(brand)]));
  });

  it('has a row for each legal requirement', () => {
    const listed = rows.flatMap((row) => (row[5] ?? '').split(', '));
    const ofLaw = [...known].filter(
      (id) => id?.startsWith('LAW-') && !['LAW-3', 'LAW-5', 'LAW-6'].includes(id),
    );
    for (const id of ofLaw) expect(listed).toContain(id);
  });
});

describe('a test that proves a legal duty', () => {
  const file = 'test/ui/law.test.tsx';
  it.each([
    [file, 'has a box of both statutory guarantees in French terms, and in no others', ['LAW-24']],
    [file, 'has a box of both statutory guarantees in French terms', []],
    [file, 'has a box of no guarantee', []],
    [
      'test/ui/no-law.test.tsx',
      'has a box of both statutory guarantees in French terms, and in no others',
      [],
    ],
  ])('is found by file and whole title: %s › %s', (at, title, ids) => expect(claims(at, title)).toEqual(ids));
});
