import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import type { PaymentOutcome } from '../../src/domain/checkout/payment.ts';
import type { EngineOrder } from './staff.ts';

/** An order as the shop shows it, and how its payments ended. */
export interface ShopOrder {
  readonly order: OrderWire;
  readonly payments: readonly {
    readonly outcome: PaymentOutcome;
    /** The provider's page accepted the press. */
    readonly isPressed: boolean;
  }[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const linesAtEngine = ({ lines }: EngineOrder): string =>
  lines
    .map(
      ({ orderPlacedQuantity, unitPriceWithTax, customFields: { variantId } }) =>
        `${orderPlacedQuantity} × ${variantId} at ${unitPriceWithTax}`,
    )
    .sort()
    .join(', ');
const linesAtShop = ({ items }: OrderWire): string =>
  items
    .map(({ quantity, variant_id, unit_price }) => `${quantity} × ${variant_id} at ${unit_price}`)
    .sort()
    .join(', ');

/** Goods, discount and shipping add up to the total, at the shop and at the engine. */
export const wrongSums = (order: OrderWire, engine: EngineOrder): readonly string[] => {
  const found: string[] = [];
  const { items, items_total_before_promotion: before, order_promotion_total: discount } = order;
  if (sum(items.map(({ total }) => total)) !== before)
    found.push('the sum of its lines is not the total of its goods');
  if (items.some(({ unit_price, quantity, total }) => unit_price * quantity !== total))
    found.push('the total of a line is not quantity times price');
  if (before + discount !== order.items_total)
    found.push('goods minus discount are not the amount to pay for goods');
  if (order.items_total + order.shipping_total !== order.total)
    found.push('goods plus shipping are not the total');
  // The engine sets the amounts of a cancelled order to zero; the shop keeps the original total.
  if (engine.state === 'Cancelled') return found;
  const { subTotalWithTax, shippingWithTax, totalWithTax } = engine;
  if (sum(engine.lines.map(({ linePriceWithTax }) => linePriceWithTax)) !== before)
    found.push('the engine has another total of its goods');
  const { items_total, shipping_total, total } = order;
  if (subTotalWithTax !== items_total || shippingWithTax !== shipping_total || totalWithTax !== total)
    found.push(
      `the shop has ${items_total} + ${shipping_total}, the engine ${subTotalWithTax} + ${shippingWithTax}`,
    );
  return found;
};

const states: Readonly<Record<string, string>> = {
  AwaitingPayment: 'payment_pending',
  PaymentAuthorized: 'new',
  PaymentSettled: 'new',
  Cancelled: 'cancelled',
};

/** Each payment made is settled once at the engine, or was refunded. */
export const wrongPayments = ({ order, payments }: ShopOrder, engine: EngineOrder): readonly string[] => {
  const found: string[] = [];
  const taken = payments.filter(({ outcome }) => outcome === 'succeeded');
  // A total of zero is settled without a payment.
  const settled = engine.payments.filter(({ state, amount }) => state === 'Settled' && amount > 0);
  if (settled.length > 1) found.push(`the engine has ${settled.length} settled payments`);
  if (settled.length !== taken.length)
    found.push(
      `${taken.length} payments were made, the engine has settled ${settled.length} (${order.state}: ${payments.map(({ outcome }) => outcome).join(', ')})`,
    );
  if (settled.some(({ amount }) => amount !== order.total))
    found.push('the settled amount differs from the total');
  // If an order is paid, to be paid later or cancelled, its other payment pages are closed: a late press there pays
  // nothing.
  const isClosed = taken.length > 0 || order.state !== 'payment_pending';
  for (const { isPressed, outcome } of payments)
    if (
      isPressed &&
      (outcome === 'pending' || outcome === 'declined' || (outcome === 'cancelled' && !isClosed))
    )
      found.push(`a payment that was made has the state ${outcome}`);
  const back = payments.filter(({ outcome }) => outcome === 'refunded').length * order.total;
  if ((order.refunded ?? 0) !== back) found.push(`${order.refunded ?? 0} was refunded, not ${back}`);
  return found;
};

/**
 * An order sold before its money arrived is allocated at the engine, once and in full, and does not wait for payment
 * there: waiting orders are cancelled after half an hour.
 */
export const wrongPromises = ({ order, payments }: ShopOrder, engine: EngineOrder): readonly string[] => {
  const found: string[] = [];
  const promised = engine.payments.filter(({ state }) => state === 'Authorized');
  const isTaken = payments.some(({ outcome }) => outcome === 'succeeded');
  if (order.state === 'new' && !isTaken && order.total > 0 && promised.length !== 1)
    found.push(`it is paid later, and the engine has ${promised.length} authorised payments`);
  if (isTaken && promised.length > 0) found.push('it is paid, but the engine also has an authorised payment');
  if (promised.some(({ amount }) => amount !== order.total))
    found.push('the authorised amount differs from the total');
  const waits = engine.customFields.payableUntil !== null;
  if (order.state === 'new' && waits)
    found.push('it is sold, but still has a payment deadline at the engine');
  if (order.state === 'payment_pending' && !waits)
    found.push('it waits for its payment, but has no deadline at the engine');
  return found;
};

/** The errors in an order of the shop, compared with the engine's. */
const wrongOrder = (shop: ShopOrder, engine: EngineOrder | undefined): readonly string[] => {
  const { order } = shop;
  if (!engine) return [`${order.number}: it does not exist at the engine`];
  const found = [
    ...(linesAtEngine(engine) === linesAtShop(order) ? [] : ['its lines differ at the engine']),
    ...(states[engine.state] === order.state ? [] : [`it is ${order.state}, at the engine ${engine.state}`]),
    ...wrongSums(order, engine),
    ...wrongPayments(shop, engine),
    ...wrongPromises(shop, engine),
  ];
  return found.map((sentence) => `${order.number}: ${sentence}`);
};

/** Each order exists in both systems once, with the same content. */
export const wrongOrders = (
  shop: readonly ShopOrder[],
  engine: readonly EngineOrder[],
): readonly string[] => {
  const known = new Set(shop.map(({ order }) => order.number));
  return [
    ...shop.flatMap((one) =>
      wrongOrder(
        one,
        engine.find(({ code }) => code === one.order.number),
      ),
    ),
    ...engine
      .filter(({ code }) => !known.has(code))
      .map(({ code }) => `${code}: it exists at the engine, but not at the shop`),
  ];
};

/** A single-use coupon is used once per e-mail address. */
export const usedTwice = (engine: readonly EngineOrder[], once: string): readonly string[] => {
  const mails = engine
    .filter(({ state, couponCodes }) => state !== 'Cancelled' && couponCodes.includes(once))
    .map(({ customFields: { email } }) => email);
  return [...new Set(mails.filter((mail, i) => mails.indexOf(mail) !== i))].map(
    (mail) => `${once} was used twice by ${mail}`,
  );
};
