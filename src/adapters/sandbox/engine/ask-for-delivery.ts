import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { numberForOrder } from '../../../domain/customer/miles-and-more.ts';
import type { CartFacts } from '../../shop-server/cart/cart-facts.ts';
import type { Delivery } from '../../shop-server/engine/delivery-engine.ts';
import type { EngineBehind } from '../../shop-server/engine/order-engine.ts';
import type { SoldOrder } from '../../shop-server/engine/sold-order.ts';
import { refuseOrder } from '../../shop-server/orders/refuse-order.ts';
import { refuseWayToPay, sumOf } from '../checkout/choose-payment.ts';
import { buyerOfCart } from '../checkout/is-known.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { type NotPlaced, reasonOf, refuseDelivery } from '../subscriptions/place-delivery.ts';
import type { PlannedDelivery } from '../subscriptions/plan-delivery.ts';
import { accountOf } from './account-of.ts';

const deliveryOf = ({ shops }: Sandbox, row: SubscriptionRow, customer: CustomerRow): Delivery => {
  const { brand, locale, shipping_method: method } = row;
  const { priceChannel: price_channel, features } = shops[brand];
  const number = numberForOrder(features.milesAndMore, customer.miles_and_more_number);
  return {
    brand,
    locale,
    account: accountOf(customer),
    items: row.lines.map(({ product_id, options, meta, quantity }) => ({
      product: { product_id: product_id as ProductId, option: options, price_channel },
      quantity,
      meta,
    })),
    billing: row.billing_address,
    shipping: row.shipping_address,
    ...(method !== null && { shippingMethod: method }),
    paymentMethod: row.payment_method,
    ...(number !== undefined && { milesAndMore: number }),
  };
};

/**
 * Returns why the shop refuses a delivery. The engine does not know the law at the destination, nor who may use which
 * payment method.
 */
const refusedByShop = async (
  sandbox: Sandbox,
  row: SubscriptionRow,
  { id, email }: CustomerRow,
  cart: CartFacts,
): Promise<NotPlaced | undefined> => {
  const { brand, billing_address, payment_method } = row;
  const given = { today: today(sandbox.clock), prescription: row.prescription ?? undefined };
  const refused = refuseOrder(sandbox.shops[brand], cart, given);
  if (refused && E.isLeft(refused)) return reasonOf(refused.left);
  if (cart.checkoutState === 'payment_skipped') return undefined;
  const buyer = buyerOfCart({ brand, customer_id: String(id), email, billing_address });
  const sum = sumOf(sandbox, row, cart.totals);
  const payment = await refuseWayToPay(sandbox.db, sandbox, buyer, payment_method, sum);
  return payment && 'payment_declined';
};

/** What is needed to request an order. */
export interface ToAsk {
  readonly sandbox: Sandbox;
  readonly engine: EngineBehind;
  readonly plan: PlannedDelivery;
  readonly customer: CustomerRow;
  /** Stores the engine's id for the order before the request. Undefined: the order is no longer wanted like this. */
  readonly begin: () => Promise<string | undefined>;
}

/**
 * Orders the current contents of a subscription at the engine, at current prices. Right `undefined`: the subscription
 * was changed meanwhile.
 */
export const askForDelivery = async ({
  sandbox,
  engine,
  plan: { coming },
  customer,
  begin,
}: ToAsk): Promise<E.Either<NotPlaced, SoldOrder | undefined>> => {
  const refused = await refuseDelivery(sandbox.db, sandbox, coming);
  if (refused) return E.left(refused);
  const delivery = deliveryOf(sandbox, coming, customer);
  const weighed = await engine.deliveries.weigh(delivery);
  if (E.isLeft(weighed)) return E.left(reasonOf(weighed.left));
  const unfit = await refusedByShop(sandbox, coming, customer, weighed.right);
  if (unfit) return E.left(unfit);
  const token = await begin();
  if (token === undefined) return E.right(undefined);
  const placed = await engine.deliveries.place(delivery, token, weighed.right);
  if (E.isRight(placed)) return placed;
  const { code } = placed.left;
  // The price has just changed. The order is priced again, and nobody has to act.
  if (code === 'cart.changed') throw Object.assign(new Error('The price of the engine differs'), { code });
  return E.left(reasonOf(placed.left));
};
