/** Source: CART-8. */
export const minQuantity = 1;
export const defaultMaxQuantity = 99;
/** Different lines that a cart holds at most. */
export const maxLines = 50;
/** A trial pack is for one eye, or for two that are alike; eyes that are unlike take one each. Source: CART-8. */
export const trialsOfOne = 2;

/** A whole number out of whatever was typed; 1 when it is no finite number. Unbounded: see `clampQuantity`. Source: CART-8, D26. */
export const parseQuantity = (input: unknown): number => {
  const typed = typeof input === 'string' && input.trim() !== '' ? Number(input) : input;
  return typeof typed === 'number' && Number.isFinite(typed) ? Math.floor(typed) + 0 : minQuantity;
};

/** Into 1 to `max`; a `max` below 1 gives 1, for then the selector is disabled. */
export const clampQuantity = (quantity: number, max: number): number =>
  Math.max(minQuantity, Math.min(quantity, max));

/** What a quantity selector offers. */
export type QuantityRule =
  | { readonly _tag: 'Fixed'; readonly quantity: number }
  | { readonly _tag: 'Range'; readonly min: 1; readonly max: number }
  | { readonly _tag: 'Disabled' };

/** A cart holds one of it, whatever its values. A trial is another thing: each eye may try one. */
export const isOneOnly = (rule: QuantityRule): boolean => rule._tag === 'Range' && rule.max === 1;

export interface QuantityInput {
  readonly isTrial: boolean;
  readonly codes: { readonly productId: string; readonly sku: string };
  /** Products of which one is enough, by product id or sku. */
  readonly cappedCodes: readonly string[];
  /** Absent: the shop's usual maximum. */
  readonly configMax?: number;
  readonly stopOrder: boolean;
  readonly stock: number;
  /** How many lie in the cart already: what a trial stays at. */
  readonly current?: number;
}

const range = (max: number): QuantityRule =>
  max < minQuantity ? { _tag: 'Disabled' } : { _tag: 'Range', min: minQuantity, max };

/** The first that applies wins: trial, capped code, stock under stop-order, configuration. Source: CART-8, D25. */
export const quantityRule = (input: QuantityInput): QuantityRule => {
  const { isTrial, codes, cappedCodes, stopOrder, stock } = input;
  const { configMax = defaultMaxQuantity, current = minQuantity } = input;
  if (isTrial) return { _tag: 'Fixed', quantity: current };
  if (cappedCodes.includes(codes.productId) || cappedCodes.includes(codes.sku)) return range(1);
  return range(stopOrder ? Math.min(configMax, stock) : configMax);
};
