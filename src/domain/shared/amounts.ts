import type { Currency, Minor, Money } from './money.ts';

/** Currencies that a shop can sell in: each amount of a shop's settings is given in all of them. Source: I18N-7, PRICE-7. */
export const shopCurrencies = ['EUR', 'CHF'] as const satisfies readonly Currency[];
export type ShopCurrency = (typeof shopCurrencies)[number];

/** One amount of a shop, said anew in each currency; none is reckoned from another. Source: PRICE-7. */
export type Amounts = Readonly<Record<ShopCurrency, Minor>>;

/** Whole minor units each: `amounts({ EUR: 8900, CHF: 9500 })`. */
export const amounts = (said: Readonly<Record<ShopCurrency, number>>): Amounts => said as Amounts;

/** What was said in a currency; undefined: nothing was, and no other amount stands for it. Source: PRICE-7. */
export function amountIn(said: Amounts, currency: ShopCurrency): Money;
export function amountIn(said: Partial<Amounts>, currency: Currency): Money | undefined;
export function amountIn(said: Partial<Record<Currency, Minor>>, currency: Currency): Money | undefined {
  const amount = said[currency];
  return amount === undefined ? undefined : { minor: amount, currency };
}
