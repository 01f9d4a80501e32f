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

/** A field that is wrong in a response, the requirement that this breaks, and the sentence that reports it. */
type Wrong = readonly [field: string, fault: Fault, requirement: string, sentence: string];

const wrongDays = 'the earliest day of a delivery is after its latest day, or is not a date';
const wrongAddresses = 'the addresses of the cart are not those that were set';

/** The faults that one run of a subject meets: none hides another, and no two have the same sentence. */
const runs: readonly (readonly [subject: string, ...faults: readonly Wrong[]])[] = [
  [
    'carts',
    [
      'the quantity of a line',
      wrong.wrongQuantity,
      'CART-1',
      'the cart does not contain the product and quantity that were added',
    ],
    [
      'the currency of a price',
      wrong.otherCurrencyOfPrice,
      'PRICE-7',
      'the price of a product and its cart have different currencies',
    ],
  ],
  [
    'carts',
    [
      'the title of a line',
      wrong.wrongLineTitle,
      'PRICE-1',
      'the title of a cart line is not the title of its product',
    ],
  ],
  [
    'catalogue',
    [
      'the name of a product in the requested language',
      wrong.otherLanguage,
      'CAT-1',
      'the name or slug of a product in the requested language differs from its list of names or slugs',
    ],
    [
      'a bulk price of a product',
      wrong.wrongStep,
      'PRICE-5',
      'the unit price for a quantity is not the one of the product’s bulk prices',
    ],
    ['the rating of a product', wrong.wrongScore, 'CAT-17', 'a product and its card have different ratings'],
    ['swapped days of a delivery', wrong.swappedDays, 'STOCK-5', wrongDays],
  ],
  [
    'catalogue',
    [
      'the stock of a product',
      wrong.wrongStock,
      'STOCK-5',
      'the stock of a product in the delivery dates is not the stock on its page',
    ],
    [
      'the numbers of ratings per star',
      wrong.wrongStars,
      'CAT-17',
      'the numbers of ratings per star do not add up to the number of ratings',
    ],
  ],
  ['catalogue', ['swapped days of each item of a delivery', wrong.swappedDaysOfEach, 'STOCK-5', wrongDays]],
  [
    'checkout',
    [
      'swapped days of a shipping method',
      wrong.swappedDaysOfSending,
      'CHK-9',
      'the earliest day of a shipping method is after its latest day',
    ],
  ],
  [
    'search',
    [
      'the price of a hit',
      wrong.wrongHit,
      'SRCH-3',
      'the price of a hit is not the price on the card of the product',
    ],
  ],
  [
    'orders',
    ['swapped names of the recipient', wrong.swappedNames, 'CHK-9', wrongAddresses],
    [
      'the currency of an order',
      wrong.otherCurrency,
      'CHK-12',
      'the currency of the order is not the currency of its cart',
    ],
  ],
  [
    'orders',
    ['swapped city and street of the billing address', wrong.wrongBilling, 'CHK-9', wrongAddresses],
    [
      'a quantity of an order',
      wrong.wrongOrderLine,
      'CHK-12',
      'the lines of the order are not the lines of its cart',
    ],
  ],
  [
    'orders',
    [
      'the shipping method of a cart',
      wrong.otherWay,
      'CHK-9',
      'the shipping method of the cart is not the one that was set',
    ],
    [
      'the state of an order',
      wrong.otherState,
      'CHK-11',
      'an order that nobody paid should be payment_pending, but is shipped',
    ],
  ],
  [
    'orders',
    [
      'the payment method of a cart',
      wrong.otherPayment,
      'CHK-9',
      'the payment method of the cart is not the one that was set',
    ],
    [
      'the shipping address of an order',
      wrong.orderElsewhere,
      'ORD-3',
      'the shipping address of the order is not that of its cart',
    ],
  ],
  ['orders', ['the tax of a cart', wrong.wrongTax, 'CHK-9', 'the taxes of the cart do not match its total']],
  [
    'customers',
    [
      'swapped names of a customer',
      wrong.swappedProfile,
      'ACC-2',
      'the profile does not have the names that it was changed to',
    ],
    [
      'an address in the address book',
      wrong.otherBook,
      'ADDR-1',
      'a field of the address in the address book differs from what was sent',
    ],
  ],
];

describe('one wrong field in a readable response', () => {
  it.each(
    runs.map(
      ([subject, ...faults]) => [faults.map(([field]) => field).join(' / '), subject, faults] as const,
    ),
  )('is detected and named: %s', async (_, subject, faults) => {
    const found = await conformServer({
      fetch: faults.reduce((fetch, [, fault]) => fault(fetch), sandbox.fetch),
      base: 'http://okulino.localhost:4200/api',
      shop: shopSettingsOf('okulino', 'de'),
      data: testData,
      subjects: [subject],
    });
    const sentences = found.checks.filter(({ result }) => result === 'broken').map((check) => check.sentence);
    for (const [field, , requirement, sentence] of faults) {
      expect(sentences, `${field}: ${sentences.join(' / ')}`).toContain(sentence);
      expect(requirementsOf(found.checks).broken, field).toContain(requirement);
      expect(reportOf(found), field).toContain(`failed: ${sentence}`);
    }
    expect(conforms(found)).toBe(false);
  });
});
