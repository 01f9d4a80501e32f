import { asTyped } from '../shared/typed-text.ts';

/** The smallest quantity of a line. Source: CART-8. */
export const minQuantity = 1;
/** The largest quantity of a line where the shop sets none. Source: CART-8. */
export const defaultMaxQuantity = 99;
/** The maximum number of different lines in a cart. */
export const maxLines = 50;
/** A trial pack is for one eye, or for two with equal values. If the eyes differ, each takes one pack. Source: CART-8. */
export const trialsOfOne = 2;

/** A number as people write it, with a decimal point or comma: no exponent, no hexadecimal number. */
const written = /^[+-]?\d*\.?\d*$/;

const numberIn = (text: string): number => {
  const typed = asTyped(text).trim().replace(',', '.');
  return typed !== '' && written.test(typed) ? Number(typed) : Number.NaN;
};

/** Parses input to a whole number; 1 if it is not a finite number. Not limited: see `clampQuantity`. Source: CART-8. */
export const parseQuantity = (input: unknown): number => {
  const typed = typeof input === 'string' ? numberIn(input) : input;
  return typeof typed === 'number' && Number.isFinite(typed) ? Math.floor(typed) + 0 : minQuantity;
};

/** Limits a quantity to 1 to `max`. A `max` below 1 gives 1, because the selector is then disabled. */
export const clampQuantity = (quantity: number, max: number): number =>
  Math.max(minQuantity, Math.min(quantity, max));

/** What a quantity selector offers. */
export type QuantityRule =
  | { readonly _tag: 'Fixed'; readonly quantity: number }
  | { readonly _tag: 'Range'; readonly min: 1; readonly max: number }
  | { readonly _tag: 'Disabled' };

/**
 * Whether a cart may contain only one piece of the product, whatever its values. Trials are different: each eye may
 * have one.
 */
export const isOneOnly = (rule: QuantityRule): boolean => rule._tag === 'Range' && rule.max === 1;

export interface QuantityInput {
  readonly isTrial: boolean;
  readonly codes: { readonly productId: string; readonly sku: string };
  /** Products limited to one piece, by product id or sku. */
  readonly cappedCodes: readonly string[];
  /** Absent: the shop's usual maximum. */
  readonly configMax?: number;
  readonly stopOrder: boolean;
  readonly stock: number;
  /** How many are already in the cart. The quantity of a trial stays at this number. */
  readonly current?: number;
}

const range = (max: number): QuantityRule =>
  max < minQuantity ? { _tag: 'Disabled' } : { _tag: 'Range', min: minQuantity, max };

/**
 * Returns the rule for a quantity selector. The first that applies wins: trial, capped code, stock under stop-order,
 * configuration. Source: CART-8.
 */
export const quantityRule = (input: QuantityInput): QuantityRule => {
  const { isTrial, codes, cappedCodes, stopOrder, stock } = input;
  const { configMax = defaultMaxQuantity, current = minQuantity } = input;
  if (isTrial) return { _tag: 'Fixed', quantity: current };
  if (cappedCodes.includes(codes.productId) || cappedCodes.includes(codes.sku)) return range(1);
  return range(stopOrder ? Math.min(configMax, stock) : configMax);
};
