import * as t from 'io-ts';
import { ceKinds, deviceClasses, markets } from '../../../domain/catalogue/product-safety.ts';
import { operation } from '../operation.ts';
import { oneOf } from '../scalars.ts';

const Lines = t.readonlyArray(t.string);
const PartyC = t.type({ name: t.string, address: Lines, email: t.string }, 'Party');

export const ProductSafetyC = t.intersection(
  [
    t.type({
      manufacturer: PartyC,
      /**
       * The responsible persons in markets where the manufacturer is not established; that of the shop's own market
       * comes first.
       */
      representatives: t.readonlyArray(t.type({ market: oneOf('Market', markets), party: PartyC })),
      /** Where batch and expiry date are found. */
      batch: Lines,
      warnings: Lines,
    }),
    t.partial({
      ce_mark: t.intersection([
        t.type({ kind: oneOf('CeKind', ceKinds) }),
        t.partial({ device_class: oneOf('DeviceClass', deviceClasses), notified_body: t.string }),
      ]),
      udi_di: t.string,
      gtin: t.string,
      /** The instructions for use: a text, or the address where they are published. */
      instructions: t.union([t.type({ text: Lines }), t.type({ url: t.string })]),
      /** The duration of the manufacturer's guarantee of durability. Units: years. */
      guarantee_years: t.number,
    }),
  ],
  'ProductSafety',
);

export const safetyOperations = {
  /**
   * Returns the manufacturer of a product, its representatives in the shop’s markets, its CE marking, and its
   * safety information.
   */
  getProductSafety: operation({
    method: 'GET',
    path: '/products/:id/safety',
    answer: ProductSafetyC,
    refusals: [404],
  }),
} as const;
