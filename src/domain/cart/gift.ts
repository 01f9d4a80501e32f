import type { ProductId } from '../catalogue/product.ts';
import { type Amounts, amountIn } from '../shared/amounts.ts';
import type { Minor, Money } from '../shared/money.ts';

/** What a shop lays into a cart for nothing. `from`: what the goods have to come to, after discount. */
export interface GiftOffer {
  readonly productId: ProductId;
  readonly from: Amounts;
}

/** `given`: it lies in the cart. `tooLittle`: the goods do not come to it yet, or no more. */
export const giftStandings = ['given', 'declined', 'tooLittle'] as const;
export type GiftStanding = (typeof giftStandings)[number];

/** How a cart stands to its shop's gift. Who declined it is not offered it again, whatever is added. Source: CART-14. */
export const giftStanding = (
  { from }: Pick<GiftOffer, 'from'>,
  { itemsTotal, declined }: { readonly itemsTotal: Money; readonly declined: boolean },
): GiftStanding => {
  if (declined) return 'declined';
  const wanted = amountIn(from, itemsTotal.currency);
  return wanted === undefined || itemsTotal.minor < wanted.minor ? 'tooLittle' : 'given';
};

/** What a cart knows of its shop's gift. */
export interface CartGift extends Pick<GiftOffer, 'productId'> {
  readonly slug: string;
  readonly title: string;
  readonly image: string;
  readonly from: Money;
  readonly standing: GiftStanding;
}

/** What can be said of a gift beside the cart; the one that lies in it says so itself. */
export type GiftHint =
  | { readonly _tag: 'Missing'; readonly remaining: Money }
  /** It was declined, and can be had after all. */
  | { readonly _tag: 'Declined' };

/** How far it is to the gift, or that there is a way back to it. Nothing where neither helps. */
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

/** Whether a line is the gift: it cannot be changed, costs nothing, and is not counted among what was bought. */
export const isGift = ({ isGift: given }: { readonly isGift?: boolean }): boolean => given === true;
