import type { OptionCode } from '../catalogue/lens/lens-options.ts';
import type { Product } from '../catalogue/product.ts';
import { canComeRegularly } from '../catalogue/used-up.ts';
import { isComplete, keepOffered, missing, preselected } from '../catalogue/variant.ts';
import type { CartItem, NewCartLine } from './cart.ts';

/** A value that differs in the other product. */
export interface ChangedValue {
  readonly code: OptionCode;
  /** Absent: the old product had no such value. */
  readonly from?: string;
  readonly to: string;
}

/** The result of replacing the product of a line. */
export type ProductSwitch =
  | { readonly _tag: 'Ready'; readonly line: NewCartLine; readonly changed: readonly ChangedValue[] }
  /** The product is not made in the line's values: these options have to be chosen first. Never empty. */
  | { readonly _tag: 'ValuesMissing'; readonly missing: readonly OptionCode[] };

/**
 * Replaces the product of a line. Every value that the new product is made in is kept. An option with a single value is
 * set and reported as changed. The quantity and the eye stay the same, and the interval if the product can be delivered
 * regularly. Source: SUBS-3.
 */
export const switchLine = (
  item: Pick<CartItem, 'options' | 'quantity' | 'eye' | 'pairId' | 'createdFrom' | 'every'>,
  product: Pick<Product, 'id' | 'options' | 'category' | 'isTrial'>,
): ProductSwitch => {
  const before: Partial<Record<OptionCode, string>> = Object.fromEntries(
    item.options.map(({ code, value }) => [code, value]),
  );
  const options = { ...keepOffered(product.options, before), ...preselected(product.options) };
  if (!isComplete(product.options, options))
    return { _tag: 'ValuesMissing', missing: missing(product.options, options) };
  const { quantity, eye, pairId, createdFrom } = item;
  const every = canComeRegularly(product.category) && !product.isTrial ? item.every : undefined;
  return {
    _tag: 'Ready',
    line: {
      productId: product.id,
      options,
      quantity,
      ...(eye !== undefined && { eye }),
      ...(pairId !== undefined && { pairId }),
      ...(createdFrom !== undefined && { createdFrom }),
      ...(every !== undefined && { every }),
    },
    changed: product.options.flatMap(({ code }) => {
      const from = before[code];
      const to = options[code];
      if (to === undefined || from === to) return [];
      return [{ code, to, ...(from !== undefined && { from }) }];
    }),
  };
};
