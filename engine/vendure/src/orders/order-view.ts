import type { Order, OrderLine, RequestContext } from '@vendure/core';
import { type ShopAddress, shopAddress } from '../cart/cart-address';
import { type CodedValue, codedValues } from '../fields/eye-values';
import { lineFieldsOf, listIn, orderFieldsOf, priceFieldsOf, productFieldsOf } from '../fields/typed-fields';
import { priceIn } from '../selling/price-in';
import { type CartGift, giftOfOrder, giftView } from './gift-view';
import { isGift, orderedLines } from './order-lines';
import { wordsOf } from './words';

/** The relations that the engine must load with an order besides its lines; loaded once for a change and its answer. */
export const orderRelations = [
  'shippingLines',
  'shippingLines.shippingMethod',
  'surcharges',
  'customer',
  'promotions',
] as const;

/** Relations that only an order has. */
export const placedRelations = [...orderRelations, 'payments', 'payments.refunds', 'fulfillments'] as const;

/** A coupon on a cart, and whether it counts. */
export interface CouponView {
  readonly code: string;
  readonly counts: boolean;
  readonly freeShipping: boolean;
  readonly reason?: string;
  readonly minimum?: number;
}

/** What a cart did not take of a product when another one was merged into it. Units: pieces. */
export interface LeftBehind {
  readonly title: string;
  /** How many of it the cart holds now. */
  readonly taken: number;
  readonly left: number;
}

interface Recommendation {
  readonly recommendationId: string;
  readonly source: string;
  readonly itemPosition: number;
}

const recommendation = (json: string | null | undefined): Recommendation | undefined =>
  json ? (JSON.parse(json) as Recommendation) : undefined;

const statusOf = ({ productVariant: { enabled, deletedAt, product } }: OrderLine): string => {
  if (productFieldsOf(product).discontinued) return 'discontinued';
  return enabled && product.enabled && !deletedAt && !product.deletedAt ? 'active' : 'inactive';
};

/** A cancelled order keeps the ordered quantities; the engine sets those of its lines to zero. */
const piecesOf = (order: Order, line: OrderLine): number =>
  order.state === 'Cancelled' && order.orderPlacedAt ? line.orderPlacedQuantity : line.quantity;

/** What an order takes off the price of a line; a cancelled order no longer says it. Units: minor. */
const discountOn = (order: Order, line: OrderLine): number | undefined =>
  order.state === 'Cancelled' ? undefined : line.linePriceWithTax - line.proratedLinePriceWithTax;

const lineView = (ctx: RequestContext, order: Order, line: OrderLine) => {
  const own = lineFieldsOf(line);
  const product = productFieldsOf(line.productVariant.product);
  const words = wordsOf(line.productVariant.product, ctx);
  const price = priceIn(ctx, line.productVariant);
  return {
    id: String(line.id),
    shopId: product.shopId,
    variantId: own.variantId ?? `${product.shopId}:`,
    sku: line.productVariant.sku,
    title: words?.name ?? '',
    slug: words?.slug ?? '',
    quantity: piecesOf(order, line),
    unitPrice: line.unitPriceWithTax,
    discount: discountOn(order, line),
    basePrice: price?.price,
    struck: priceFieldsOf(price).struck,
    kind: product.kind,
    lensType: product.lensType,
    lensUsage: product.lensUsage,
    badge: product.badge,
    unitAmount: product.unitAmount,
    unitName: product.unitName,
    brand: product.brandName,
    trial: product.trial,
    status: statusOf(line),
    replacedBy: product.replacedBy,
    views: listIn<string>(product.views),
    options: codedValues(own) as readonly CodedValue[],
    eye: own.eye,
    pairId: own.pairId,
    priceChannel: own.priceChannel,
    partnerMark: own.partnerMark,
    recommendedBy: recommendation(own.recommendedBy),
    gift: isGift(line),
  };
};

const paymentsOf = (order: Order) =>
  (order.payments ?? []).map(({ state, method, amount, transactionId, createdAt, refunds, metadata }) => {
    const settled = (refunds ?? []).filter((refund) => refund.state === 'Settled');
    const last = settled.map(({ updatedAt }) => updatedAt).sort((a, b) => Number(b) - Number(a))[0];
    return {
      state,
      method: (metadata?.public as { readonly method?: string } | undefined)?.method ?? method,
      amount,
      reference: transactionId ?? '',
      createdAt,
      refunded: settled.reduce((sum, { total }) => sum + total, 0),
      refundedAt: last,
    };
  });

export interface OrderSums {
  readonly itemsBefore: number;
  readonly items: number;
  readonly shipping: number;
  readonly total: number;
}

export const sumsOf = (order: Order): OrderSums => ({
  itemsBefore: order.lines.reduce((sum, line) => sum + line.linePriceWithTax, 0),
  items: order.subTotalWithTax,
  shipping: order.shippingWithTax,
  total: order.totalWithTax,
});

/** The amounts of an order when it was placed: the engine sets those of a cancelled order to zero. */
const shownSums = (order: Order): OrderSums => {
  const { placedSums } = orderFieldsOf(order);
  return order.state === 'Cancelled' && placedSums ? (JSON.parse(placedSums) as OrderSums) : sumsOf(order);
};

export const orderView = (ctx: RequestContext, order: Order, coupon?: CouponView, giftOfCart?: CartGift) => {
  const gift = order.active ? giftOfCart : giftOfOrder(ctx, order);
  const own = orderFieldsOf(order);
  return {
    id: String(order.id),
    // An order that was not made at the shop has no cart token.
    token: own.cartToken ?? own.orderToken ?? '',
    orderToken: own.orderToken,
    number: order.code,
    state: order.state,
    active: order.active,
    checkoutState: order.active ? own.checkoutState : 'completed',
    lines: orderedLines(order)
      .filter((line) => piecesOf(order, line) > 0)
      .map((line) => lineView(ctx, order, line)),
    ...shownSums(order),
    currency: order.currencyCode,
    coupon: coupon ?? null,
    gift: gift ? giftView(ctx, gift) : null,
    method: order.shippingLines[0]?.shippingMethod?.code ?? null,
    payment: own.wantedPayment,
    email: own.email ?? (order.active ? null : (order.customer?.emailAddress ?? null)),
    account: own.account,
    leftBehind: listIn<LeftBehind>(own.leftBehind),
    loyaltyNumber: own.loyaltyNumber,
    destination: own.destination ?? 'door',
    carrierMayAnnounce: own.carrierMayAnnounce,
    comment: own.comment,
    locale: own.buyerLocale,
    billing: shopAddress(order.billingAddress) as ShopAddress | null,
    shippingAddress: shopAddress(order.shippingAddress) as ShopAddress | null,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    placedAt: order.orderPlacedAt ?? null,
    payableUntil: own.payableUntil,
    payments: paymentsOf(order),
    tracking: order.fulfillments?.find(({ trackingCode }) => trackingCode)?.trackingCode ?? null,
  };
};
export type OrderView = ReturnType<typeof orderView>;
