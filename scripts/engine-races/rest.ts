import * as E from 'fp-ts/lib/Either.js';
import type { PaymentId } from '../../src/domain/checkout/payment.ts';
import type { World } from './act.ts';
import { look } from './cart-actions.ts';
import { type ShopOrder, usedTwice, wrongOrders } from './check-orders.ts';
import { wrongPowers, wrongShelves } from './check-shelves.ts';
import { isStopped, lensesLeft } from './goods.ts';
import { readOrder } from './order-actions.ts';
import type { Purchase } from './purchase.ts';

const shopOrder = async ({ hands }: World, purchase: Purchase): Promise<readonly ShopOrder[]> => {
  const order = await readOrder(hands, purchase);
  if (!order) return [];
  const payments = [];
  for (const id of purchase.payments) {
    const params = { token: order.token_value, payment: id as PaymentId };
    const outcome = await hands.ask('outcome of a payment', hands.client.getPaymentOutcome({ params }));
    if (E.isRight(outcome))
      payments.push({ outcome: outcome.right.status, isPressed: purchase.paid.has(id) });
    else hands.tally.violate(`${purchase.name}: a payment does not exist (${outcome.left.code})`);
  }
  return [{ order, payments }];
};

/** Checks that carts that were never ordered are unchanged. */
export const lookAtCarts = async ({ hands, purchases }: World): Promise<void> => {
  for (const purchase of purchases) if (!purchase.order) await look(hands, purchase);
};

/** Current contradictions in orders, payments, coupons and stock of this run. */
export const contradictions = async (world: World): Promise<readonly string[]> => {
  const { hands, staff, purchases, mail, lenses } = world;
  const shop: ShopOrder[] = [];
  for (const purchase of purchases) if (purchase.order) shop.push(...(await shopOrder(world, purchase)));
  const engine = await staff.orders();
  const mine = engine.filter(({ customFields: { email } }) => email?.startsWith(mail));
  const shelves = {
    range: await staff.range(),
    most: staff.most,
    isStopped,
  };
  const left = await lensesLeft(hands.client, hands.ask, hands.goods);
  return [
    ...wrongOrders(shop, mine),
    ...usedTwice(mine, 'EINMAL'),
    ...wrongShelves(shelves, engine),
    ...wrongPowers(lenses, left, engine),
  ];
};
