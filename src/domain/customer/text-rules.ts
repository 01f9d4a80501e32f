import * as E from 'fp-ts/Either';
import { type NotADay, readDay } from '../shared/dates.ts';

/** What is wrong with a text, with the numbers for its message. Units: characters as people count them. Source: ADDR-4. */
export type TextRefusal =
  | { readonly _tag: 'NumbersOnly' }
  | { readonly _tag: 'TooShort'; readonly length: number }
  | { readonly _tag: 'TooLong'; readonly max: number }
  | NotADay;

const lengthOf = (text: string): number => [...text].length;

/** Accepts only digits 0 to 9. Refuses an empty text. Source: ADDR-4. */
export const numbersOnly = (text: string): E.Either<TextRefusal, string> =>
  /^[0-9]+$/.test(text) ? E.right(text) : E.left({ _tag: 'NumbersOnly' });

/** Requires at least `length` characters. Source: ADDR-4. */
export const atLeast =
  (length: number) =>
  (text: string): E.Either<TextRefusal, string> =>
    lengthOf(text) >= length ? E.right(text) : E.left({ _tag: 'TooShort', length });

/** Requires at most `max` characters. Source: ADDR-4. */
export const atMost =
  (max: number) =>
  (text: string): E.Either<TextRefusal, string> =>
    lengthOf(text) <= max ? E.right(text) : E.left({ _tag: 'TooLong', max });

/** Checks a calendar day as forms write it, `yyyy-MM-dd`, with nothing after it. Source: ADDR-4. */
export const dayText = (text: string): E.Either<TextRefusal, string> => readDay(text);
