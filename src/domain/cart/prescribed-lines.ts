import { bothAlike, type EyeOrder, type Prescription } from '../catalogue/lens/prescription.ts';
import type { Product } from '../catalogue/product.ts';
import type { Eye, NewCartLine } from './cart.ts';

/**
 * Converts a prescription to lines. Two equal eyes become one line with the boxes of both. Different eyes become two
 * lines that share `newPairId`. One eye becomes one line. An eye with less than one box is not ordered. Source:
 * CART-22.
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
 * The inverse of `toCartLines`, for lines of one product and one pair. With an odd number of boxes for both eyes, the
 * right eye gets one more. With a single box, the left eye keeps its values and gets zero boxes. Lines without an eye
 * are ignored.
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
