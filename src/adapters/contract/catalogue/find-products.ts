import * as t from 'io-ts';
import { type OwnValues, ownCodes, readOwnValues } from '../../../domain/catalogue/lens/own-values.ts';
import { codecOf } from '../../shared/codec-of.ts';
import { operation } from '../operation.ts';
import { ListingMetaC, ListingQueryC } from './catalogue.ts';
import { ConfigurationC, ProductSummaryC } from './product.ts';

const OwnEyeC = t.partial(
  Object.fromEntries(ownCodes.map((code) => [code, t.string])) as Record<
    (typeof ownCodes)[number],
    t.StringC
  >,
  'OwnEye',
);
const TypedC = t.partial({ right: OwnEyeC, left: OwnEyeC });

/** Complete values of at least one eye. */
const OwnValuesC = codecOf<OwnValues, t.TypeOf<typeof TypedC>>('OwnValues', TypedC, (typed) =>
  readOwnValues((eye, code) => typed[eye]?.[code] ?? ''),
);

/** The variant to show for each eye that has values. */
const EyesC = t.partial({ right: ConfigurationC, left: ConfigurationC });

const FoundC = t.type(
  {
    result: t.readonlyArray(t.intersection([ProductSummaryC, t.partial({ eyes: EyesC })])),
    meta: ListingMetaC,
  },
  'Found',
);

export const findOperations = {
  /**
   * Returns a page of products like `getProducts`, with only lenses that are made in the values of each eye;
   * `eyes` holds the variant of each. `facets=none` skips counting facets. The values are in the body, so
   * that no address, log or cache contains them.
   */
  findProducts: operation({
    method: 'POST',
    path: '/products/find',
    query: t.partial({ ...ListingQueryC.props, facets: t.literal('none') }),
    body: OwnValuesC,
    answer: FoundC,
    refusals: [404],
  }),
} as const;
