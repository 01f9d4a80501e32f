import type { ProductId } from '../catalogue/product.ts';
import { type Amounts, amountIn } from '../shared/amounts.ts';
import type { Minor, Money } from '../shared/money.ts';

/** A product that a shop adds to a cart for free. `from`: the items' total required for it, after discount. */
export interface GiftOffer {
  readonly productId: ProductId;
  readonly from: Amounts;
}

/**
 * `given`: the gift is in the cart. `tooLittle`: the items' total is below the required amount. `barred`: the law of the
 * country of delivery does not allow it.
 */
export const giftStandings = ['given', 'declined', 'tooLittle', 'barred'] as const;
export type GiftStanding = (typeof giftStandings)[number];

/**
 * Whether a gift is worth more than the law allows where the goods go. `most`: the limit there, if there is one. A gift
 * of unknown worth counts as worth more. Source: LAW-42.
 */
export const isGiftBarred = (worth: Money | undefined, most: Partial<Amounts> | undefined): boolean => {
  if (most === undefined) return false;
  const limit = worth && amountIn(most, worth.currency);
  return worth === undefined || limit === undefined || worth.minor > limit.minor;
};

/**
 * Returns the state of the shop's gift for a cart. A customer who declined it is not offered it again, whatever they
 * add. Source: CART-14, LAW-42.
 */
export const giftStanding = (
  { from }: Pick<GiftOffer, 'from'>,
  {
    itemsTotal,
    declined,
    barred = false,
  }: { readonly itemsTotal: Money; readonly declined: boolean; readonly barred?: boolean },
): GiftStanding => {
  if (barred) return 'barred';
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
  | { readonly _tag: 'Declined' }
  /** The goods reach its amount, but it may not be given where they go. */
  | { readonly _tag: 'Barred' };

/**
 * Returns the amount missing for the gift, that a declined gift can be restored, or that it cannot be given. Undefined
 * if none applies.
 */
export const giftHint = (
  { from, standing }: Pick<CartGift, 'from' | 'standing'>,
  itemsTotal: Money,
): GiftHint | undefined => {
  const remaining = { ...from, minor: (from.minor - itemsTotal.minor) as Minor };
  if (standing === 'declined') return remaining.minor > 0 ? undefined : { _tag: 'Declined' };
  if (standing === 'barred') return remaining.minor > 0 ? undefined : { _tag: 'Barred' };
  return standing === 'tooLittle' && itemsTotal.minor > 0 && remaining.minor > 0
    ? { _tag: 'Missing', remaining }
    : undefined;
};

/** Whether a line is the gift: it cannot be changed, costs nothing, and does not count as bought. */
export const isGift = ({ isGift: given }: { readonly isGift?: boolean }): boolean => given === true;
