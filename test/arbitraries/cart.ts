import * as fc from 'fast-check';
import {
  type Cart,
  type CartItem,
  type CartItemId,
  type CartToken,
  eyes,
} from '../../src/domain/cart/cart.ts';
import { checkoutStates } from '../../src/domain/cart/checkout-state.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import type { Minor } from '../../src/domain/shared/money.ts';
import { address } from './address.ts';
import { configuration } from './lens-options.ts';
import { euros } from './money.ts';
import { plainProductId, quantity } from './product.ts';

/** One box of a daily lens; change what a test is about. */
export const plainCartItem: CartItem = {
  id: 'item-1' as CartItemId,
  productId: 'aqualis-daily' as ProductId,
  variantId: 'aqualis-daily:sphere=-2.50',
  sku: 'AQ-D-30',
  title: 'Aqualis Daily',
  slug: 'aqualis-daily',
  quantity: 1,
  unitPrice: euros(1990),
  total: euros(1990),
  isTrial: false,
  eye: 'right',
  options: [{ code: 'sphere', value: '-2.50' }],
  image: '/images/aqualis-daily/front?v=1',
  category: 'lens',
  lensUsage: 'daily',
  lensType: 'spherical',
  brand: ['Aqualis'],
  position: 1,
};

/** An open cart that holds `items` and nothing else; totals follow from them. */
export const cartOf = (items: readonly CartItem[] = [plainCartItem], change: Partial<Cart> = {}): Cart => {
  const total = euros(items.reduce((sum, item) => sum + item.total.minor, 0));
  return {
    token: 'cart-token' as CartToken,
    id: '1',
    checkoutState: 'cart',
    items,
    itemsTotal: total,
    itemsTotalBeforePromotion: total,
    shippingTotal: euros(0),
    promotionTotal: euros(0),
    total,
    priceChannel: 'default',
    savings: {},
    shipments: [{ id: 'shipment-1' }],
    ...change,
  };
};

export const cartItem: fc.Arbitrary<CartItem> = fc
  .record({
    id: fc.uuid(),
    productId: plainProductId,
    quantity,
    cents: fc.integer({ min: 0, max: 20_000 }),
    isTrial: fc.boolean(),
    eye: fc.option(fc.constantFrom(...eyes), { nil: undefined }),
    options: configuration,
    category: fc.constantFrom('lens', 'lenscare', 'sunglasses', 'reading_glasses', 'service'),
    brand: fc.array(fc.constantFrom('Aqualis', 'Lumora', 'Verano'), { maxLength: 3 }),
  })
  .map(
    ({ id, productId, cents, eye, options, ...rest }): CartItem => ({
      ...plainCartItem,
      ...rest,
      id: id as CartItemId,
      productId,
      variantId: productId,
      sku: productId.toUpperCase(),
      unitPrice: euros(cents),
      total: { minor: (cents * rest.quantity) as Minor, currency: 'EUR' },
      eye: eye ?? 'both',
      options: Object.entries(options).map(([code, value]) => ({
        code: code as 'sphere',
        value: value ?? '',
      })),
    }),
  );

export const cart: fc.Arbitrary<Cart> = fc
  .record({
    items: fc.uniqueArray(cartItem, { maxLength: 5, selector: ({ id }) => id }),
    checkoutState: fc.constantFrom(...checkoutStates),
    billingAddress: fc.option(address, { nil: undefined }),
  })
  .map(({ items, checkoutState, billingAddress }) =>
    cartOf(items, { checkoutState, ...(billingAddress && { billingAddress }) }),
  );
