import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Order,
  OrderService,
  type RequestContext,
  ShippingMethodService,
  TransactionalConnection,
} from '@vendure/core';
import { isSentFree } from '../coupons/actions';
import { Coupons } from '../coupons/coupons';
import { emailKey } from '../coupons/email-key';
import { orderFieldsOf } from '../fields/typed-fields';
import type { CartGift } from '../orders/gift-view';
import { type OrderView, orderView } from '../orders/order-view';
import { violation } from '../plugin/refused';
import { CartFinder, type CartName } from './cart-finder';
import { CheckoutChanges, type Update } from './checkout-changes';
import { Gifts, isAsGiven } from './gifts';
import type { Limits } from './limits';
import { type Add, LineChanges } from './line-changes';
import { Pricing } from './pricing';

/** Exactly one of these is set. */
export interface Change {
  readonly add?: Add | null;
  readonly quantity?: { readonly line: string; readonly quantity: number } | null;
  readonly remove?: string | null;
  readonly coupon?: string | null;
  readonly couponOff?: boolean | null;
  readonly update?: Update | null;
  readonly shipping?: { readonly method: string; readonly carrierMayAnnounce?: boolean | null } | null;
  readonly payment?: string | null;
  /** True if the gift is wanted after all, false if it is declined. */
  readonly gift?: boolean | null;
}

const saidOf = (change: Change): readonly (keyof Change)[] =>
  (Object.keys(change) as (keyof Change)[]).filter(
    (name) => change[name] !== undefined && change[name] !== null,
  );

/** A shop's carts. One change is one call: loaded once, priced once, answered completely. */
@Injectable()
export class Carts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly finder: CartFinder,
    private readonly pricing: Pricing,
    private readonly coupons: Coupons,
    private readonly lines: LineChanges,
    private readonly checkout: CheckoutChanges,
    private readonly gifts: Gifts,
    private readonly shipping: ShippingMethodService,
  ) {}

  async view(ctx: RequestContext, order: Order, gift: CartGift | undefined): Promise<OrderView> {
    return orderView(ctx, order, await this.coupons.view(ctx, order), gift);
  }

  open(
    ctx: RequestContext,
    {
      token = randomUUID(),
      locale,
      account,
      email,
    }: {
      readonly token?: string;
      readonly locale: string;
      readonly account?: string | null;
      readonly email?: string | null;
    },
  ): Promise<OrderView> {
    return this.connection.withTransaction(ctx, async (trx) => {
      const { id } = await this.orders.create(trx);
      const order = await this.finder.read(trx, id);
      await this.finder.set(trx, order, {
        cartToken: token,
        buyerLocale: locale,
        checkoutState: email ? 'address' : 'cart',
        ...(account && { account }),
        ...(email && { email, emailKey: emailKey(email) }),
      });
      return this.view(trx, order, undefined);
    });
  }

  async look(ctx: RequestContext, name: CartName): Promise<OrderView> {
    const { id } = await this.finder.findOpen(ctx, name);
    const order = await this.finder.read(ctx, id);
    const gift = await this.gifts.of(ctx, order);
    return isAsGiven(order, gift) ? this.view(ctx, order, gift) : this.lookAgain(ctx, name);
  }

  /** The last gift went to another cart, or a gift is available again. */
  private lookAgain(ctx: RequestContext, name: CartName): Promise<OrderView> {
    return this.connection.withTransaction(ctx, async (trx) => {
      const { id } = await this.finder.findOpen(trx, name, true);
      const order = await this.finder.read(trx, id);
      return this.view(trx, order, await this.gifts.settle(trx, order));
    });
  }

  /** The shipping methods of a cart, with their costs. */
  async shippingMethods(
    ctx: RequestContext,
    name: CartName,
  ): Promise<readonly { readonly code: string; readonly price: number }[]> {
    const { id } = await this.finder.findOpen(ctx, name);
    const order = await this.finder.read(ctx, id);
    const isFree = order.promotions.some(isSentFree);
    const found: { readonly code: string; readonly price: number }[] = [];
    for (const method of await this.shipping.getActiveShippingMethods(ctx)) {
      if (!(await method.test(ctx, order))) continue;
      const priced = await method.apply(ctx, order);
      if (priced) found.push({ code: method.code, price: isFree ? 0 : priced.price });
    }
    return found.sort((a, b) => (a.code < b.code ? -1 : 1));
  }

  /** Changes a cart in one transaction, in which no other change runs. */
  change(
    ctx: RequestContext,
    name: CartName,
    change: Change,
    limits: Limits,
    locale?: string | null,
  ): Promise<OrderView> {
    const [kind, ...others] = saidOf(change);
    if (kind === undefined || others.length > 0) throw violation('validation.invalid', 'change');
    return this.connection.withTransaction(ctx, async (trx) => {
      const { id } = await this.finder.findOpen(trx, name, true);
      const order = await this.finder.read(trx, id);
      await this.apply(trx, order, change, limits);
      const gift = await this.pricing.settle(trx, order);
      // Mails about it use the language in which it was last changed; writing it also updates the time of the last
      // change. What was left behind is named until now.
      await this.finder.set(trx, order, {
        buyerLocale: locale ?? orderFieldsOf(order).buyerLocale,
        leftBehind: null,
      });
      return this.view(trx, order, gift);
    });
  }

  private async apply(ctx: RequestContext, order: Order, change: Change, limits: Limits): Promise<void> {
    if (change.add) await this.lines.add(ctx, order, change.add, limits);
    if (change.quantity) await this.lines.quantity(ctx, order, change.quantity, limits);
    if (change.remove) await this.lines.remove(ctx, order, change.remove);
    if (typeof change.coupon === 'string') await this.checkout.coupon(ctx, order, change.coupon);
    if (change.couponOff) this.checkout.couponOff(order);
    if (change.update) await this.checkout.update(ctx, order, change.update);
    if (change.shipping) await this.checkout.shipping(ctx, order, change.shipping);
    if (typeof change.gift === 'boolean') await this.gifts.want(ctx, order, change.gift);
    if (typeof change.payment === 'string') await this.checkout.payment(ctx, order, change.payment);
  }
}
