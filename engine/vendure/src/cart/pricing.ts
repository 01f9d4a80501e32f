import { Injectable } from '@nestjs/common';
import {
  idsAreEqual,
  Order,
  OrderLine,
  OrderService,
  type RequestContext,
  ShippingLine,
  TransactionalConnection,
} from '@vendure/core';
import { Coupons } from '../coupons/coupons';
import { refusesCoupons } from '../coupons/price-channels';
import { orderFieldsOf } from '../fields/typed-fields';
import type { CartGift } from '../orders/gift-view';
import { amongBought } from '../orders/order-lines';
import { CartFinder } from './cart-finder';
import { afterPricing } from './checkout-steps';
import { Gifts } from './gifts';

/** Effects of a change on the rest of a cart: prices of all lines, and completed checkout steps. */
@Injectable()
export class Pricing {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly carts: CartFinder,
    private readonly gifts: Gifts,
    private readonly coupons: Coupons,
  ) {}

  /**
   * Prices every line again, because quantity discounts count over all lines. The loaded `order` gets the new totals.
   * An invalid shipping method is removed, because the engine would silently choose another. Returns the state of the
   * shop's gift, which is added or removed.
   */
  async settle(ctx: RequestContext, order: Order): Promise<CartGift | undefined> {
    const chosen = order.shippingLines[0]?.shippingMethodId ?? undefined;
    const method = order.shippingLines[0]?.shippingMethod;
    const stillFits = method && !method.deletedAt && (await method.test(ctx, order));
    if (chosen !== undefined && !stillFits) await this.takeShippingOff(ctx, order);
    await this.price(ctx, order);
    const now = order.shippingLines[0]?.shippingMethodId;
    if (chosen !== undefined && now && !idsAreEqual(now, chosen)) {
      await this.takeShippingOff(ctx, order);
      await this.price(ctx, order);
    }
    await this.stepOn(ctx, order);
    return this.gifts.settle(ctx, order);
  }

  private async price(ctx: RequestContext, order: Order): Promise<void> {
    const { couponCodes } = order;
    // The engine counts the uses of a coupon only where it is entered, and does not know the shop's other refusals.
    if (refusesCoupons(ctx, order) || (await this.coupons.isUsedUp(ctx, order))) order.couponCodes = [];
    await amongBought(order, () => this.orders.applyPriceAdjustments(ctx, order, order.lines, []));
    if (order.couponCodes === couponCodes) return;
    // The coupon stays on the cart, and counts again at other prices.
    order.couponCodes = couponCodes;
    await this.connection.getRepository(ctx, Order).update(order.id, { couponCodes });
  }

  async takeShippingOff(ctx: RequestContext, order: Order): Promise<void> {
    await this.connection
      .getRepository(ctx, OrderLine)
      .createQueryBuilder()
      .update()
      .set({ shippingLineId: null as unknown as undefined })
      .where('orderId = :id', { id: order.id })
      .execute();
    await this.connection.getRepository(ctx, ShippingLine).delete({ order: { id: order.id } });
    order.shippingLines = [];
    for (const line of order.lines) Object.assign(line, { shippingLine: null, shippingLineId: null });
    if (orderFieldsOf(order).checkoutState !== 'cart')
      await this.carts.set(ctx, order, { checkoutState: 'addressed', wantedPayment: null });
  }

  private async stepOn(ctx: RequestContext, order: Order): Promise<void> {
    const { checkoutState } = orderFieldsOf(order);
    const next = afterPricing(checkoutState, order.totalWithTax === 0);
    if (next === checkoutState) return;
    await this.carts.set(ctx, order, {
      checkoutState: next,
      ...(next === 'payment_skipped' && { wantedPayment: null }),
    });
  }
}
