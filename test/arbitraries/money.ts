import * as fc from 'fast-check';
import { amounts, shopCurrencies } from '../../src/domain/shared/amounts.ts';
import { currencies, type Minor, type Money } from '../../src/domain/shared/money.ts';

export const currency = fc.constantFrom(...currencies);
/** What a shop may sell in. */
export const shopCurrency = fc.constantFrom(...shopCurrencies);
/** Of either sign, far beyond what a cart can cost. */
export const minorAmount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n as Minor);
export const priceAmount = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n as Minor);
export const money: fc.Arbitrary<Money> = fc.record({ minor: minorAmount, currency });
/** The same number in each: for what has to do with one of them alone. */
export const eachOf = (minor: number) => amounts({ EUR: minor, CHF: minor });
export const euros = (cents: number): Money => ({ minor: cents as Minor, currency: 'EUR' });
