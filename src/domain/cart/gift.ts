import type { ProductId } from '../catalogue/product.ts';
import { type Amounts, amountIn } from '../shared/amounts.ts';
import type { Minor, Money } from '../shared/money.ts';

/** A product that a shop adds to a cart for free. `from`: the items' total required for it, after discount. */
export interface GiftOffer {
  readonly productId: ProductId;
  readonly from: Amounts;
}

/** `given`: the gift is in the cart. `tooLittle`: the items' total is below the required amount. */
export const giftStandings = ['given', 'declined', 'tooLittle'] as const;
export type GiftStanding = (typeof giftStandings)[number];

/**
 * Returns the state of the shop's gift for a cart. A customer who declined it is not offered it again, whatever they
 * add. Source: CART-14.
 */
export const giftStanding = (
  { from }: Pick<GiftOffer, 'from'>,
  { itemsTotal, declined }: { readonly itemsTotal: Money; readonly declined: boolean },
): GiftStanding => {
  if (declined) return 'declined';
  const wanted = amountIn(from, itemsTotal.currency);
  return wanted === undefined || itemsTotal.minor < wanted.minor ? 'tooLittle' : 'given';
};

/** What a cart knows about its shop's gift. */
export interface CartGift extends Pick<GiftOffer, 'productId'> {
  readonly slug: string;
  readonly title: string;
  readonly image: string;
  readonly from: Money;
  readonly standing: GiftStanding;
}

/** The hint shown about a gift beside the cart. A gift in the cart needs none, because its line shows it. */
export type GiftHint =
  | { readonly _tag: 'Missing'; readonly remaining: Money }
  /** It was declined, but the customer can still have it. */
  | { readonly _tag: 'Declined' };

/** Returns the amount missing for the gift, or that a declined gift can be restored. Undefined if neither applies. */
export const giftHint = (
  { from, standing }: Pick<CartGift, 'from' | 'standing'>,
  itemsTotal: Money,
): GiftHint | undefined => {
  const remaining = { ...from, minor: (from.minor - itemsTotal.minor) as Minor };
  if (standing === 'declined') return remaining.minor > 0 ? undefined : { _tag: 'Declined' };
  return standing === 'tooLittle' && itemsTotal.minor > 0 && remaining.minor > 0
    ? { _tag: 'Missing', remaining }
    : undefined;
};

/** Whether a line is the gift: it cannot be changed, costs nothing, and does not count as bought. */
export const isGift = ({ isGift: given }: { readonly isGift?: boolean }): boolean => given === true;
