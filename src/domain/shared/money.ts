import * as E from 'fp-ts/Either';

/** Currencies that a shop may configure. Source: I18N-7. */
export const currencies = ['EUR', 'CHF', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Whole minor units, never a fraction (1999 = 19.99 EUR). May be negative: a discount. Source: PRICE-1. */
export type Minor = number & { readonly Minor: unique symbol };
export type NotMinor = { readonly _tag: 'NotMinor' };

/** Refuses fractions and numbers beyond the safe integers. Never returns negative zero. Source: PRICE-1. */
export const minor = (input: number): E.Either<NotMinor, Minor> =>
  Number.isSafeInteger(input) ? E.right((input === 0 ? 0 : input) as Minor) : E.left({ _tag: 'NotMinor' });

export interface Money {
  readonly minor: Minor;
  readonly currency: Currency;
}
