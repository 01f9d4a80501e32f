import * as t from 'io-ts';
import { ConfigurationC, ProductIdC } from '../catalogue/product.ts';
import { operation } from '../operation.ts';
import { CurrencyC, MinorC, WholeC } from '../scalars.ts';

const EyeC = t.type({ option: ConfigurationC, quantity: WholeC }, 'OrderedEye');

const WearerC = t.type({ id: t.string, name: t.string }, 'Wearer');
export type WearerWire = t.TypeOf<typeof WearerC>;

/** Lenses for a pair of eyes in an order. `worn_by`: a wearer's id, or `me`; absent if not stated. */
const LensSetC = t.intersection(
  [
    t.type({
      id: t.string,
      order_number: t.string,
      ordered_at: t.string,
      product_id: ProductIdC,
      title: t.string,
      slug: t.string,
      image: t.string,
      unit_price: MinorC,
      currency_code: CurrencyC,
    }),
    t.partial({ right: EyeC, left: EyeC, worn_by: t.string }),
  ],
  'LensSet',
);
export type LensSetWire = t.TypeOf<typeof LensSetC>;

/** `consented`: the customer agreed to have a lens pass. Otherwise it is empty, whatever they ordered. */
export const LensPassC = t.type(
  { consented: t.boolean, wearers: t.readonlyArray(WearerC), sets: t.readonlyArray(LensSetC) },
  'LensPass',
);

const DoneC = t.type({ done: t.literal(true) });

export const lensPassOperations = {
  /**
   * Returns the lens values of the customer’s orders per eye, newest first, and who wears them. Empty without
   * the customer’s consent (`setConsent`).
   */
  getLensPass: operation({
    method: 'GET',
    path: '/customers/me/lens-pass',
    answer: LensPassC,
    refusals: [401],
  }),
  /** Adds a person for whom the customer orders lenses; a known name is the same person. */
  createLensWearer: operation({
    method: 'POST',
    path: '/customers/me/lens-wearers',
    body: t.type({ name: t.string }),
    answer: WearerC,
    refusals: [401, 422],
  }),
  /** Renames a person; the name must be unique. The lenses stay theirs. */
  renameLensWearer: operation({
    method: 'PUT',
    path: '/customers/me/lens-wearers/:id',
    body: t.type({ name: t.string }),
    answer: WearerC,
    refusals: [401, 404, 422],
  }),
  /** Removes a person; their lenses are the customer’s again. */
  deleteLensWearer: operation({
    method: 'DELETE',
    path: '/customers/me/lens-wearers/:id',
    answer: DoneC,
    refusals: [401, 404],
  }),
  /** Sets who wears the lenses of an order and all others with the same values. `me`: the customer. */
  assignLensSet: operation({
    method: 'PUT',
    path: '/customers/me/lens-sets/:id',
    body: t.type({ worn_by: t.string }),
    answer: DoneC,
    refusals: [401, 404, 422],
  }),
  /** Sends the customer a mail with a login link to the lens pass. The mail contains no values. */
  sendLensPass: operation({
    method: 'POST',
    path: '/customers/me/lens-pass/mails',
    answer: DoneC,
    refusals: [401, 422, 429],
  }),
} as const;
