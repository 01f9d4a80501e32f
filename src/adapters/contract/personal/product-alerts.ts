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
  askForProductAlert: operation({
    summary:
      'One mail when a product is sold again, or when it costs less than now. A guest’s mailbox agrees by a link first; the answer to a guest says the same, whoever asked before. 404: no such product.',
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
  getProductAlerts: operation({
    summary: 'The mails about products that the customer waits for, the newest first.',
    method: 'GET',
    path: '/customers/me/product-alerts',
    answer: t.readonlyArray(ProductAlertC),
    refusals: [401],
  }),
  stopProductAlert: operation({
    summary: 'Ends one of them; no mail comes.',
    method: 'DELETE',
    path: '/customers/me/product-alerts/:id',
    answer: t.type({ done: t.literal(true) }),
    refusals: [401, 404],
  }),
} as const;
