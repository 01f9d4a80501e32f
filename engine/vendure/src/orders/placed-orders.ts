import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { CartFinder } from '../cart/cart-finder';
import { Coupons } from '../coupons/coupons';
import { OrderFinder, type OrderName } from './order-finder';
import { type OrderView, orderView } from './order-view';

/** Reads orders. */
@Injectable()
export class PlacedOrders {
  constructor(
    private readonly finder: OrderFinder,
    private readonly carts: CartFinder,
    private readonly coupons: Coupons,
  ) {}

  async look(ctx: RequestContext, name: OrderName): Promise<OrderView> {
    return this.view(ctx, await this.finder.byToken(ctx, name));
  }

  async list(ctx: RequestContext, account: string, take: number, skip: number) {
    const page = { take: Math.min(Math.max(take, 1), 100), skip: Math.max(skip, 0) };
    const [found, total] = await this.finder.ofAccount(ctx, account, page);
    const orders: OrderView[] = [];
    for (const order of found) orders.push(await this.view(ctx, order));
    return { total, orders };
  }

  private async view(ctx: RequestContext, { id }: Order): Promise<OrderView> {
    const order = await this.carts.readPlaced(ctx, id);
    return orderView(ctx, order, await this.coupons.view(ctx, order));
  }
}
