import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartItemId, CartToken } from '../../src/domain/cart/cart.ts';
import { seenOrder } from '../../src/domain/checkout/seen-order.ts';
import type { OrderToken } from '../../src/domain/orders/order.ts';
import { lineOf } from '../application/cart/shop-of-one.ts';
import { plainAddress } from '../arbitraries/address.ts';
import { sequences } from './sequences.ts';
import { openTill } from './till.ts';
import { type TillDeed, tillFates, tillPlans } from './till-plans.ts';
import { type Fate, settle, some } from './wire.ts';

const email = 'mara@example.org';

/** Runs a plan over a cart with one lens in it, until nothing is pending. */
const walk = async (s: fc.Scheduler, fates: readonly Fate[], plan: readonly TillDeed[]) => {
  const till = openTill(s);
  const { backend } = till;
  let page = till.open();
  page.visitor.session.add([lineOf('daily')]);
  await settle(s);
  till.meet(fates);
  /** What the screen showed at each press, here or in another tab. */
  const pressed: string[] = [];
  const orderedElsewhere = new Set<CartToken>();
  const told = new Set<OrderToken>();
  const leave = () => {
    for (const { task } of page.views)
      if (task._tag === 'Ordered' || task._tag === 'PaymentNotStarted') told.add(task.order.token);
    page.close();
  };

  const act = async (deed: TillDeed): Promise<unknown> => {
    const { session, visitor } = page;
    const seen = visitor.cart();
    switch (deed.do) {
      case 'add':
        return visitor.session.add([lineOf('daily', deed.n)]);
      case 'set quantity':
        return visitor.session.setQuantity('line-daily' as CartItemId, deed.n);
      case 'arrive':
        return some(s, deed.n);
      case 'settle':
        return settle(s);
      case 'price':
        return backend.setPrice(deed.n);
      case 'email':
        return session.submitEmail(email);
      case 'addresses':
        return session.submitAddresses({ email, billing: plainAddress, shipping: plainAddress });
      case 'ask for shipping':
        return session.loadShippingMethods();
      case 'ship':
        return session.chooseShipping(deed.how);
      case 'ask for payment':
        return session.loadPaymentMethods();
      case 'acknowledge':
        return session.acknowledge();
      case 'session ends':
      case 'sign in':
        return backend.setSignedIn(deed.do === 'sign in');
      case 'reload':
        leave();
        page = till.open();
        return;
      case 'order':
        if (!seen) return;
        pressed.push(JSON.stringify(seenOrder(seen)));
        return session.order({ seen, way: { method: 'visa' }, returnPath: () => '/thank-you' });
      case 'order in another tab': {
        if (!seen) return;
        const shown = seenOrder(backend.seenBy(seen.token));
        pressed.push(JSON.stringify(shown));
        orderedElsewhere.add(seen.token);
        return backend.checkout.placeOrder(shown)();
      }
    }
  };
  for (const deed of plan) await act(deed);
  await settle(s);
  const busy = [page.views.at(-1)?.task._tag, page.visitor.state().remote._tag];
  till.meet([]);
  page.session.loadShippingMethods();
  page.session.loadPaymentMethods();
  await settle(s);
  const { shippingMethods, paymentMethods } = page.views.at(-1) ?? {};
  busy.push(shippingMethods?._tag, paymentMethods?._tag);
  leave();
  return { till, busy, tasks: page.visitor.state().tasks, pressed, told, orderedElsewhere };
};

it('a cart becomes one order at most, as shown before the press; no order is lost, nothing stays loading · CHK-12 · CHK-20 · CHK-21', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), tillFates, tillPlans, async (s, fates, plan) => {
      const { till, busy, tasks, pressed, told, orderedElsewhere } = await walk(s, fates, plan);
      const { orders } = till.backend;
      for (const [token, order] of orders) {
        expect(pressed).toContain(JSON.stringify(seenOrder({ ...order, token })));
        const isKept = till.attempt()?.seen.token === token;
        const isKnown = told.has(order.token) || orderedElsewhere.has(token) || till.refused.has(token);
        expect(isKept || isKnown, `whether anybody knows the order of ${token}`).toBe(true);
      }
      expect([...orders.values()].map(({ token }) => token)).toEqual(expect.arrayContaining([...told]));

      expect(busy).not.toContain('Busy');
      expect(busy).not.toContain('Loading');
      expect(tasks).toEqual([]);
    }),
    sequences(),
  ));
