import { expect, it } from 'vitest';
import { cartFromWire } from '../../../src/adapters/backend/basket-from-wire.ts';
import { orderFromWire } from '../../../src/adapters/backend/order-from-wire.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import type { OrderWire } from '../../../src/adapters/contract/orders/orders.ts';
import { currencies } from '../../../src/domain/shared/money.ts';

const amounts = {
  items_total: 4000,
  items_total_before_promotion: 4500,
  shipping_total: 590,
  order_promotion_total: -500,
  total: 4590,
};
const basket = {
  ...amounts,
  items: [
    {
      unit_price: 2000,
      total: 4000,
      website_unit_price: 2100,
      savings: 200,
      formatted_options: [],
      images: [],
      meta: {},
      detail: {},
    },
  ],
  savings: { current: 100, savings_from_website: 200, website: 300 },
  shipments: [],
  gift: { product_id: 'towel', from: 9900 },
};

/** Every currency that occurs anywhere in the value. */
const currenciesIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === 'currency' ? [part] : currenciesIn(part)))
    : [];

it.each(currencies)('every amount of a cart and an order in %s has that currency · I18N-7', (code) => {
  const cart = cartFromWire({ ...basket, currency_code: code } as unknown as CartWire);
  const order = orderFromWire({ ...basket, currency_code: code, refunded: 590 } as unknown as OrderWire);
  expect(cart.total).toEqual({ minor: 4590, currency: code });
  expect(new Set([...currenciesIn(cart), ...currenciesIn(order)])).toEqual(new Set([code]));
  expect(currenciesIn(order).length).toBe(currenciesIn(cart).length + 1);
});
