import { setTimeout as pause } from 'node:timers/promises';
import {
  add,
  addInTwoWindows,
  changeQuantity,
  couponOff,
  couponOn,
  look,
  openCart,
  remove,
} from './cart-actions.ts';
import { addAfterwards, checkOut, isReady, order, orderAgain, orderWhileAdding } from './checkout-actions.ts';
import { isStopped, scarce } from './goods.ts';
import { lookAtOrder, pay, payAndPayLater, payDeclined, payLater, payTwice } from './order-actions.ts';
import { boughtItems, type Hands, type Purchase, pick } from './purchase.ts';
import type { Kept, Staff } from './staff.ts';

type Action = (hands: Hands, purchase: Purchase) => Promise<void>;
type Weighed<A> = readonly (readonly [weight: number, action: A])[];

export interface World {
  readonly hands: Hands;
  readonly staff: Staff;
  /** The range as it was when the run began: prices go up and down from there. */
  readonly range: readonly Kept[];
  /** How many lenses were put into stock, by the shop's variant. */
  readonly lenses: ReadonlyMap<string, number>;
  readonly purchases: Purchase[];
  /** Prefix of all e-mail addresses of this run. */
  readonly mail: string;
}

const draw = <A>({ random }: Hands, weighed: Weighed<A>): A | undefined => {
  let left = random() * weighed.reduce((all, [weight]) => all + weight, 0);
  return weighed.find(([weight]) => {
    left -= weight;
    return left < 0;
  })?.[1];
};

const leave: Action = async ({ tally }, purchase) => {
  purchase.isLeft = true;
  tally.note('leave', purchase.order ? 'an order' : 'a cart');
};

const ofEmptyCart: Weighed<Action> = [
  [10, add],
  [1, leave],
  [1, couponOn],
];
const shopping: Weighed<Action> = [
  [18, add],
  [5, addInTwoWindows],
  [9, changeQuantity],
  [5, remove],
  [8, couponOn],
  [3, couponOff],
  [3, look],
  [2, leave],
];
const ofOrder: Weighed<Action> = [
  [30, pay],
  [15, payTwice],
  [8, payDeclined],
  [8, payLater],
  [4, payAndPayLater],
  [8, lookAtOrder],
  [8, orderAgain],
  [4, addAfterwards],
  [12, leave],
];
const ofPaidOrder: Weighed<Action> = [
  [5, pay],
  [5, orderAgain],
  [3, lookAtOrder],
  [3, addAfterwards],
  [60, leave],
];
const actionsOf = (purchase: Purchase): Weighed<Action> => {
  if (purchase.order) return purchase.paid.size > 0 ? ofPaidOrder : ofOrder;
  if (boughtItems(purchase.cart).length === 0) return ofEmptyCart;
  return isReady(purchase)
    ? [...shopping, [60, order], [12, orderWhileAdding]]
    : [...shopping, [30, checkOut]];
};

/** Runs one action on a purchase while no other action uses it. */
const alone = async (purchase: Purchase, work: () => Promise<unknown>): Promise<void> => {
  purchase.busy = true;
  try {
    await work();
  } finally {
    purchase.busy = false;
  }
};

/** Staff cancel an order that waits for its payment, sometimes while its buyer pays. */
const giveUp = async ({ hands, staff, purchases }: World): Promise<void> => {
  const waiting = purchases.filter(({ order, paid, busy }) => order && paid.size === 0 && !busy);
  if (waiting.length === 0) return;
  const purchase = pick(hands, waiting);
  const cancel = () => staff.cancelUnpaid(purchase.order?.number ?? '');
  const meanwhile = draw<Action | undefined>(hands, [
    [5, pay],
    [2, payLater],
    [3, undefined],
  ]);
  await alone(purchase, () => Promise.all([cancel(), meanwhile?.(hands, purchase)]));
};

const ofStaff = (world: World): Weighed<() => Promise<void>> => {
  const { hands, staff, range } = world;
  const { random } = hands;
  const one = pick(hands, range);
  const few = pick(
    hands,
    range.filter(({ shopId }) => isStopped(shopId) && shopId !== scarce),
  );
  return [
    [30, () => staff.price(one, Math.round(one.price * (0.8 + random() * 0.4)))],
    [20, () => staff.shelf(few, few.allocated + Math.floor(random() * 40))],
    [
      15,
      async () => {
        await staff.enable(one, false);
        await pause(random() * 1500);
        await staff.enable(one, true);
      },
    ],
    [15, () => giveUp(world)],
  ];
};

/** How many buyers are active at a time, and how many e-mail addresses they share. */
const crowd = 16;
const addresses = 12;

/** One action: by staff, by a new buyer, or by an existing one. */
export const act = async (world: World): Promise<void> => {
  const { hands, purchases, mail } = world;
  if (hands.random() < 0.12) return draw(hands, ofStaff(world))?.();
  const onTheWay = purchases.filter(({ isLeft }) => !isLeft);
  const free = onTheWay.filter(({ busy }) => !busy);
  if (free.length === 0 || (onTheWay.length < crowd && hands.random() < 0.2)) {
    const email = `${mail}-${Math.floor(hands.random() * addresses)}@example.org`;
    const opened = await openCart(hands, `buyer ${purchases.length + 1}`, email);
    if (opened) purchases.push(opened);
    return;
  }
  const purchase = pick(hands, free);
  await alone(purchase, async () => draw(hands, actionsOf(purchase))?.(hands, purchase));
};
