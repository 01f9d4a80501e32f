import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../src/adapters/backend/client.ts';
import { demoCoupons, knownCustomer } from '../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { failureWords } from '../../src/application/shared/notifications.ts';
import { loadWords } from '../../src/config/words/load-words.ts';
import type { CartToken } from '../../src/domain/cart/cart.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import { locales } from '../../src/domain/shared/locale.ts';
import { namespaces } from '../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../src/ui/shared/translation/translator.ts';
import {
  anyItem,
  capped,
  care,
  cartWith,
  checkedOut,
  daily,
  discontinued,
  done,
  failed,
  germanAddress,
  item,
  reduced,
  requestId,
  soldOutCare,
  stoppedCare,
  swissAddress,
} from '../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** A refusal of the shop, by the texts of the catalogue: how to cause it, and its code. */
interface Entry {
  readonly says: string;
  readonly code: string;
  readonly reach: (client: ShopClient) => ReturnType<typeof failed>;
}

const adding =
  (...args: Parameters<typeof item>) =>
  async (client: ShopClient) => {
    const { token_value: token } = await cartWith(client, item(care));
    return failed(
      client.addToCart({ params: { token }, body: { request_id: requestId(), items: [item(...args)] } }),
    );
  };

const coupon =
  (
    shows: string,
    { email = '', code = demoCoupons.find((one) => one.shows === shows)?.code ?? 'XYZ' } = {},
  ) =>
  async (client: ShopClient) => {
    const { token_value: token } = await cartWith(client, await anyItem(client, reduced));
    if (email) await done(client.updateOrder({ params: { token }, body: { email } }));
    return failed(client.applyCoupon({ params: { token }, body: { couponCode: code } }));
  };

const saving = (wrong: Partial<typeof swissAddress>) => async (client: ShopClient) => {
  const { token_value: token } = await cartWith(client, item(care));
  const address = { ...swissAddress, ...wrong };
  const body = { email: 'mara@example.org', billing_address: address, shipping_address: address };
  return failed(client.updateOrder({ params: { token }, body }));
};

const order = async (client: ShopClient, token: CartToken) =>
  failed(client.createMyOrderFromCart({ body: { token_value: token } }));

