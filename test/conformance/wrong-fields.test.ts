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
      'a cart holds something else than was put in',
    ],
    [
      'what a line is called',
      wrong.wrongLineTitle,
      'carts',
      'PRICE-1',
      'a line is called otherwise than its product',
    ],
    [
      'the days of a delivery, swapped',
      wrong.swappedDays,
      'catalogue',
      'STOCK-5',
      'a delivery arrives later than at the latest',
    ],
    [
      'the days of each part of it, swapped',
      wrong.swappedDaysOfEach,
      'catalogue',
      'STOCK-5',
      'a delivery arrives later than at the latest',
    ],
    [
      'the days of a way of sending, swapped',
      wrong.swappedDaysOfSending,
      'checkout',
      'CHK-9',
      'a way of sending begins after it ends',
    ],
    [
      'how many there are of a product',
      wrong.wrongStock,
      'catalogue',
      'STOCK-5',
      'a product is there in another number than its page says',
    ],
    [
      'a step of its prices',
      wrong.wrongStep,
      'catalogue',
      'PRICE-5',
      'one of several costs something else than the steps of the product say',
    ],
    ['its score', wrong.wrongScore, 'catalogue', 'CAT-17', 'a product and its card are rated differently'],
    [
      'how many gave how many stars',
      wrong.wrongStars,
      'catalogue',
      'CAT-17',
      'the stars that were given are not as many as the ratings',
    ],
    [
      'its name in the language asked for',
      wrong.otherLanguage,
      'catalogue',
      'CAT-1',
      'a product is called otherwise in the list of its names',
    ],
    [
      'the price of a hit',
      wrong.wrongHit,
      'search',
      'SRCH-3',
      'a hit costs something else than the card of the product',
    ],
    [
      'the names of who gets a parcel, swapped',
      wrong.swappedNames,
      'orders',
      'CHK-9',
      'a cart has forgotten where it goes',
    ],
    [
      'city and street of a bill, swapped',
      wrong.wrongBilling,
      'orders',
      'CHK-9',
      'a cart has forgotten where it goes',
    ],
    ['how a cart is sent', wrong.otherWay, 'orders', 'CHK-9', 'a cart has forgotten how it is sent'],
    ['how it is paid', wrong.otherPayment, 'orders', 'CHK-9', 'a cart has forgotten how it is paid'],
    ['its tax', wrong.wrongTax, 'orders', 'CHK-9', 'the tax of a cart is not that of its total'],
    [
      'the currency of an order',
      wrong.otherCurrency,
      'orders',
      'CHK-12',
      'an order counts in another currency than its cart',
    ],
    [
      'the currency of a price',
      wrong.otherCurrencyOfPrice,
      'carts',
      'PRICE-7',
      'a product costs another currency than its cart counts in',
    ],
    [
      'a quantity of an order',
      wrong.wrongOrderLine,
      'orders',
      'CHK-12',
      'an order holds something else than its cart',
    ],
    ['how an order stands', wrong.otherState, 'orders', 'CHK-11', 'an order that nobody paid is shipped'],
    ['where an order goes', wrong.orderElsewhere, 'orders', 'ORD-3', 'an order goes elsewhere than its cart'],
    [
      'the names of a customer, swapped',
      wrong.swappedProfile,
      'customers',
      'ACC-2',
      'a profile has forgotten a change',
    ],
    ['an address of a book', wrong.otherBook, 'customers', 'ADDR-1', 'an address book keeps another address'],
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
