import {
  DefaultStockLocationStrategy,
  type LocationWithQuantity,
  type OrderLine,
  type RequestContext,
  type StockLocation,
} from '@vendure/core';
import { lockShelvesBesideLine } from './lock-order-shelves';

type Choice = [RequestContext, StockLocation[], OrderLine, number];

/**
 * Locks the stock of an order before the engine changes the first entry. The engine reads a level, adds, and writes it
 * back: two at once would lose one of the changes. Shipping and cancelling by staff use this as well.
 */
export class LockedLocations extends DefaultStockLocationStrategy {
  private lock(ctx: RequestContext, line: OrderLine): Promise<void> {
    return lockShelvesBesideLine(this.connection, ctx, line.id);
  }

  override async forAllocation(...choice: Choice): Promise<LocationWithQuantity[]> {
    await this.lock(choice[0], choice[2]);
    return super.forAllocation(...choice);
  }

  override async forRelease(...choice: Choice): Promise<LocationWithQuantity[]> {
    await this.lock(choice[0], choice[2]);
    return super.forRelease(...choice);
  }

  override async forSale(...choice: Choice): Promise<LocationWithQuantity[]> {
    await this.lock(choice[0], choice[2]);
    return super.forSale(...choice);
  }

  override async forCancellation(...choice: Choice): Promise<LocationWithQuantity[]> {
    await this.lock(choice[0], choice[2]);
    return super.forCancellation(...choice);
  }
}
