import { randomUUID } from 'node:crypto';
import { care, item } from '../fixtures/shopper.ts';
import { type Ask, nobodys, type Rows } from './ids.ts';

const cartRow =
  (body?: unknown): Ask =>
  ({ cart }) => ({ params: { token: cart }, body });

/** Products, carts, orders and payments. */
export const shoppingRows: Rows = {
  getProduct: nobodys,
  getProductDetails: nobodys,
  getProductOptions: nobodys,
  getProductReplacement: nobodys,
  getProductReviews: nobodys,
  getProductReviewScores: nobodys,
  getProductSafety: nobodys,
  getProductPricing: nobodys,
  getDeliveryDates: nobodys,
  getDeliveryPrediction: nobodys,
  searchProductList: nobodys,
  getCustomerPartner: 'Opticians belong to no customer.',
  assignOptician: 'Opticians belong to no customer.',
  getCart: cartRow(),
  addToCart: cartRow({ request_id: randomUUID(), items: [item(care)] }),
  updateCartQuantity: ({ cart, item: line }, own) => [
    { params: { token: cart, item: line }, body: { quantity: 2 } },
    { params: { token: own.cart, item: line }, body: { quantity: 2 } },
  ],
  // Removing an unknown item counts as done.
  removeFromCart: {
    said: true,
    ask: ({ cart, item: line }, own) => [
      { params: { token: cart, item: line } },
      { params: { token: own.cart, item: line } },
    ],
  },
  applyCoupon: cartRow({ couponCode: 'SEHEN10' }),
  deleteCouponCode: cartRow(),
  setCurrentCart: ({ cart }) => ({ body: { abandoned_cart_token: cart } }),
  renewCart: cartRow({ request_id: randomUUID() }),
  productOptOut: ({ cart }) => ({ body: { cart_token: cart } }),
  productOptIn: ({ cart }) => ({ body: { cart_token: cart } }),
  getRecommendationCrossSell: {
    said: true,
    ask: ({ account, cart }) => ({
      body: {
        brand_channel: 'okulino',
        sales_channel: 'okulino_web',
        locale: 'de',
        cart_token: cart,
        cart_id: cart,
        items: [{ product_id: care, quantity: 1 }],
        location: 'cart',
        account_id: account,
      },
    }),
  },
  updateOrder: cartRow({ email: 'thief@example.org' }),
  deleteMilesAndMoreNumber: cartRow(),
  getSelectedShippingMethods: ({ cart, shipment }, own) => [
    { params: { token: cart, shipment } },
    { params: { token: own.cart, shipment } },
  ],
  updateOrderShippingMethod: ({ cart, shipment }, own) => [
    { params: { token: cart, shipment }, body: { method: 'swisspost_b_parcel' } },
    { params: { token: own.cart, shipment }, body: { method: 'swisspost_b_parcel' } },
  ],
  getPaymentMethods: cartRow(),
  updateOrderPaymentMethod: cartRow({ method: 'visa' }),
  startExpress: cartRow({ wallet: 'paypal', return_path: '/' }),
  getExpress: ({ cart, express }, own) => [
    { params: { token: cart, express } },
    { params: { token: own.cart, express } },
  ],
  createMyOrderFromCart: ({ cart }) => ({ body: { token_value: cart } }),
  startPayment: {
    holder: true,
    ask: ({ order, alias }, own) => [
      { params: { token: order }, body: { return_path: '/' } },
      { params: { token: own.order }, body: { return_path: '/', alias } },
    ],
  },
  getPaymentOutcome: {
    holder: true,
    ask: ({ order, payment }, own) => [
      { params: { token: order, payment } },
      { params: { token: own.order, payment } },
    ],
  },
  getOrder: {
    holder: true,
    ask: ({ order, sold }) => [{ params: { token: order } }, { params: { token: sold } }],
  },
  getCustomerDocuments: ({ order, sold }) => [{ params: { token: order } }, { params: { token: sold } }],
  reorder: ({ cart, order, internal, soldInternal }, own) => [
    { body: { cart_token: own.cart, source: 'history', last_order_token: order } },
    { body: { cart_token: own.cart, source: 'history', last_order_internal_order_id: internal } },
    { body: { cart_token: own.cart, source: 'history', last_order_internal_order_id: soldInternal } },
    { body: { cart_token: cart, source: 'history', last_order_token: own.order } },
  ],
};
