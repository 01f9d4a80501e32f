import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { countryCodes } from '../../domain/shared/country.ts';
import { locales } from '../../domain/shared/locale.ts';
import { currencies, minor } from '../../domain/shared/money.ts';
import { codecOf } from '../shared/codec-of.ts';

/** Returns a codec for a closed list of words; it keeps the list, for the API's description. */
export const oneOf = <A extends string>(
  name: string,
  words: readonly A[],
): t.Type<A, A> & { readonly words: readonly A[] } => {
  const is = (input: unknown): input is A => words.some((word) => word === input);
  const codec = new t.Type<A, A>(name, is, (u, c) => (is(u) ? t.success(u) : t.failure(u, c)), t.identity);
  return Object.assign(codec, { words });
};

/** The format of an identifier in an address or a body: 1 to 200 characters without control characters. */
export const identifier = /^\P{Cc}{1,200}$/u;

export const MinorC = codecOf('Minor', t.number, minor);
export const WholeC = codecOf('Whole', t.number, (n) => (Number.isSafeInteger(n) ? E.right(n) : E.left(n)));
export const CurrencyC = oneOf('Currency', currencies);
export const LocaleC = oneOf('Locale', locales);
export const CountryC = oneOf('Country', countryCodes);
export const LocalisedC = t.readonly(
  t.type({ de: t.string, en: t.string, it: t.string, fr: t.string }),
  'Localised',
);

/** Returns a codec for a branded string type with the format of `identifier`. */
export const idC = <A extends string>(name: string): t.Type<A, string> => {
  const is = (u: unknown): u is A => typeof u === 'string' && identifier.test(u);
  return new t.Type<A, string>(name, is, (u, c) => (is(u) ? t.success(u) : t.failure(u, c)), t.identity);
};

/** A whole number in a query string. */
export const WholeFromString = new t.Type<number, string>(
  'WholeFromString',
  (u): u is number => Number.isSafeInteger(u),
  (u, c) =>
    pipe(
      t.string.validate(u, c),
      E.flatMap((s) => (/^-?\d{1,15}$/.test(s) ? t.success(Number(s)) : t.failure(u, c))),
    ),
  String,
);

/** Several values of one query parameter, joined by commas; a comma within a value is percent-encoded. */
export const ListFromString = new t.Type<readonly string[], string>(
  'ListFromString',
  (u): u is readonly string[] => Array.isArray(u) && u.every((item) => typeof item === 'string'),
  (u, c) =>
    pipe(
      t.string.validate(u, c),
      E.flatMap((s) => {
        try {
          return t.success(s.split(',').filter(Boolean).map(decodeURIComponent));
        } catch {
          return t.failure(u, c);
        }
      }),
    ),
  (list) => list.map((item) => item.replaceAll('%', '%25').replaceAll(',', '%2C')).join(','),
);

/** A call without its own query; any parameters are ignored. */
export const NoQuery = new t.Type<object, Readonly<Record<string, string>>>(
  'NoQuery',
  (u): u is object => typeof u === 'object' && u !== null,
  () => t.success({}),
  () => ({}),
);
export const NoBody = t.undefined;
