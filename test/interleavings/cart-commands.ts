import * as fc from 'fast-check';
import type { CartItemId } from '../../src/domain/cart/cart.ts';
import { lineOf } from '../application/cart/shop-of-one.ts';
import type { CartVisit } from './cart-visit.ts';

/** The expected cart once everything is answered: pieces by product. */
export interface CartModel {
  pieces: Map<string, number>;
  hasCart: boolean;
}
export interface CartReal extends CartVisit {
  readonly arrive: (count: number) => Promise<void>;
  /** Checks what must be true whenever nothing is pending. */
  readonly expectCalm: (model: Readonly<CartModel>) => void;
}
type CartCommand = fc.AsyncCommand<CartModel, CartReal, false>;

const command = (
  name: string,
  run: (model: CartModel, real: CartReal) => Promise<void> | void,
  check: (model: Readonly<CartModel>) => boolean = () => true,
): CartCommand => ({
  check,
  run: async (model, real) => run(model, real),
  toString: () => name,
});

const idOf = (product: string) => `line-${product}` as CartItemId;
const put = (model: CartModel, product: string, n: number): void => {
  model.pieces.set(product, (model.pieces.get(product) ?? 0) + n);
  model.hasCart = true;
};
const empty = (model: CartModel): void => void Object.assign(model, { pieces: new Map(), hasCart: false });

const add = (product: string, n: number) =>
  command(`add ${n} ${product}`, (model, real) => {
    real.visitor().session.add([lineOf(product, n)]);
    put(model, product, n);
  });
const setQuantity = (product: string, n: number) =>
  command(`set ${product} to ${n}`, (model, real) => {
    real.visitor().session.setQuantity(idOf(product), n);
    if (model.pieces.has(product)) model.pieces.set(product, n);
  });
const remove = (product: string) =>
  command(`remove ${product}`, (model, real) => {
    real.visitor().session.remove(idOf(product));
    model.pieces.delete(product);
  });
const applyCoupon = (code: string) => command(`coupon ${code}`, (_, real) => real.coupon().apply(code));
const removeCoupon = command('no coupon', (_, real) => real.coupon().remove());
const signOut = command('sign out', (model, real) => {
  real.visitor().session.forget();
  empty(model);
});

const arrive = (count: number) => command(`${count} arrive`, (_, real) => real.arrive(count));
const settle = command('all arrive', async (model, real) => {
  await real.settle();
  real.expectCalm(model);
});
const reload = command('reload', async (model, real) => {
  await real.settle();
  real.reload();
  await real.settle();
  real.expectCalm(model);
});
/** Another tab changes the cart, and announces it. */
const addElsewhere = (product: string, n: number) =>
  command(
    `add ${n} ${product} in another tab`,
    async (model, real) => {
      await real.settle();
      await real.addElsewhere(lineOf(product, n).line);
      put(model, product, n);
      real.visitor().session.restore();
    },
    ({ hasCart }) => hasCart,
  );
const orderElsewhere = command(
  'order in another tab',
  async (model, real) => {
    await real.settle();
    real.orderElsewhere();
    empty(model);
    real.visitor().session.restore();
  },
  ({ hasCart }) => hasCart,
);

const product = fc.constantFrom('a', 'b');
const few = fc.integer({ min: 1, max: 3 });

/** All actions on a cart, with answers that arrive in between. */
export const cartPlans = fc.commands<CartModel, CartReal, false>(
  [
    fc.tuple(product, few).map((of) => add(...of)),
    fc.tuple(product, fc.integer({ min: 1, max: 9 })).map((of) => setQuantity(...of)),
    product.map(remove),
    fc.constantFrom('FUENF', 'ZEHN').map(applyCoupon),
    fc.constant(removeCoupon),
    fc.integer({ min: 1, max: 6 }).map(arrive),
    fc.constant(settle),
    fc.constant(reload),
    fc.constant(signOut),
    fc.tuple(product, few).map((of) => addElsewhere(...of)),
    fc.constant(orderElsewhere),
  ],
  { size: '+1' },
);
