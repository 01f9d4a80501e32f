import * as t from 'io-ts';
import { type Contents, contentUnits } from '../../../domain/catalogue/product.ts';
import { oneOf, WholeC } from '../scalars.ts';

/** What one sold piece holds. */
export const ContentsC = t.type({ amount: WholeC, name: oneOf('ContentUnit', contentUnits) }, 'Contents');
export type ContentsWire = t.TypeOf<typeof ContentsC>;

/** Base prices are counted from it, not read: another's may be of another price, and of another country's unit. */
export const contentsFromWire = ({ amount, name }: ContentsWire): Contents => ({ amount, unit: name });
