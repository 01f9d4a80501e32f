import * as fc from 'fast-check';
import { amounts, shopCurrencies } from '../../src/domain/shared/amounts.ts';
import { currencies, type Minor, type Money } from '../../src/domain/shared/money.ts';

export const currency = fc.constantFrom(...currencies);
/** The currencies in which a shop may sell. */
export const shopCurrency = fc.constantFrom(...shopCurrencies);
/** Positive or negative, far beyond the price of any cart. */
export const minorAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n as Minor);
export const priceAmount = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n as Minor);
export const money: fc.Arbitrary<Money> = fc.record({ minor: minorAmount, currency });
/** The same amount in each currency: for tests of one of them. */
export const eachOf = (minor: number) => amounts({ EUR: minor, CHF: minor });
export const euros = (cents: number): Money => ({ minor: cents as Minor, currency: 'EUR' });
