import * as t from 'io-ts';
import { alertKinds } from '../../../domain/catalogue/product-alert.ts';
import { ConfigurationC, ProductIdC } from '../catalogue/product.ts';
import { operation } from '../operation.ts';
import { oneOf } from '../scalars.ts';

const KindC = oneOf('AlertKind', alertKinds);

/** `option`: the values waited for. `asked_at`: an instant. `title`: absent if the shop does not sell the product. */
export const ProductAlertC = t.intersection(
  [
    t.type({
      id: t.string,
      kind: KindC,
      product_id: ProductIdC,
      option: ConfigurationC,
      email: t.string,
      asked_at: t.string,
      /** `waiting`: for the confirmation by mail; `over`: the product is gone for good, and no mail is sent. */
      state: oneOf('AlertState', ['waiting', 'given', 'over'] as const),
    }),
    t.partial({ title: t.string }),
  ],
  'ProductAlert',
);

export const productAlertOperations = {
  /**
   * Requests one mail when a product is available again or costs less than now. A guest must confirm by a
   * link in a mail; the response to a guest is always the same. 404: no such product.
   */
  askForProductAlert: operation({
    method: 'POST',
    path: '/product-alerts',
    body: t.type({
      kind: KindC,
      product_id: ProductIdC,
      /** The values waited for; absent for a price alert. */
      option: ConfigurationC,
      email: t.string,
      /** The version of the consent text. */
      words: t.string,
    }),
    answer: t.type({ consent: oneOf('AlertConsent', ['waiting', 'given'] as const) }),
    refusals: [404, 422, 429],
  }),
  /** Returns the product mails that the customer has requested, newest first. */
  getProductAlerts: operation({
    method: 'GET',
    path: '/customers/me/product-alerts',
    answer: t.readonlyArray(ProductAlertC),
    refusals: [401],
  }),
  /** Cancels one of them; its mail is not sent. */
  stopProductAlert: operation({
    method: 'DELETE',
    path: '/customers/me/product-alerts/:id',
    answer: t.type({ done: t.literal(true) }),
    refusals: [401, 404],
  }),
} as const;
