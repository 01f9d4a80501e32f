import type { ShopClient } from '../../src/adapters/backend/client.ts';
import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import type { Ask } from './ask.ts';
import type { Goods } from './goods.ts';
import type { Tally } from './tally.ts';

/** Number of pieces by variant. */
export type Pieces = ReadonlyMap<string, number>;

/** The course of one buyer: a cart, and the order that it may become. */
export interface Purchase {
  readonly name: string;
  readonly email: string;
  /** The cart as it was last loaded. Its buyer acts on it. */
  cart: CartWire;
  /** The contents according to the answers. */
  pieces: Pieces;
  order?: OrderWire;
  /** Payments that were started. */
  readonly payments: Set<string>;
  /** Payments whose press was accepted by the provider's page. */
  readonly paid: Set<string>;
  busy: boolean;
  isLeft: boolean;
}

/** What every action can use. */
export interface Hands {
  readonly client: ShopClient;
  readonly ask: Ask;
  readonly tally: Tally;
  readonly goods: Goods;
  readonly shop: string;
  readonly random: () => number;
}

export const pick = <A>({ random }: Pick<Hands, 'random'>, list: readonly A[]): A =>
  list[Math.floor(random() * list.length)] as A;

export const boughtItems = ({ items }: Pick<CartWire, 'items'>) => items.filter(({ is_gift }) => !is_gift);

export const piecesOf = (basket: Pick<CartWire, 'items'>): Pieces => {
  const pieces = new Map<string, number>();
  for (const { variant_id, quantity } of boughtItems(basket))
    pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity);
  return pieces;
};

export const plus = (pieces: Pieces, variant: string, quantity: number): Pieces => {
  const now = (pieces.get(variant) ?? 0) + quantity;
  const rest = [...pieces].filter(([one]) => one !== variant);
  return new Map(now > 0 ? [...rest, [variant, now]] : rest);
};

const written = (pieces: Pieces): string =>
  [...pieces]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([variant, quantity]) => `${quantity} × ${variant}`)
    .join(', ');

export const samePieces = (a: Pieces, b: Pieces): boolean => written(a) === written(b);

/** Checks that the cart in the answer contains exactly what its buyer put in. */
export const see = (
  { tally }: Pick<Hands, 'tally'>,
  purchase: Purchase,
  cart: CartWire,
  after: string,
): void => {
  const there = piecesOf(cart);
  if (!samePieces(there, purchase.pieces))
    tally.violate(
      `${purchase.name}, ${after}: the cart has [${written(there)}], but [${written(purchase.pieces)}] was added`,
    );
  purchase.cart = cart;
  purchase.pieces = there;
};