const entries: readonly Entry[] = [
  ...(
    [
      ['usage limit reached', 'usage_limit'],
      ['not valid for the products in the cart', 'not_for_products'],
      ['not found', 'not_found'],
      ['minimum order value not reached', 'minimum_not_reached'],
      ['expired', 'expired'],
      ['cannot be combined with promotional prices', 'not_with_promotions'],
      ['does not exist', 'does_not_exist'],
    ] as const
  ).map(([says, error]) => ({ says: `coupon: ${says}`, code: `coupon.${error}`, reach: coupon(error) })),
  ...(
    [
      ['per-customer usage limit reached', 'customer_limit'],
      ['new customers only', 'new_customers_only'],
    ] as const
  ).map(([says, error]) => ({
    says: `coupon: ${says}`,
    code: `coupon.${error}`,
    reach: coupon(error, { email: knownCustomer }),
  })),
  {
    says: 'no spaces in a coupon code',
    code: 'validation.no_spaces_in_coupon',
    reach: coupon('', { code: 'SEHEN 10' }),
  },
  {
    says: 'variant does not exist',
    code: 'product.variant_does_not_exist',
    reach: adding(daily, 1, { sphere: '99' }),
  },
  {
    says: 'maximum quantity per order exceeded',
    code: 'product.max_quantity_exceeded',
    reach: adding(care, 100),
  },
  {
    says: 'maximum of a product that one may have once',
    code: 'product.max_quantity_exceeded',
    reach: async (client) => {
      const once = await anyItem(client, capped);
      const { token_value: token } = await cartWith(client, item(care));
      const items = [{ ...once, quantity: 2 }];
      return failed(client.addToCart({ params: { token }, body: { request_id: requestId(), items } }));
    },
  },
  { says: 'reduce stock', code: 'product.stock.reduce_stock', reach: adding(stoppedCare, 9) },
  { says: 'no stock available', code: 'product.stock.no_stock_available', reach: adding(soldOutCare) },
  {
    says: 'a product that is gone',
    code: 'product.not_orderable',
    reach: async (client) => {
      const { token_value: token } = await cartWith(client, item(care));
      const items = [await anyItem(client, discontinued)];
      return failed(client.addToCart({ params: { token }, body: { request_id: requestId(), items } }));
    },
  },
  {
    says: 'invalid country',
    code: 'validation.invalid_country',
    reach: saving({ country_code: 'NL', postcode: '1011 AB' }),
  },
  { says: 'invalid postcode', code: 'validation.invalid_postcode', reach: saving({ postcode: '1' }) },
  { says: 'invalid date format', code: 'validation.invalid_date', reach: saving({ birthday: '31.12.1980' }) },
  {
    says: 'at most {max} characters',
    code: 'validation.too_long',
    reach: saving({ last_name: 'x'.repeat(400) }),
  },
  { says: 'required', code: 'validation.required', reach: saving({ last_name: '' }) },
  {
    says: 'invalid e-mail',
    code: 'validation.invalid_email',
    reach: async (client) => {
      const { token_value: token } = await cartWith(client, item(care));
      return failed(client.updateOrder({ params: { token }, body: { email: 'mara@' } }));
    },
  },
  {
    says: 'loyalty number',
    code: 'customer.invalid_miles_and_more_number',
    reach: async (client) => {
      const { token_value: token } = await cartWith(client, item(care));
      return failed(client.updateOrder({ params: { token }, body: { miles_and_more_number: '1234' } }));
    },
  },
  {
    says: 'order to other countries above {limit} not shipped for customs reasons',
    code: 'checkout.order_limit',
    reach: async (client) => {
      const cart = await cartWith(client, item(care, 80));
      const ready = await checkedOut(client, cart, { billing: germanAddress, method: 'cargo' });
      return order(client, ready.token_value);
    },
  },
  {
    says: 'order without its steps',
    code: 'checkout.not_ready',
    reach: async (client) => order(client, (await cartWith(client, item(care))).token_value),
  },
  {
    says: 'invoice payment not available to new customers',
    code: 'payment.invoice_new_customer',
    reach: async (client) => {
      const { token_value: token } = await checkedOut(client, await cartWith(client, item(care)));
      return failed(client.updateOrderPaymentMethod({ params: { token }, body: { method: 'invoice' } }));
    },
  },
  {
    says: 'partner lookup failure',
    code: 'partner.not_available',
    reach: saving({ studio_id: 'nobody' }),
  },
];

