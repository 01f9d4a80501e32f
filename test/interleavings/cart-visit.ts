import type * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { type CouponChange, makeCouponChange } from '../../src/application/cart/coupon-change.ts';
import { makeCouponNews } from '../../src/application/cart/coupon-news.ts';
import { isNoCart } from '../../src/application/cart/no-cart.ts';
import type { CartPort, CartTokenStore } from '../../src/application/cart/ports.ts';
import type { Failure } from '../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../src/domain/cart/cart.ts';
import { isDropped } from '../../src/domain/cart/cart-lifecycle.ts';
import { makeBackend, type Visit, visit } from '../application/cart/shop-of-one.ts';
import { cartOf } from '../arbitraries/cart.ts';
import { type Fate, makeWire, settle } from './wire.ts';

/** A visitor who opens one page after the other, over a simulated network. */
export interface CartVisit {
  readonly visitor: () => Visit;
  readonly coupon: () => CouponChange;
  readonly settle: () => Promise<void>;
  /** Opens another page of the same visitor: only the token is kept. */
  readonly reload: () => void;
  /** Another tab adds something, or orders the cart, without notifying this one. */
  readonly addElsewhere: (...lines: Parameters<CartPort['add']>[1]) => Promise<void>;
  readonly orderElsewhere: () => void;
  /** The cart in the last answer; `null` if it said that there is none. */
  readonly confirmed: () => Cart | null;
  /** The visitor's cart in the backend. */
  readonly truth: () => Cart | null;
  /** The adds that were requested and answered, by their request ids. */
  readonly addsConfirmed: () => readonly string[];
  /** Request ids of unanswered adds of the same lines to one cart, on the page with the most of them. */
  readonly mostNamesOpen: () => number;
  readonly heal: () => void;
  /** Whether anything is still shown as pending. */
  readonly isBusy: () => boolean;
}

let elsewhere = 0;

export const openCartVisit = (s: fc.Scheduler, fates: readonly Fate[]): CartVisit => {
  const backend = makeBackend();
  const wire = makeWire(s, fates);
  let confirmed: Cart | null = null;
  const addsConfirmed: string[] = [];
  /** By page, cart and lines. */
  const namesOpen = new Map<string, Set<string>>();
  let pages = 0;
  let mostNamesOpen = 0;
  const hear = (answer: E.Either<Failure, Cart>): void => {
    if (E.isRight(answer)) confirmed = isDropped(answer.right) ? null : answer.right;
    else if (isNoCart(answer.left)) confirmed = null;
  };
  const { port } = backend;
  const again = { isKnownAgain: true, heard: hear };
  const carts: CartPort = {
    ...port,
    create: wire.over('create', port.create, { isKnownAgain: true }),
    load: wire.over('load', port.load, again),
    add: (token, lines, id) => {
      const what = `${pages} ${token} ${JSON.stringify(lines)}`;
      const open = (namesOpen.get(what) ?? new Set()).add(id);
      namesOpen.set(what, open);
      mostNamesOpen = Math.max(mostNamesOpen, open.size);
      const heard = (answer: E.Either<Failure, Cart>): void => {
        hear(answer);
        if (E.isRight(answer) && !isDropped(answer.right)) addsConfirmed.push(id);
        if (E.isRight(answer) || answer.left._tag === 'Refused' || isNoCart(answer.left)) open.delete(id);
      };
      return wire.over('add', port.add, { isKnownAgain: true, heard })(token, lines, id);
    },
    setQuantity: wire.over('set', port.setQuantity, { heard: hear }),
    remove: wire.over('remove', port.remove, { heard: hear }),
    applyCoupon: wire.over('coupon', port.applyCoupon, { heard: hear }),
    removeCoupon: wire.over('no coupon', port.removeCoupon, { heard: hear }),
  };

  let kept: CartToken | undefined;
  const tokens: CartTokenStore = {
    read: () => kept,
    kept: () => '',
    write: (token) => {
      kept = token;
      return true;
    },
    clear: () => {
      kept = undefined;
      confirmed = null;
    },
  };
  const open = () => {
    const visitor = visit(carts, { tokens });
    const coupon = makeCouponChange({
      session: visitor.session,
      carts,
      news: makeCouponNews({ notify: () => undefined }),
      wait: async () => undefined,
    });
    let isCouponBusy = false;
    coupon.state$.subscribe(({ busy }) => {
      isCouponBusy = busy;
    });
    visitor.session.restore();
    return { visitor, coupon, isCouponBusy: () => isCouponBusy };
  };
  let page = open();
  const truth = (): Cart | null => (kept && backend.carts.get(kept)) ?? null;

  return {
    visitor: () => page.visitor,
    coupon: () => page.coupon,
    settle: () => settle(s),
    reload: () => {
      confirmed = null;
      pages += 1;
      page = open();
    },
    addElsewhere: async (...lines) => {
      const cart = truth();
      if (cart) await port.add(cart.token, lines, `elsewhere-${++elsewhere}`)();
    },
    orderElsewhere: () => {
      const cart = truth();
      if (cart) backend.carts.set(cart.token, cartOf([], { token: cart.token, checkoutState: 'completed' }));
    },
    confirmed: () => confirmed,
    truth,
    addsConfirmed: () => addsConfirmed,
    mostNamesOpen: () => mostNamesOpen,
    heal: () => wire.meet([]),
    isBusy: () => {
      const { tasks, remote } = page.visitor.state();
      return tasks.length > 0 || remote._tag === 'Loading' || page.isCouponBusy();
    },
  };
};
