import type { Cart, CartItem } from '../cart/cart.ts';
import type { CheckoutState } from '../cart/checkout-state.ts';
import type { ProductId } from '../catalogue/product.ts';

/** A product as an order remembers it: what became of it is said by its title. */
export interface RememberedProduct {
  readonly productId: ProductId;
  readonly title: string;
}

/** What became of the lines of an order that was repeated. Source: REO-3. */
export interface ReorderResult {
  /** Products that the order holds and nobody can order again. */
  readonly foundNonReorderable: readonly RememberedProduct[];
  /** Products that were not put into the cart, for whatever reason. */
  readonly notReorderable: readonly RememberedProduct[];
  /** Discontinued, or not to be had: another product lies in the cart instead. */
  readonly switched: readonly { readonly from: RememberedProduct; readonly to: RememberedProduct }[];
  readonly addedTrials: readonly RememberedProduct[];
  readonly items: readonly CartItem[];
  /** Ways of the order that are gone: others stand chosen in their place. Source: HOME-3. */
  readonly replacedWays?: readonly ReplacedWay[];
}

export const replaceableWays = ['shipping', 'payment'] as const;
export type ReplacedWay = (typeof replaceableWays)[number];

/** One thing that the shopper hears after a reorder. Warnings first. */
export type ReorderNotice =
  | { readonly _tag: 'Warning' }
  | { readonly _tag: 'NonReorderable'; readonly products: readonly RememberedProduct[] }
  | { readonly _tag: 'Switched'; readonly from: RememberedProduct; readonly to: RememberedProduct }
  | { readonly _tag: 'TrialsAdded'; readonly products: readonly RememberedProduct[] }
  | { readonly _tag: 'WayReplaced'; readonly way: ReplacedWay };

/** Each product once, in the order in which they were named. Source: REO-3. */
export const unavailableProducts = ({
  foundNonReorderable,
  notReorderable,
}: Pick<ReorderResult, 'foundNonReorderable' | 'notReorderable'>): readonly RememberedProduct[] => {
  const named = [...foundNonReorderable, ...notReorderable];
  return named.filter(
    ({ productId }, index) => named.findIndex((other) => other.productId === productId) === index,
  );
};

/** The warning comes only when a product is missing from the cart; what was replaced or given is always said. Source: REO-3, REO-4, D64. */
export const reorderNotices = (result: ReorderResult): readonly ReorderNotice[] => {
  const products = unavailableProducts(result);
  return [
    ...(products.length > 0
      ? [{ _tag: 'Warning' } as const, { _tag: 'NonReorderable', products } as const]
      : []),
    ...result.switched.map(({ from, to }) => ({ _tag: 'Switched', from, to }) as const),
    ...(result.addedTrials.length > 0
      ? [{ _tag: 'TrialsAdded', products: result.addedTrials } as const]
      : []),
    ...(result.replacedWays ?? []).map((way) => ({ _tag: 'WayReplaced', way }) as const),
  ];
};

/** What of an order's last choices is not open to a new one. */
export type StepAnew = 'address' | 'shipping' | 'payment';
const stepsAnew: Partial<Record<CheckoutState, StepAnew>> = {
  address: 'address',
  addressed: 'shipping',
  shipping_selected: 'payment',
};

/** What the shopper chooses anew, because a reorder came no further; nothing once that was done. Source: HOME-3. */
export const stepAnew = (
  { items }: Pick<ReorderResult, 'items'>,
  { checkoutState: then }: Pick<Cart, 'checkoutState'>,
  { checkoutState: now }: Pick<Cart, 'checkoutState'>,
): StepAnew | undefined => (items.length > 0 && then === now ? stepsAnew[now] : undefined);
