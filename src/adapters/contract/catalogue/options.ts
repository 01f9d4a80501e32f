import * as t from 'io-ts';
import { optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { operation } from '../operation.ts';
import { oneOf, WholeFromString } from '../scalars.ts';

export const ConfigurationC = t.partial(
  Object.fromEntries(optionCodes.map((code) => [code, t.string])) as Record<
    (typeof optionCodes)[number],
    t.StringC
  >,
  'Configuration',
);

export const ProductOptionC = t.type(
  { code: oneOf('OptionCode', optionCodes), values: t.readonlyArray(t.string), label: t.string },
  'ProductOption',
);
export type ProductOptionWire = t.TypeOf<typeof ProductOptionC>;

export const optionOperations = {
  /**
   * Returns the options that remain for an axis (in degrees) and a colour. With the 14-digit GTIN of a box,
   * returns its values, or none if it belongs to another product.
   */
  getProductOptions: operation({
    method: 'GET',
    path: '/products/:id/options',
    query: t.partial({ axis: WholeFromString, color: t.string, gtin: t.string }),
    answer: t.readonlyArray(ProductOptionC),
    refusals: [404],
  }),
} as const;
