import type { ShopClient } from '../../src/adapters/backend/client.ts';
import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import type { NewItemWire } from '../../src/adapters/contract/cart/cart-item.ts';
import { median } from '../bench/row.ts';
import { accepted, type Buyer, checkOut } from '../torment/buyer.ts';
import type { Good } from '../torment/goods.ts';
import { between, type Shares, sumOf } from './processors.ts';

export interface Measured {
  readonly what: string;
  /** Of one call, with nobody else. Units: ms. */
  readonly wall: number;
  readonly shares: Shares;
}

/** A purchase up to its order, whose steps are measured one by one. */
interface Walk {
  readonly buyer: Buyer;
  readonly eyes: readonly NewItemWire[];
  readonly care: NewItemWire;
}

/** Each eye its own values, as a page of a lens adds them. */
export const walkOf = (buyer: Buyer, plenty: readonly Good[]): Walk => {
  const [care, , right, left] = plenty;
  if (!care || !right || !left) throw new Error('The shop sells too little to be measured');
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

/** So many purchases, one after the other: what each step takes. */
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
  // Processors count in hundredths of a second: of many calls the mean is exact, of each it is not.
  const mean = (rows: readonly { shares: Shares }[], part: keyof Shares) =>
    rows.reduce((sum, row) => sum + row.shares[part], 0) / rows.length;
  return [...measured].map(([what, rows]) => ({
    what,
    wall: median(rows.map(({ wall }) => wall)),
    shares: { shop: mean(rows, 'shop'), engine: mean(rows, 'engine'), database: mean(rows, 'database') },
  }));
};

/** Several carts that change at once. Answers what a change takes, and so how many a core does in a second. */
export const measureChanges = async (
  walk: Walk,
  changes: number,
  hands: number,
  shares: () => Shares,
): Promise<{ readonly shares: Shares; readonly perCore: number }> => {
  const { buyer } = walk;
  const carts = await Promise.all(
    Array.from({ length: hands }, () => accepted(buyer, buyer.client.createCart({}))),
  );
  const before = shares();
  await Promise.all(
    carts.map(async (cart) => {
      let now = await add(walk, cart, walk.eyes);
      for (let change = 1; change < changes / hands; change += 1) {
        const [line] = now.items;
        if (!line) throw new Error('A cart lost its lines');
        now = await accepted(
          buyer,
          buyer.client.updateCartQuantity({
            params: { token: cart.token_value, item: line.id },
            body: { quantity: 1 + (change % 5) },
          }),
        );
      }
    }),
  );
  const each = between(before, shares(), changes);
  return { shares: each, perCore: 1000 / sumOf(each) };
};
