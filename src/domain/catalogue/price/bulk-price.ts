/** From `quantity` pieces, one piece costs `price`. */
export interface BulkStep<Price> {
  readonly quantity: number;
  readonly price: Price;
}

/**
 * Returns the price of one piece for a quantity: the cheapest step reached, never more than the usual price. Steps may
 * be in any order. Units: minor. Source: PRICE-5.
 */
export const unitPriceFor = <Price extends number>(
  usual: Price,
  steps: readonly BulkStep<Price>[],
  quantity: number,
): Price =>
  steps.reduce((best, step) => (quantity >= step.quantity && step.price < best ? step.price : best), usual);
