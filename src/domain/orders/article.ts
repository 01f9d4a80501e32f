/** An article of a withdrawal: pieces of a product with its values, `2 × Hydralis · -2.50 · 8.6`. Source: LAW-4. */

import { isNumeric } from '../catalogue/lens/lens-options.ts';

/** What an article names. */
export interface Named {
  readonly title: string;
  readonly options: readonly { readonly value: string }[];
}

const between = ' · ';

/** The name without a number. The lenses of two eyes may differ only in their values. */
export const articleName = ({ title, options }: Named): string =>
  [title, ...options.map(({ value }) => value)].join(between);

/** An article as the shop writes it. */
export interface Article {
  readonly pieces: number;
  readonly name: string;
}

export const writeArticle = ({ pieces, name }: Article): string => `${pieces} × ${name}`;

/** Reads an article as the shop writes it. Undefined if it is written in another way. */
export const readArticle = (article: string): Article | undefined => {
  const [, pieces, name] = /^(\d+) × (.+)$/.exec(article) ?? [];
  return pieces === undefined || name === undefined ? undefined : { pieces: Number(pieces), name };
};

/** Returns the articles of some lines. Lines of the same name are one. */
export const articleNames = (lines: readonly (Named & { readonly quantity: number })[]): readonly string[] =>
  [...Map.groupBy(lines, articleName)].map(([name, same]) =>
    writeArticle({ name, pieces: same.reduce((sum, { quantity }) => sum + quantity, 0) }),
  );

const isWord = (part: string): boolean => /^[A-Za-z][A-Za-z-]*$/.test(part);

/**
 * Formats the values of an article for people; `value` formats a number or the code of a word. What else people write
 * stays as it is.
 */
export const withWrittenValues = (article: string, value: (value: string) => string): string => {
  const [first = '', ...parts] = article.split(between);
  return [first, ...parts.map((part) => (isNumeric(part) || isWord(part) ? value(part) : part))].join(
    between,
  );
};

/** Returns a text in one notation, however a person writes it: small letters, single spaces, `-2.5` for `−2,5`. */
export const inPlainNotation = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[−–](?=\d)/g, '-')
    .replace(/(\d),(?=\d)/g, '$1.')
    .trim();
