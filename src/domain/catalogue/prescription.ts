import type { Eye, NewCartLine } from '../cart/cart.ts';
import { type Eyes, eyesAlike } from './eyes.ts';
import { type Configuration, optionCodes } from './lens-options.ts';
import type { Product } from './product.ts';

/** The values that one eye needs. */
export type EyeValues = Configuration;

/** What is ordered for one eye. `quantity` in boxes. */
export interface EyeOrder {
  readonly values: EyeValues;
  readonly quantity: number;
}

/** What a shopper orders of one lens. An eye that is absent gets none. Source: D87. */
export type Prescription = Eyes<EyeOrder>;

/** The same in every option; what one does not say, the other does not say either. */
export const sameValues = (a: EyeValues, b: EyeValues): boolean =>
  optionCodes.every((code) => a[code] === b[code]);

/** Both eyes are ordered, with the same values and the same number of boxes: one line of the cart holds them. */
export const bothAlike = (eyes: Prescription): boolean =>
  eyesAlike(eyes, (a, b) => a.quantity === b.quantity && sameValues(a.values, b.values));

/**
 * Both eyes alike become one line with the boxes of both; unlike, two lines that share `newPairId`; one eye, one line.
 * An eye with less than one box is not ordered. Source: D87.
 */
export const toCartLines = (
  product: Pick<Product, 'id'>,
  { right, left }: Prescription,
  newPairId: string,
): readonly NewCartLine[] => {
  const line = (eye: Eye, { values, quantity }: EyeOrder): NewCartLine => ({
    productId: product.id,
    options: values,
    quantity,
    eye,
  });
  const wanted = (order?: EyeOrder): order is EyeOrder => order !== undefined && order.quantity >= 1;
  if (wanted(right) && wanted(left)) {
    return bothAlike({ right, left })
      ? [line('both', { values: right.values, quantity: right.quantity + left.quantity })]
      : [line('right', right), line('left', left)].map((one) => ({ ...one, pairId: newPairId }));
  }
  return [...(wanted(right) ? [line('right', right)] : []), ...(wanted(left) ? [line('left', left)] : [])];
};

/**
 * The inverse of `toCartLines`: lines of one product, and of one pair. An odd number of boxes for both eyes gives the
 * right eye one more; of a single box, the left eye keeps its values with none. Lines without an eye say nothing.
 */
export const fromCartLines = (
  lines: readonly Pick<NewCartLine, 'options' | 'quantity' | 'eye'>[],
): Prescription => {
  const both = lines.find(({ eye }) => eye === 'both');
  if (both) {
    return {
      right: { values: both.options, quantity: Math.ceil(both.quantity / 2) },
      left: { values: both.options, quantity: Math.floor(both.quantity / 2) },
    };
  }
  const of = (wanted: Eye): EyeOrder | undefined => {
    const line = lines.find(({ eye }) => eye === wanted);
    return line && { values: line.options, quantity: line.quantity };
  };
  const right = of('right');
  const left = of('left');
  return { ...(right && { right }), ...(left && { left }) };
};
