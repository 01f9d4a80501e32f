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
 * Locks the shelves of an order before the engine counts on the first of them. The engine reads a level, adds, and writes
 * it back: two at once would lose one of them. Staff's own shipping and cancelling comes this way as well.
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
