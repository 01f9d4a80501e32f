import * as t from 'io-ts';
import { type Contents, contentUnits } from '../../../domain/catalogue/product.ts';
import { oneOf, WholeC } from '../scalars.ts';

/** The contents of one sold piece. */
export const ContentsC = t.type({ amount: WholeC, name: oneOf('ContentUnit', contentUnits) }, 'Contents');
export type ContentsWire = t.TypeOf<typeof ContentsC>;

/** Base prices are computed from this. A base price from elsewhere may refer to another price or to another country's unit. */
export const contentsFromWire = ({ amount, name }: ContentsWire): Contents => ({ amount, unit: name });
