import type { CartItemId } from '../../src/domain/cart/cart.ts';

/** One of two products. */
export type Product = 'a' | 'b';
export interface ModelLine {
  readonly product: Product;
  readonly pieces: number;
  /** Absent if the line's id has not been read yet. */
  readonly id?: CartItemId;
}
/** A cart of two clients, another customer's cart with one piece of `a`, and the stock: there is no supplier. */
export interface SharedCart {
  readonly lines: readonly ModelLine[];
  readonly requests: ReadonlySet<string>;
  readonly coupon: boolean;
  /** An empty cart has nothing to pay: after it is filled again, a payment method must be chosen anew. */
  readonly isPayable: boolean;
  readonly isOrdered: boolean;
  readonly stock: Readonly<Record<Product, number>>;
  readonly hasStrangerOrdered: boolean;
}

export type Op =
  | { readonly do: 'add'; readonly product: Product; readonly pieces: number; readonly request: string }
  | { readonly do: 'set'; readonly item: CartItemId; readonly pieces: number }
  | { readonly do: 'remove'; readonly item: CartItemId }
  | { readonly do: 'coupon'; readonly on: boolean }
  | { readonly do: 'look' }
  /** `seen`: the cart as its client saw it last. */
  | { readonly do: 'order'; readonly seen: Sight }
  | { readonly do: 'stranger orders' };

/** An answer: a cart or an order with these lines, or the reason for a refusal. */
export type Told =
  | { readonly is: 'cart' | 'order'; readonly lines: readonly ModelLine[]; readonly coupon: boolean }
  | { readonly is: 'refused' | 'gone' };

type Sight = Pick<SharedCart, 'lines' | 'coupon'>;
/** The coupon of an empty cart does not count until something is added again. */
const shown = ({ lines, coupon }: Sight): string =>
  JSON.stringify([lines.map(({ product, pieces }) => [product, pieces]), coupon && lines.length > 0]);
const isSame = (one: Sight, other: Sight): boolean => shown(one) === shown(other);

const take = (stock: SharedCart['stock'], lines: readonly ModelLine[]): SharedCart['stock'] | undefined => {
  const left = { ...stock };
  for (const { product, pieces } of lines) left[product] -= pieces;
  return left.a < 0 || left.b < 0 ? undefined : left;
};

const withPieces = (lines: readonly ModelLine[], product: Product, pieces: number): readonly ModelLine[] =>
  lines.some((line) => line.product === product)
    ? lines.map((line) => (line.product === product ? { ...line, pieces: line.pieces + pieces } : line))
    : [...lines, { product, pieces }];

interface Step {
  readonly told: Told['is'];
  readonly next: SharedCart;
}

/** The answer of an operation, and the cart afterwards. */
const step = (cart: SharedCart, op: Op): Step => {
  const refused: Step = { told: 'refused', next: cart };
  const changed = (change: Partial<SharedCart>): Step => ({ told: 'cart', next: { ...cart, ...change } });
  const withLines = (lines: SharedCart['lines']): Step =>
    changed({ lines, isPayable: cart.isPayable && lines.length > 0 });
  if (op.do === 'stranger orders') {
    if (cart.hasStrangerOrdered) return { told: 'order', next: cart };
    const stock = take(cart.stock, [{ product: 'a', pieces: 1 }]);
    return stock ? { told: 'order', next: { ...cart, stock, hasStrangerOrdered: true } } : refused;
  }
  if (cart.isOrdered) return { told: op.do === 'order' ? 'order' : 'gone', next: cart };
  switch (op.do) {
    case 'look':
      return changed({});
    case 'add': {
      if (cart.requests.has(op.request)) return changed({});
      const lines = withPieces(cart.lines, op.product, op.pieces);
      const wanted = lines.find(({ product }) => product === op.product)?.pieces ?? 0;
      if (wanted > cart.stock[op.product]) return refused;
      return changed({ lines, requests: new Set([...cart.requests, op.request]) });
    }
    case 'set': {
      const line = cart.lines.find(({ id }) => id === op.item);
      if (!line || (op.pieces >= line.pieces && op.pieces > cart.stock[line.product])) return refused;
      return changed({
        lines: cart.lines.map((one) => (one === line ? { ...one, pieces: op.pieces } : one)),
      });
    }
    case 'remove':
      return withLines(cart.lines.filter(({ id }) => id !== op.item));
    case 'coupon':
      return op.on && cart.lines.length === 0 ? refused : changed({ coupon: op.on });
    case 'order': {
      const isReady = cart.isPayable && cart.lines.length > 0 && isSame(op.seen, cart);
      const stock = isReady ? take(cart.stock, cart.lines) : undefined;
      return stock ? { told: 'order', next: { ...cart, stock, isOrdered: true } } : refused;
    }
  }
};

/** One of several overlapping operations, with the times at which it began and was answered. */
export interface Call {
  readonly op: Op;
  readonly told: Told;
  readonly begun: number;
  readonly ended: number;
}

/** Gives lines the ids of an answer. */
const named = (cart: SharedCart, told: Told): SharedCart =>
  'lines' in told ? { ...cart, lines: told.lines } : cart;

const keyOf = (cart: SharedCart): string => JSON.stringify({ ...cart, requests: [...cart.requests] });

/**
 * The possible carts after calls that overlapped. Some order of the calls must explain all answers, in which no call
 * comes before one that was answered before it began. Several orders may do so, and differ in what no answer shows,
 * such as the coupon of an empty cart. Empty if no order does.
 */
export const explained = (carts: readonly SharedCart[], calls: readonly Call[]): readonly SharedCart[] => {
  if (calls.length === 0) return [...new Map(carts.map((cart) => [keyOf(cart), cart])).values()];
  const next = carts.flatMap((cart) =>
    calls.flatMap((call) => {
      const others = calls.filter((other) => other !== call);
      if (others.some(({ ended }) => ended < call.begun)) return [];
      const { told, next: after } = step(cart, call.op);
      if (told !== call.told.is) return [];
      const ofCart = call.op.do !== 'stranger orders' && 'lines' in call.told;
      if (ofCart && 'lines' in call.told && !isSame(after, call.told)) return [];
      return explained([ofCart ? named(after, call.told) : after], others);
    }),
  );
  return explained(next, []);
};
