import * as t from 'io-ts';
import { ceKinds, deviceClasses } from '../../../domain/catalogue/product-safety.ts';
import { operation } from '../operation.ts';
import { NoBody, NoQuery, oneOf } from '../scalars.ts';

const PartyC = t.type({ name: t.string, address: t.readonlyArray(t.string), email: t.string }, 'Party');

export const ProductSafetyC = t.intersection(
  [
    t.type({
      manufacturer: PartyC,
      ce_mark: t.intersection([
        t.type({ kind: oneOf('CeKind', ceKinds) }),
        t.partial({ device_class: oneOf('DeviceClass', deviceClasses), notified_body: t.string }),
      ]),
    }),
    /** Who answers for it in the shop's market, where its maker is not in it. */
    t.partial({ responsible_person: PartyC }),
  ],
  'ProductSafety',
);

export const safetyOperations = {
  getProductSafety: operation({
    name: 'getProductSafety',
    summary: 'Who made a product, who answers for it in the market of the shop, and its CE marking.',
    method: 'GET',
    path: '/products/:id/safety',
    query: NoQuery,
    body: NoBody,
    answer: ProductSafetyC,
    refusals: [404],
  }),
} as const;
