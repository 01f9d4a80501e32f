import type { ShopClient } from '../../src/adapters/backend/client.ts';
import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import type { NewItemWire } from '../../src/adapters/contract/cart/cart-item.ts';
import type { CartItemId } from '../../src/domain/cart/cart.ts';
import { median } from '../bench/row.ts';
import { accepted, type Buyer, checkOut } from '../crash-test/buyer.ts';
import type { Good } from '../crash-test/goods.ts';
import { between, type Shares } from './processors.ts';

export interface Measured {
  readonly what: string;
  /** Duration of one call without other load. Units: ms. */
  readonly wall: number;
  readonly shares: Shares;
}

/** Processor time is counted in hundredths of a second: the mean of many calls is exact, a single value is not. */
const meanOf = (rows: readonly Shares[]): Shares => {
  const mean = (part: keyof Shares) => rows.reduce((sum, row) => sum + row[part], 0) / rows.length;
  return { shop: mean('shop'), engine: mean('engine'), database: mean('database') };
};

/** A purchase up to its order. Its steps are measured one by one. */
interface Walk {
  readonly buyer: Buyer;
  readonly eyes: readonly NewItemWire[];
  readonly care: NewItemWire;
}

/** Uses different values for each eye, as the page of a lens adds them. */
export const walkOf = (buyer: Buyer, plenty: readonly Good[]): Walk => {
  const [care, , right, left] = plenty;
  if (!care || !right || !left) throw new Error('The shop sells too few products for this measurement');
  const eye = ({ item }: Good, side: 'right' | 'left'): NewItemWire => ({
    ...item,
    meta: { eye: side, pair_id: 'pair' },
  });
  return { buyer, eyes: [eye(right, 'right'), eye(left, 'left')], care: care.item };
};

const add = ({ buyer }: Walk, { token_value: token }: CartWire, items: readonly NewItemWire[]) =>
  accepted(
    buyer,
    buyer.client.addToCart({
      params: { token },
      body: { request_id: crypto.randomUUID(), items: [...items] },
    }),
  );

type Step = readonly [what: string, call: (client: ShopClient, cart: CartWire) => Promise<unknown>];

const steps = (walk: Walk): readonly Step[] => [
  ['two eyes into the cart', (_, cart) => add(walk, cart, walk.eyes)],
  [
    'read the cart',
    (client, { token_value: token }) => accepted(walk.buyer, client.getCart({ params: { token } })),
  ],
  ['care into the cart', (_, cart) => add(walk, cart, [walk.care])],
  ['steps to the payment', (_, cart) => checkOut(walk.buyer, cart)],
  [
    'order',
    (client, { token_value }) =>
      accepted(walk.buyer, client.createMyOrderFromCart({ body: { token_value } })),
  ],
];

/** Makes the given number of purchases, one after the other, and returns the time of each step. */
export const measureSteps = async (
  walk: Walk,
  runs: number,
  shares: () => Shares,
): Promise<readonly Measured[]> => {
  const { buyer } = walk;
  const measured = new Map<string, { wall: number; shares: Shares }[]>();
  const warmUp = 5;
  for (let run = -warmUp; run < runs; run += 1) {
    const cart = await accepted(buyer, buyer.client.createCart({}));
    for (const [what, call] of steps(walk)) {
      const before = shares();
      const began = performance.now();
      await call(buyer.client, cart);
      const wall = performance.now() - began;
      const row = { wall, shares: between(before, shares(), 1) };
      if (run >= 0) measured.set(what, [...(measured.get(what) ?? []), row]);
    }
  }
  return [...measured].map(([what, rows]) => ({
    what,
    wall: median(rows.map(({ wall }) => wall)),
    shares: meanOf(rows.map(({ shares }) => shares)),
  }));
};

export interface Together {
  readonly what: string;
  readonly shares: Shares;
}

/** Several buyers at once, who keep all processors busy. Only their calls are counted. */
export const measureTogether = async (
  walk: Walk,
  { rounds, hands }: { readonly rounds: number; readonly hands: number },
  shares: () => Shares,
): Promise<readonly Together[]> => {
  const { buyer } = walk;
  const { client } = buyer;
  const spent = new Map<string, Shares[]>();
  const all = async <In, Out>(what: string, carts: readonly In[], call: (cart: In) => Promise<Out>) => {
    const before = shares();
    const made = await Promise.all(carts.map(call));
    spent.set(what, [...(spent.get(what) ?? []), between(before, shares(), hands)]);
    return made;
  };
  for (let round = 0; round < rounds; round += 1) {
    const fresh = Array.from({ length: hands }, () => accepted(buyer, client.createCart({})));
    const carts = await Promise.all(fresh);
    const filled = await all('two eyes into the cart', carts, (cart) => add(walk, cart, walk.eyes));
    await all('another number of boxes', filled, ({ token_value: token, items }) => {
      const params = { token, item: items[0]?.id ?? ('' as CartItemId) };
      return accepted(buyer, client.updateCartQuantity({ params, body: { quantity: 2 + (round % 4) } }));
    });
    await all('read the cart', carts, ({ token_value: token }) =>
      accepted(buyer, client.getCart({ params: { token } })),
    );
    await all('steps to the payment', filled, (cart) => checkOut(buyer, cart));
    await all('order', carts, ({ token_value }) =>
      accepted(buyer, client.createMyOrderFromCart({ body: { token_value } })),
    );
  }
  return [...spent].map(([what, rows]) => ({ what, shares: meanOf(rows) }));
};
