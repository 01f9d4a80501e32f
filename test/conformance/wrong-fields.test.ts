import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopSettingsOf } from '../../src/config/conformance.ts';
import { requirementsOf } from '../../src/conformance/conformance.ts';
import { conformServer } from '../../src/conformance/http/conform-server.ts';
import { conforms, reportOf } from '../../src/conformance/http/report.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import type { Fault } from './faulty-server.ts';
import { testData } from './test-data.ts';
import * as wrong from './wrong-fields.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.close());

describe('one wrong field in a readable response', () => {
  it.each<[string, Fault, string, string, string]>([
    [
      'the quantity of a line',
      wrong.wrongQuantity,
      'carts',
      'CART-1',
      'the cart does not contain the product and quantity that were added',
    ],
    [
      'the title of a line',
      wrong.wrongLineTitle,
      'carts',
      'PRICE-1',
      'the title of a cart line is not the title of its product',
    ],
    [
      'swapped days of a delivery',
      wrong.swappedDays,
      'catalogue',
      'STOCK-5',
      'the earliest day of a delivery is after its latest day, or is not a date',
    ],
    [
      'swapped days of each item of a delivery',
      wrong.swappedDaysOfEach,
      'catalogue',
      'STOCK-5',
      'the earliest day of a delivery is after its latest day, or is not a date',
    ],
    [
      'swapped days of a shipping method',
      wrong.swappedDaysOfSending,
      'checkout',
      'CHK-9',
      'the earliest day of a shipping method is after its latest day',
    ],
    [
      'the stock of a product',
      wrong.wrongStock,
      'catalogue',
      'STOCK-5',
      'the stock of a product in the delivery dates is not the stock on its page',
    ],
    [
      'a bulk price of a product',
      wrong.wrongStep,
      'catalogue',
      'PRICE-5',
      'the unit price for a quantity is not the one of the product’s bulk prices',
    ],
    [
      'the rating of a product',
      wrong.wrongScore,
      'catalogue',
      'CAT-17',
      'a product and its card have different ratings',
    ],
    [
      'the numbers of ratings per star',
      wrong.wrongStars,
      'catalogue',
      'CAT-17',
      'the numbers of ratings per star do not add up to the number of ratings',
    ],
    [
      'the name of a product in the requested language',
      wrong.otherLanguage,
      'catalogue',
      'CAT-1',
      'the name or slug of a product in the requested language differs from its list of names or slugs',
    ],
    [
      'the price of a hit',
      wrong.wrongHit,
      'search',
      'SRCH-3',
      'the price of a hit is not the price on the card of the product',
    ],
    [
      'swapped names of the recipient',
      wrong.swappedNames,
      'orders',
      'CHK-9',
      'the addresses of the cart are not those that were set',
    ],
    [
      'swapped city and street of the billing address',
      wrong.wrongBilling,
      'orders',
      'CHK-9',
      'the addresses of the cart are not those that were set',
    ],
    [
      'the shipping method of a cart',
      wrong.otherWay,
      'orders',
      'CHK-9',
      'the shipping method of the cart is not the one that was set',
    ],
    [
      'the payment method of a cart',
      wrong.otherPayment,
      'orders',
      'CHK-9',
      'the payment method of the cart is not the one that was set',
    ],
    ['the tax of a cart', wrong.wrongTax, 'orders', 'CHK-9', 'the taxes of the cart do not match its total'],
    [
      'the currency of an order',
      wrong.otherCurrency,
      'orders',
      'CHK-12',
      'the currency of the order is not the currency of its cart',
    ],
    [
      'the currency of a price',
      wrong.otherCurrencyOfPrice,
      'carts',
      'PRICE-7',
      'the price of a product and its cart have different currencies',
    ],
    [
      'a quantity of an order',
      wrong.wrongOrderLine,
      'orders',
      'CHK-12',
      'the lines of the order are not the lines of its cart',
    ],
    [
      'the state of an order',
      wrong.otherState,
      'orders',
      'CHK-11',
      'an order that nobody paid should be payment_pending, but is shipped',
    ],
    [
      'the shipping address of an order',
      wrong.orderElsewhere,
      'orders',
      'ORD-3',
      'the shipping address of the order is not that of its cart',
    ],
    [
      'swapped names of a customer',
      wrong.swappedProfile,
      'customers',
      'ACC-2',
      'the profile does not have the names that it was changed to',
    ],
    [
      'an address in the address book',
      wrong.otherBook,
      'customers',
      'ADDR-1',
      'a field of the address in the address book differs from what was sent',
    ],
  ])('is detected and named: %s', async (_, fault, subject, requirement, sentence) => {
    const found = await conformServer({
      fetch: fault(sandbox.fetch),
      base: 'http://okulino.localhost:4200/api',
      shop: shopSettingsOf('okulino', 'de'),
      data: testData,
      subjects: [subject],
    });
    const sentences = found.checks.filter(({ result }) => result === 'broken').map((check) => check.sentence);
    expect(sentences, sentences.join(' / ')).toContain(sentence);
    expect(requirementsOf(found.checks).broken).toContain(requirement);
    expect(conforms(found)).toBe(false);
    expect(reportOf(found)).toContain(`failed: ${sentence}`);
  });
});
