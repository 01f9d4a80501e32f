import type { Order } from '@vendure/core';
import { mayBeOrdered } from '../cart/checkout-steps';
import { lineFieldsOf, orderFieldsOf, productFieldsOf } from '../fields/typed-fields';
import { Refused, violation } from '../plugin/refused';
import { isGift, orderedLines } from './order-lines';

export interface SeenLine {
  readonly shopId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly unitPrice: number;
}
/** What the buyer saw; fields may be missing. */
export interface Seen {
  readonly total?: number | null;
  readonly currency?: string | null;
  readonly gift?: boolean | null;
  readonly lines?: readonly SeenLine[] | null;
}

/** Refuses a cart that is not ready to be ordered, by the missing field. */
export const refuseUnready = (order: Order): void => {
  const { email, checkoutState } = orderFieldsOf(order);
  if (order.lines.length === 0) throw violation('cart.empty', 'items');
  const gaps: readonly (readonly [boolean, string])[] = [
    [!email, 'email'],
    [!order.billingAddress?.countryCode, 'billing_address'],
    [!order.shippingAddress?.countryCode, 'shipping_address'],
    [order.shippingLines.length === 0, 'shipments'],
    [!mayBeOrdered(checkoutState), 'checkout_state'],
  ];
  for (const [isMissing, path] of gaps) if (isMissing) throw violation('checkout.not_ready', path);
  orderedLines(order).forEach(({ productVariant: { enabled, deletedAt, product } }, index) => {
    const isSold = enabled && !deletedAt && product.enabled && !product.deletedAt;
    if (!isSold || productFieldsOf(product).discontinued)
      throw violation('product.not_orderable', `items[${index}]`);
  });
};

const isSameLine = (order: Order, seen: readonly SeenLine[]): boolean => {
  const lines = orderedLines(order);
  return (
    lines.length === seen.length &&
    lines.every((line, index) => {
      const one = seen[index];
      return (
        one?.shopId === productFieldsOf(line.productVariant.product).shopId &&
        one.variantId === lineFieldsOf(line).variantId &&
        one.quantity === line.quantity &&
        one.unitPrice === line.unitPriceWithTax
      );
    })
  );
};

/** Refuses an order at other prices, or with other goods, than the buyer saw. */
export const refuseUnseen = (order: Order, seen: Seen): void => {
  const hasGift = order.lines.some(isGift);
  const isSeen =
    (seen.total ?? order.totalWithTax) === order.totalWithTax &&
    (seen.currency ?? order.currencyCode) === order.currencyCode &&
    (seen.gift ?? hasGift) === hasGift &&
    (!seen.lines || isSameLine(order, seen.lines));
  if (!isSeen) throw new Refused(422, 'cart.changed');
};
