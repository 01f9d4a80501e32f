/** From `quantity` pieces on, each costs `price`. Units: minor. */
export interface Step {
  readonly quantity: number;
  readonly price: number;
}

/**
 * The price per piece for a quantity: the cheapest step that is reached, never more than the usual price, as the shop
 * shows it. Steps may come in any order.
 */
export const steppedPrice = (usual: number, steps: readonly Step[], pieces: number): number =>
  steps.reduce((best, step) => (pieces >= step.quantity && step.price < best ? step.price : best), usual);
