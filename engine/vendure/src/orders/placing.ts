import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  ChannelService,
  Customer,
  CustomerService,
  isGraphQlErrorResult,
  Order,
  OrderService,
  type PaymentMethod,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { CustomerFinder } from '../accounts/customer-finder';
import { shopAddress } from '../cart/cart-address';
import { CartFinder, type CartName } from '../cart/cart-finder';
import { CheckoutChanges } from '../cart/checkout-changes';
import { Pricing } from '../cart/pricing';
import { type CouponRefusal, Coupons } from '../coupons/coupons';
import { powerOf } from '../fields/eye-values';
import { lineFieldsOf, orderFieldsOf } from '../fields/typed-fields';
import { PLUGIN_OPTIONS, type PluginOptions } from '../plugin/plugin-options';
import { Refused, violation } from '../plugin/refused';
import { Shelves, shelfKey } from '../stock/shelves';
import { isGift, orderedLines } from './order-lines';
import { type OrderView, orderView, sumsOf } from './order-view';
import { Payments } from './payments';
import { refuseUnready, refuseUnseen, type Seen } from './ready';

export interface Placing extends CartName {
  readonly locale: string;
  readonly seen?: Seen | null;
}

/** The code of the coupon that affects the price of an order. */
const countedCoupon = (order: Order): string | undefined => {
  const [code] = order.couponCodes;
  return order.promotions.some(({ couponCode }) => couponCode === code) ? code : undefined;
};

const refusedCoupon = ({ reason, minimum, missing }: CouponRefusal): Refused =>
  violation(`coupon.${reason}`, 'coupon_code', {
    ...(minimum !== undefined && { minimum }),
    ...(missing !== undefined && { missing }),
  });

/** Turns a cart into an order, in one transaction. A repeated call returns the same order. */
@Injectable()
export class PlaceOrder {
  constructor(
    @Inject(PLUGIN_OPTIONS) private readonly options: PluginOptions,
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly channels: ChannelService,
    private readonly customers: CustomerService,
    private readonly buyers: CustomerFinder,
    private readonly finder: CartFinder,
    private readonly pricing: Pricing,
    private readonly coupons: Coupons,
    private readonly checkout: CheckoutChanges,
    private readonly shelves: Shelves,
    private readonly payments: Payments,
  ) {}

  async place(ctx: RequestContext, input: Placing): Promise<OrderView> {
    const answer = await this.connection.withTransaction(ctx, async (trx) => {
      const { id, active } = await this.finder.find(trx, input, true);
      if (!active) return this.placed(trx, id);
      const order = await this.finder.read(trx, id);
      const refused = await this.refusal(trx, order, input.seen ?? {});
      // The refusal is returned and not thrown: the current prices are stored, and the next load of the cart shows
      // them.
      if (refused) return refused;
      const way = await this.wayOfPaying(trx, order);
      if (way instanceof Refused) return way;
      await this.dropCoupon(trx, order);
      await this.nameCustomer(trx, order);
      await this.close(trx, order, way, input);
      return this.placed(trx, id);
    });
    if (answer instanceof Refused) throw answer;
    return answer;
  }

  /** A cart that staff cancelled was never an order. */
  private async placed(ctx: RequestContext, id: Order['id']): Promise<OrderView> {
    const order = await this.finder.readPlaced(ctx, id);
    if (!orderFieldsOf(order).orderToken) throw new Refused(404, 'cart.not_found');
    return orderView(ctx, order, await this.coupons.view(ctx, order));
  }

