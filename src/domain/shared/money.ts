import * as E from 'fp-ts/Either';

/** Currencies that a shop may configure. Source: I18N-7. */
export const currencies = ['EUR', 'CHF', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Whole minor units, never a fraction (1999 = 19.99 EUR). May be negative: a discount. Source: PRICE-1. */
export type Minor = number & { readonly Minor: unique symbol };
export type NotMinor = { readonly _tag: 'NotMinor' };

/** Refuses fractions and what is beyond safe whole numbers; never negative zero. Source: PRICE-1. */
export const minor = (input: number): E.Either<NotMinor, Minor> =>
  Number.isSafeInteger(input) ? E.right((input === 0 ? 0 : input) as Minor) : E.left({ _tag: 'NotMinor' });

export interface Money {
  readonly minor: Minor;
  readonly currency: Currency;
}

export type MoneyRefusal =
  | { readonly _tag: 'CurrencyMismatch'; readonly left: Currency; readonly right: Currency }
  | NotMinor;

/** Nothing, in a currency. */
export const zero = (currency: Currency): Money => ({ minor: 0 as Minor, currency });

const combine =
  (operation: (a: number, b: number) => number) =>
  (left: Money, right: Money): E.Either<MoneyRefusal, Money> =>
    left.currency !== right.currency
      ? E.left({ _tag: 'CurrencyMismatch', left: left.currency, right: right.currency })
      : E.map((sum: Minor): Money => ({ minor: sum, currency: left.currency }))(
          minor(operation(left.minor, right.minor)),
        );

/** Amounts of two currencies are never added: nothing here converts. Source: D12. */
export const add = combine((a, b) => a + b);
/** Refuses two currencies, as `add` does. Source: D12. */
export const subtract = combine((a, b) => a - b);

/** Refuses a quantity that is not whole, and a product beyond safe integers. */
export const times = ({ minor: one, currency }: Money, quantity: number): E.Either<NotMinor, Money> =>
  E.map((total: Minor): Money => ({ minor: total, currency }))(minor(one * quantity));
