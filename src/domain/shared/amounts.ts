import type { Currency, Minor, Money } from './money.ts';

/**
 * The currencies that a shop can sell in. Each amount in a shop's settings is given in all of them. Source: I18N-7,
 * PRICE-7.
 */
export const shopCurrencies = ['EUR', 'CHF'] as const satisfies readonly Currency[];
export type ShopCurrency = (typeof shopCurrencies)[number];

/** One amount of a shop, set separately in each currency. None is converted from another. Source: PRICE-7. */
export type Amounts = Readonly<Record<ShopCurrency, Minor>>;

/** Creates amounts from whole minor units: `amounts({ EUR: 8900, CHF: 9500 })`. */
export const amounts = (said: Readonly<Record<ShopCurrency, number>>): Amounts => said as Amounts;

/** Returns the amount in a currency. Undefined if none is set; no other amount is used instead. Source: PRICE-7. */
export function amountIn(said: Amounts, currency: ShopCurrency): Money;
export function amountIn(said: Partial<Amounts>, currency: Currency): Money | undefined;
export function amountIn(said: Partial<Record<Currency, Minor>>, currency: Currency): Money | undefined {
  const amount = said[currency];
  return amount === undefined ? undefined : { minor: amount, currency };
}
