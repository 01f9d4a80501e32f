import type * as fc from 'fast-check';
import { Subject } from 'rxjs';
import { type CouponChange, makeCouponChange } from '../../src/application/cart/coupon-change.ts';
import { makeCouponNews } from '../../src/application/cart/coupon-news.ts';
import type { CartPort, CartTokenStore } from '../../src/application/cart/ports.ts';
import { keepTabsInStep } from '../../src/application/cart/tabs-in-step.ts';
import type { Cart, CartToken } from '../../src/domain/cart/cart.ts';
import { makeBackend, type Visit, visit } from '../application/cart/shop-of-one.ts';
import { cartOf } from '../arbitraries/cart.ts';
import { type Fate, makeWire } from './wire.ts';

export interface Tab extends Visit {
  readonly coupon: CouponChange;
}

/**
 * Tabs of one visitor: one cookie, one backend, a simulated network for each, and a channel that keeps the order of
 * each tab's messages.
 */
export const openTabs = (s: fc.Scheduler, fatesOfEach: readonly (readonly Fate[])[]) => {
  const { port, carts } = makeBackend();
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
    },
  };
  const ears = fatesOfEach.map(() => new Subject<string>());
  const tabs = fatesOfEach.map((fates, number): Tab => {
    const { over } = makeWire(s, fates);
    const again = { isKnownAgain: true };
    const slow: CartPort = {
      ...port,
      create: over(`${number} create`, port.create, again),
      load: over(`${number} load`, port.load, again),
      add: over(`${number} add`, port.add, again),
      setQuantity: over(`${number} set`, port.setQuantity),
      remove: over(`${number} remove`, port.remove),
      applyCoupon: over(`${number} coupon`, port.applyCoupon),
      removeCoupon: over(`${number} no coupon`, port.removeCoupon),
    };
    const tab = visit(slow, { tokens });
    tab.session.restore();
    let said: Promise<unknown> = Promise.resolve();
    keepTabsInStep(tab.session, {
      told$: ears[number] ?? new Subject(),
      tell: (sign) => {
        const others = ears.filter((_, other) => other !== number);
        said = said
          .then(() => s.schedule(Promise.resolve(), `${number} tells`))
          .then(() => {
            for (const ear of others) ear.next(sign);
          });
      },
    });
    const news = makeCouponNews({ notify: () => undefined });
    const coupon = makeCouponChange({ session: tab.session, carts: slow, news, wait: async () => undefined });
    return { ...tab, coupon };
  });
  return {
    tabs,
    /** The visitor's cart in the backend. */
    truth: (): Cart | null => (kept && carts.get(kept)) ?? null,
    /** The cart becomes an order; the tab that ordered it knows at once. */
    order: (tab: Tab): void => {
      const token = kept;
      if (!token) return;
      carts.set(token, cartOf([], { token, checkoutState: 'completed' }));
      tab.session.forget(token);
    },
  };
};
