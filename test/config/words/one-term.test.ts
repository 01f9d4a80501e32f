import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLocale, type Locale } from '../../../src/domain/shared/locale.ts';
import { said } from './said-words.ts';

/** The columns of the table by language. */
const columns = { de: 1, en: 2, it: 3, fr: 4 } as const;

interface Term {
  readonly locale: Locale;
  readonly term: string;
  readonly never: readonly string[];
}

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The chosen and rejected words of a row for each language. */
const termsOf = (row: string): readonly Term[] => {
  const cells = cellsOf(row);
  const never = (cells[5] ?? '').split(';').map((one) => one.trim().split(': '));
  return [...new Set(never.map(([locale]) => locale).filter(isLocale))].map((locale) => ({
    locale,
    term: cells[columns[locale]] ?? '',
    never: never.flatMap(([where, word = '']) => (where === locale ? [word] : [])),
  }));
};

const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('in four languages\n');
const terms = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| thing'))
  .flatMap(termsOf);

/** Matches a whole word, in any case; a word that ends in `…` matches with any ending. */
const matcher = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${word.replace('…', '\\p{L}*')}(?!\\p{L})`, 'iu');
const textsWith = (locale: Locale, word: string): readonly string[] =>
  said
    .filter((one) => one.locale === locale && matcher(word).test(one.text))
    .map(({ at, text }) => `${at}: ${text}`);

describe('the glossary', () => {
  it('has more than forty terms to check', () => {
    expect(terms.length).toBeGreaterThan(40);
  });

  it.each(terms)('allows only one word in $locale: $term', ({ locale, term, never }) => {
    expect(textsWith(locale, term)).not.toEqual([]);
    expect(never.flatMap((word) => textsWith(locale, word))).toEqual([]);
  });
});