describe.each(entries)('the refusal “$says”', ({ code, reach }) => {
  it('occurs in the sandbox, with a sentence in four languages · NOTE-7 · COUP-4', async () => {
    const sentences = [];
    for (const locale of locales) {
      const failure = await reach(backend.client('okulino', locale));
      expect(failure).toMatchObject({ _tag: 'Refused', code });
      const words = failureWords(failure);
      expect(words, locale).toEqual({ sentence: expect.stringMatching(/^[\p{Lu}{].{8,}[.\p{L}]$/su) });
      if ('sentence' in words) sentences.push(words.sentence);
    }
    expect(new Set(sentences).size).toBe(locales.length);
    expect(sentences.join()).not.toMatch(/[{}]/);
  });
});

describe('a missing resource', () => {
  it('is reported as not found: an order, its documents, a partner · NOTE-7 · ORD-2', async () => {
    const client = backend.client();
    for (const [thing, asked] of [
      ['order', client.getOrder({ params: { token: 'nobody' } })],
      ['order', client.getCustomerDocuments({ params: { token: 'nobody' } })],
      ['partner', client.getCustomerPartner({ params: { id: 'nobody' } })],
    ] as const)
      expect(await failed(asked)).toEqual({ _tag: 'NotFound', code: `${thing}.not_found` });
  });
});

/** Messages that screens have of their own: the entry of the catalogue, and the key of its text. */
const spoken = {
  'add-to-cart failed': 'common:product.failed_to_add_to_cart',
  'something went wrong': 'common:something_went_wrong',
  'coupon applied': 'cart:cart.coupon_applied',
  'coupon removed': 'cart:cart.coupon_removed',
  'coupon does not exist': 'cart:cart.coupon_does_not_exist',
  'no spaces in a coupon code': 'cart:coupon.no_spaces',
  'no coupon code': 'cart:coupon.required',
  'a field is required': 'cart:validation.this_field_is_required',
  'variant does not exist': 'cart:product.variant_does_not_exist',
  'maximum quantity per order': 'cart:product.max_quantity_exceeded',
  'too many': 'cart:product.tooMany',
  'no stock': 'cart:product.stock.no_stock',
  'no stock available': 'cart:product.stock.no_stock_available',
  'reduce stock': 'common:product.stock.reduce_stock',
  'no cart token available': 'common:cart.no_cart_token',
  'no documents found': 'checkout:documents.none',
  'order not found': 'checkout:notFound.title',
  'order limit': 'checkout:orderLimit.text',
  'invoice not for new customers': 'checkout:unavailable.new_customer',
  'wallet in one browser only': 'checkout:unavailable.apple_pay',
  'page not found': 'common:errorPage.notFound.title',
  'an error occurred': 'common:errorPage.other.title',
  'the error page failed': 'common:errorPage.broken',
  'no answer': 'common:error.Unreachable',
  'no answer now': 'common:error.Unavailable',
  'an answer that cannot be read': 'common:error.Unreadable',
  'gone meanwhile': 'common:error.NotFound',
  'refused without a sentence': 'common:error.Refused',
  ...Object.fromEntries(
    (
      [
        'usage_limit',
        'customer_limit',
        'not_for_products',
        'not_found',
        'new_customers_only',
        'minimum_not_reached',
        'expired',
        'not_with_promotions',
        'does_not_exist',
      ] as const
    ).map((error) => [`coupon ${error}`, `cart:coupon.${error}`]),
  ),
} as const;

describe('a refusal code without a sentence', () => {
  it.each<[string, Readonly<Record<string, number>>?]>([
    ['product.variant_does_not_exist'],
    ['product.max_quantity_exceeded', { max: 12 }],
    ['product.max_quantity_exceeded'],
    ['product.stock.no_stock'],
    ['product.stock.no_stock_available'],
    ['product.stock.reduce_stock', { stock: 3 }],
    ['product.stock.reduce_stock'],
    ['validation.this_field_is_required'],
  ])('%s with %j is translated into four languages · NOTE-7 · CART-13', async (code, values) => {
    const words = failureWords({ _tag: 'Refused', code, violations: [], ...(values && { values }) });
    if ('sentence' in words) throw new Error('a sentence of nobody');
    const texts = await Promise.all(
      locales.map(async (locale) => {
        const t = makeTranslator(locale, await loadWords('okulino', locale, namespaces)).getFixedT(
          null,
          'common',
        );
        return t(words.key, { ...words.values, defaultValue: '' });
      }),
    );
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.{8,}\.$/u);
    expect(texts.join()).not.toMatch(/[{}]/);
    for (const number of Object.values(values ?? {}))
      for (const text of texts) expect(text).toContain(String(number));
    expect(new Set(texts).size).toBe(locales.length);
  });
});

describe.each(brandIds)('the translations of %s', (brand) => {
  it.each(Object.entries(spoken))('contain “%s” in four languages · NOTE-7', async (_, key) => {
    const texts = await Promise.all(
      locales.map(async (locale) => {
        const t = makeTranslator(locale, await loadWords(brand, locale, namespaces)).getFixedT(null, [
          'common',
          'checkout',
          'cart',
        ]);
        return t(key);
      }),
    );
    for (const text of texts) {
      expect(text).not.toBe(key);
      expect(text).toMatch(/\S{2,} \S+/);
    }
    expect(new Set(texts).size).toBe(locales.length);
  });
});
