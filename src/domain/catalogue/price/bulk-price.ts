/** From `quantity` pieces on, one costs `price`. */
export interface BulkStep<Price> {
  readonly quantity: number;
  readonly price: Price;
}

/**
 * What one piece costs when so many are bought: the cheapest step that is reached, never more than the usual price.
 * Steps may come in any order. Units: minor. Source: PRICE-5.
 */
export const unitPriceFor = <Price extends number>(
  usual: Price,
  steps: readonly BulkStep<Price>[],
  quantity: number,
): Price =>
  steps.reduce((best, step) => (quantity >= step.quantity && step.price < best ? step.price : best), usual);