  /**
   * The reason why a cart cannot be ordered. In that case it has the current prices; otherwise everything that the
   * order needs is locked.
   */
  private async refusal(ctx: RequestContext, order: Order, seen: Seen): Promise<Refused | undefined> {
    const lost = await this.refresh(ctx, order, seen);
    try {
      refuseUnready(order);
      if (lost) throw refusedCoupon(lost);
      refuseUnseen(order, seen);
      await this.lockCustomer(ctx, order);
      await this.lockCoupon(ctx, order);
      await this.takeFromShelves(ctx, order);
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
    return undefined;
  }

  /**
   * Updates prices, and removes a coupon that no longer counts and a shipping method that no longer fits. A coupon
   * whose loss the buyer was shown stays; returns why another one is lost.
   */
  private async refresh(ctx: RequestContext, order: Order, seen: Seen): Promise<CouponRefusal | undefined> {
    const [code] = order.couponCodes;
    const refusal = code === undefined ? undefined : await this.coupons.judge(ctx, order, code);
    if (refusal && countedCoupon(order) !== undefined) order.couponCodes = [];
    await this.pricing.settle(ctx, order);
    if (!refusal || seen.total === order.totalWithTax) return undefined;
    if (order.couponCodes.length > 0) {
      order.couponCodes = [];
      await this.pricing.settle(ctx, order);
    }
    return refusal;
  }

  /** Two simultaneous first orders of one address create one customer. */
  private async lockCustomer(ctx: RequestContext, order: Order): Promise<void> {
    await this.buyers.hold(ctx, orderFieldsOf(order).email ?? '');
  }

  private async lockCoupon(ctx: RequestContext, order: Order): Promise<void> {
    const code = countedCoupon(order);
    if (code === undefined) return;
    await this.coupons.lock(ctx, code);
    const refusal = await this.coupons.judge(ctx, order, code);
    if (refusal) throw refusedCoupon(refusal);
  }

  /** A coupon without effect is not part of the order. */
  private async dropCoupon(ctx: RequestContext, order: Order): Promise<void> {
    if (order.couponCodes.length === 0 || countedCoupon(order) !== undefined) return;
    order.couponCodes = [];
    await this.connection.getRepository(ctx, Order).update(order.id, { couponCodes: [] });
  }

  /**
   * Locks the stock in a fixed order and counts the lines of one stock entry together: the engine's own check does
   * neither. The gift comes last.
   */
  private async takeFromShelves(ctx: RequestContext, order: Order): Promise<void> {
    const lines = orderedLines(order).map((line, index) => ({
      variant: line.productVariant,
      power: powerOf(lineFieldsOf(line)),
      quantity: line.quantity,
      isGift: isGift(line),
      path: `items[${index}].quantity`,
    }));
    const levels = await this.shelves.lock(ctx, lines);
    const left = new Map([...levels].map(([key, { available }]) => [key, available]));
    for (const line of lines) {
      const key = shelfKey(line);
      const available = Math.max(0, left.get(key) ?? 0);
      // The last gift went to another order a moment ago.
      if (line.isGift && available < 1) throw new Refused(422, 'cart.changed');
      if (levels.get(key)?.stopOrder && line.quantity > available)
        throw available > 0
          ? violation('product.stock.reduce_stock', line.path, { stock: available })
          : violation('product.stock.no_stock_available', line.path);
      left.set(key, available - line.quantity);
    }
  }

  /**
   * The customer is created with the order, never before. A guest who enters a registered customer's e-mail does not
   * rename that customer.
   */
  private async nameCustomer(ctx: RequestContext, order: Order): Promise<void> {
    const { email } = orderFieldsOf(order);
    const known = await this.buyers.byEmail(ctx, email ?? '');
    if (known) {
      await this.channels.assignToChannels(ctx, Customer, known.customer.id, [ctx.channelId]);
      await this.name(ctx, order, known.customer);
      return;
    }
    const billing = shopAddress(order.billingAddress);
    const customer = await this.customers.createOrUpdate(ctx, {
      emailAddress: email ?? '',
      firstName: billing?.firstName ?? '',
      lastName: billing?.lastName ?? '',
    });
    if (isGraphQlErrorResult(customer)) throw new Error(customer.message);
    await this.name(ctx, order, customer);
  }

  private async name(ctx: RequestContext, order: Order, { id }: Customer): Promise<void> {
    await this.connection.getRepository(ctx, Order).update(order.id, { customer: { id } });
  }

  /** Null if there is nothing to pay. */
  private async wayOfPaying(ctx: RequestContext, order: Order): Promise<PaymentMethod | Refused | null> {
    if (order.totalWithTax === 0) return null;
    const way = await this.checkout.payable(ctx, orderFieldsOf(order).wantedPayment ?? '');
    return way ?? violation('payment.not_available', 'payment_method');
  }

  private async close(
    ctx: RequestContext,
    order: Order,
    way: PaymentMethod | null,
    { locale, account }: Placing,
  ): Promise<void> {
    const isLater =
      way?.handler.args.some(({ name, value }) => name === 'later' && value === 'true') ?? false;
    const waits = way !== null && !isLater;
    await this.finder.set(ctx, order, {
      orderToken: randomUUID(),
      buyerLocale: locale,
      // Nobody's cart becomes the order of the account that places it, as in the shop's own server.
      ...(account && { account }),
      placedSums: JSON.stringify(sumsOf(order)),
      payableUntil: waits ? new Date(Date.now() + this.options.paymentWindowMs) : null,
    });
    await this.to(ctx, order.id, 'AwaitingPayment');
    if (way === null) await this.to(ctx, order.id, 'PaymentSettled');
    else if (isLater) await this.payments.promise(ctx, order.id, orderFieldsOf(order).wantedPayment ?? '');
  }

  private async to(ctx: RequestContext, id: Order['id'], state: string): Promise<void> {
    const moved = await this.orders.transitionToState(
      ctx,
      id,
      state as Parameters<OrderService['transitionToState']>[2],
    );
    if (isGraphQlErrorResult(moved)) throw new Error(`${state}: ${moved.transitionError}`);
  }
}
