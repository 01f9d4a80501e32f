import type { Cart, CartItem } from '../cart/cart.ts';
import type { CheckoutState } from '../cart/checkout-state.ts';
import type { ChangedValue } from '../cart/product-switch.ts';
import type { ProductId } from '../catalogue/product.ts';

/** A product as stored in an order. Messages about it use this title. */
export interface RememberedProduct {
  readonly productId: ProductId;
  readonly title: string;
}

/** A product that was added instead of another. `changed`: the values in which it is not made, or made only. */
export interface SwitchedProduct {
  readonly from: RememberedProduct;
  readonly to: RememberedProduct;
  readonly changed?: readonly ChangedValue[];
}

/** The result for the lines of a repeated order. Source: REO-3. */
export interface ReorderResult {
  /** Products of the order that cannot be ordered again. */
  readonly foundNonReorderable: readonly RememberedProduct[];
  /** Products that were not added to the cart, for any reason. */
  readonly notReorderable: readonly RememberedProduct[];
  /** The product is discontinued or not available: another one was added to the cart instead. */
  readonly switched: readonly SwitchedProduct[];
  readonly addedTrials: readonly RememberedProduct[];
  readonly items: readonly CartItem[];
  /** Shipping or payment methods of the order that are no longer offered and were replaced by others. Source: HOME-3. */
  readonly replacedWays?: readonly ReplacedWay[];
}

export const replaceableWays = ['shipping', 'payment'] as const;
export type ReplacedWay = (typeof replaceableWays)[number];

/** One notice shown to the shopper after a reorder. Warnings first. */
export type ReorderNotice =
  | { readonly _tag: 'Warning' }
  | { readonly _tag: 'NonReorderable'; readonly products: readonly RememberedProduct[] }
  | ({ readonly _tag: 'Switched' } & SwitchedProduct)
  | { readonly _tag: 'TrialsAdded'; readonly products: readonly RememberedProduct[] }
  | { readonly _tag: 'WayReplaced'; readonly way: ReplacedWay };

/** Returns each unavailable product once, in the order in which they were named. Source: REO-3. */
export const unavailableProducts = ({
  foundNonReorderable,
  notReorderable,
}: Pick<ReorderResult, 'foundNonReorderable' | 'notReorderable'>): readonly RememberedProduct[] => {
  const named = [...foundNonReorderable, ...notReorderable];
  return named.filter(
    ({ productId }, index) => named.findIndex((other) => other.productId === productId) === index,
  );
};

/** Both eyes of a pair are replaced in the same way. */
const eachOnce = (switched: readonly SwitchedProduct[]): readonly SwitchedProduct[] => [
  ...new Map(switched.map((one) => [JSON.stringify(one), one])).values(),
];

/**
 * Returns the notices. The warning is shown only if a product is missing from the cart. Replacements and added trials
 * are always shown, each one once. Source: REO-3, REO-4.
 */
export const reorderNotices = (result: ReorderResult): readonly ReorderNotice[] => {
  const products = unavailableProducts(result);
  return [
    ...(products.length > 0
      ? [{ _tag: 'Warning' } as const, { _tag: 'NonReorderable', products } as const]
      : []),
    ...eachOnce(result.switched).map((one) => ({ _tag: 'Switched', ...one }) as const),
    ...(result.addedTrials.length > 0
      ? [{ _tag: 'TrialsAdded', products: result.addedTrials } as const]
      : []),
    ...(result.replacedWays ?? []).map((way) => ({ _tag: 'WayReplaced', way }) as const),
  ];
};

/** The choice of an order that cannot be reused in a new one. */
export type StepAnew = 'address' | 'shipping' | 'payment';
const stepsAnew: Partial<Record<CheckoutState, StepAnew>> = {
  address: 'address',
  addressed: 'shipping',
  shipping_selected: 'payment',
};

/**
 * Returns what the shopper has to choose again because the reorder stopped there. Undefined once that is done. Source:
 * HOME-3.
 */
export const stepAnew = (
  { items }: Pick<ReorderResult, 'items'>,
  { checkoutState: then }: Pick<Cart, 'checkoutState'>,
  { checkoutState: now }: Pick<Cart, 'checkoutState'>,
): StepAnew | undefined => (items.length > 0 && then === now ? stepsAnew[now] : undefined);
