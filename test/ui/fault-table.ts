import type { accountApi } from '../../src/adapters/contract/account-api.ts';
import type { findOperations } from '../../src/adapters/contract/catalogue/find-products.ts';
import type { myOrderOperations } from '../../src/adapters/contract/orders/my-orders.ts';
import type { personalApi } from '../../src/adapters/contract/personal/personal-api.ts';
import { type OperationName, shopApi } from '../../src/adapters/contract/shop-api.ts';
import type { TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';

export type GuestOperation = Exclude<
  OperationName,
  | keyof typeof findOperations
  | keyof typeof accountApi
  | keyof typeof personalApi
  | keyof typeof myOrderOperations
>;

/**
 * How a guest's screens handle a failing operation: an action fails and can be repeated; a page cannot be shown and can
 * be requested again; or the page works without it. A new operation without a row does not compile. Those of accounts
 * have tables of their own. Source: CALL-3.
 */
export const outcomes = {
  addToCart: 'deed',
  applyCoupon: 'deed',
  cancelContract: 'deed',
  createCart: 'deed',
  createMyOrderFromCart: 'deed',
  deleteCouponCode: 'deed',
  deleteMilesAndMoreNumber: 'deed',
  lookUpOrder: 'deed',
  removeFromCart: 'deed',
  searchProducts: 'deed',
  startPayment: 'deed',
  updateCartQuantity: 'deed',
  updateOrder: 'deed',
  updateOrderPaymentMethod: 'deed',
  updateOrderShippingMethod: 'deed',
  withdrawFromContract: 'deed',
  getCart: 'look',
  getCategory: 'look',
  getOrder: 'look',
  getPaymentMethods: 'look',
  getProduct: 'look',
  getProductReviews: 'look',
  getProducts: 'look',
  getSelectedShippingMethods: 'look',
  customerGetReorderInterval: 'quiet',
  getCustomerDocuments: 'quiet',
  getCustomerLastPayment: 'quiet',
  getDeliveryDates: 'quiet',
  getDeliveryPrediction: 'quiet',
  getPaymentOutcome: 'quiet',
  getProductDetails: 'quiet',
  getProductPricing: 'quiet',
  getProductReplacement: 'quiet',
  getProductReviewScores: 'quiet',
  getProductSafety: 'quiet',
  getRecommendationCrossSell: 'quiet',
  getShippingOptions: 'quiet',
  sanitizeAddress: 'quiet',
  searchProductList: 'quiet',
  setCurrentCart: 'quiet',
  // Narrowing of chosen values is tested in `product-page.test.tsx`, declining gifts in `gift.test.tsx`; addresses are
  // requested for crawler files, and by no screen.
  getProductOptions: 'elsewhere',
  productOptOut: 'elsewhere',
  productOptIn: 'elsewhere',
  // Carts of links are tested in `own-cart.test.ts` and `keep-to-visitor.test.ts`.
  renewCart: 'elsewhere',
  getProductAddresses: 'elsewhere',
  startExpress: 'elsewhere',
  getExpress: 'elsewhere',
  // Requested only by the page server.
  getGuestSubscription: 'elsewhere',
  steerGuestSubscription: 'elsewhere',
  orderGuestDelivery: 'elsewhere',
} as const satisfies Record<GuestOperation, 'deed' | 'look' | 'quiet' | 'elsewhere'>;

export const operationsWith = (...wanted: readonly string[]): readonly string[] =>
  Object.entries(outcomes)
    .filter(([, outcome]) => wanted.includes(outcome))
    .map(([name]) => name)
    .sort();

export type Answer = (request: Request) => Promise<Response>;
const html = (status: number) => async () =>
  new Response('<html></html>', { status, headers: { 'content-type': 'text/html' } });

/** All failures instead of an answer, except a slow one. Source: CALL-3. */
export const failures: readonly (readonly [name: string, instead: Answer])[] = [
  ['no answer in time', () => Promise.reject(new DOMException('took too long', 'TimeoutError'))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 4xx with a body', async () => Response.json({ code: 'fault.injected' }, { status: 409 })],
  ['a 4xx without one', html(403)],
  ['a 422', async () => Response.json({ code: 'validation', violations: [] }, { status: 422 })],
  ['a 5xx', html(502)],
  ['broken JSON', async () => new Response('{"broken":[1,2')],
  ['a body that does not decode', async () => Response.json({ nonsense: [1, 2, 3] })],
];
/**
 * One of each kind of `Failure`. The client makes the same of several failures, so that no screen can tell them apart;
 * its own tests have all of them (`test/adapters/backend/client.test.ts`).
 */
export const unlikeFailures = failures.filter(([name]) =>
  ['no network', 'a 4xx with a body', 'a 5xx', 'broken JSON'].includes(name),
);
export const slowly =
  (backend: () => TestSandbox): Answer =>
  async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return backend().fetch(request);
  };

/** A shop in which one operation answers as instructed. */
export const failing = (operation: OperationName, backend: () => TestSandbox) => {
  const { method, path } = shopApi[operation];
  const address = new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);
  let instead: Answer | undefined;
  let asked = 0;
  return {
    asked: () => asked,
    set: (answer?: Answer) => {
      instead = answer;
    },
    fetch: (request: Request): Promise<Response> => {
      if (request.method !== method || !address.test(new URL(request.url).pathname))
        return backend().fetch(request);
      asked += 1;
      return (instead ?? backend().fetch)(request);
    },
  };
};
