import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Order, type RequestContext, TransactionalConnection } from '@vendure/core';
import type { ShopAddress } from '../cart/cart-address';
import type { CartName } from '../cart/cart-finder';
import { Carts, type Change } from '../cart/carts';
import { CheckoutChanges } from '../cart/checkout-changes';
import { unlimited } from '../cart/limits';
import type { NewLine } from '../cart/new-line';
import { violation } from '../plugin/refused';
import type { OrderView } from './order-view';
import { PlaceOrder } from './placing';
import type { Seen } from './ready';

/** What an account has sent without being there. `method`: wanted; where it does not fit, the cheapest other one. */
export interface Delivery {
  readonly account: string;
  readonly email: string;
  readonly items: readonly NewLine[];
  readonly billing: ShopAddress;
  readonly shippingAddress: ShopAddress;
  readonly destination: string;
  readonly loyaltyNumber?: string | null;
  readonly method?: string | null;
  readonly payment: string;
}
export interface DeliveryAsked {
  readonly locale: string;
  readonly delivery: Delivery;
}
export interface DeliveryPlaced extends DeliveryAsked {
  /** Drawn by the shop: of one token there is one order. */
  readonly token: string;
  readonly seen?: Seen | null;
}

/** Thrown so that nothing of what was looked at is kept. */
class Weighed extends Error {
  constructor(readonly view: OrderView) {
    super('weighed');
  }
}

/**
 * Orders of a day on which nobody presses. All of an order in one transaction: no cart is left that its customer would
 * find when they sign in, or be reminded of.
 */
@Injectable()
export class Deliveries {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly carts: Carts,
    private readonly checkout: CheckoutChanges,
    private readonly placing: PlaceOrder,
  ) {}

  /** What it would be as an order now. */
  async weigh(ctx: RequestContext, asked: DeliveryAsked): Promise<OrderView> {
    try {
      return await this.connection.withTransaction(ctx, async (trx) => {
        throw new Weighed(await this.fill(trx, randomUUID(), asked));
      });
    } catch (error) {
      if (error instanceof Weighed) return error.view;
      throw error;
    }
  }

  /** Asked again by its token, it answers the same order. */
  place(ctx: RequestContext, asked: DeliveryPlaced): Promise<OrderView> {
    const { token, locale, seen } = asked;
    const { account } = asked.delivery;
    return this.connection.withTransaction(ctx, async (trx) => {
      if (!(await this.isPlaced(trx, token))) await this.fill(trx, token, asked);
      return this.placing.place(trx, { token, account, locale, seen });
    });
  }

  /** Who asks for the same at once waits until that is an order, or none. */
  private async isPlaced(ctx: RequestContext, token: string): Promise<boolean> {
    const orders = this.connection.getRepository(ctx, Order);
    await orders.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`delivery ${token}`]);
    return orders.createQueryBuilder('o').where('o.customFields.cartToken = :token', { token }).getExists();
  }

  private async fill(
    ctx: RequestContext,
    token: string,
    { locale, delivery }: DeliveryAsked,
  ): Promise<OrderView> {
    const { account, email, items, billing, shippingAddress, destination, loyaltyNumber } = delivery;
    const name = { token, account };
    // The shop held it to its limits when it was agreed.
    const change = (wanted: Change) => this.carts.change(ctx, name, wanted, unlimited, locale);
    await this.carts.open(ctx, { token, locale, account, email });
    // Nobody is there who could decline a gift.
    await change({ gift: false });
    await change({ add: { requestId: token, items } });
    await change({ update: { billing, shippingAddress, destination, loyaltyNumber } });
    const method = await this.methodFor(ctx, name, delivery.method);
    const { checkoutState } = await change({ shipping: { method } });
    if (checkoutState !== 'payment_skipped' && !(await this.checkout.payable(ctx, delivery.payment)))
      throw violation('payment.not_available', 'payment_method');
    return change({ payment: delivery.payment });
  }

  private async methodFor(
    ctx: RequestContext,
    name: CartName,
    wanted: string | null | undefined,
  ): Promise<string> {
    const ways = await this.carts.shippingMethods(ctx, name);
    const [cheapest] = [...ways].sort((a, b) => a.price - b.price);
    const method = ways.find(({ code }) => code === wanted) ?? cheapest;
    if (!method) throw violation('shipping.not_available', 'method');
    return method.code;
  }
}
