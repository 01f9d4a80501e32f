import {
  DefaultStockLocationStrategy,
  type LocationWithQuantity,
  type OrderLine,
  type RequestContext,
  StockLevel,
  type StockLocation,
} from '@vendure/core';

type Choice = [RequestContext, StockLocation[], OrderLine, number];

/**
 * Locks the shelves of an order before the engine counts on the first of them. The engine reads a level, adds, and writes
 * it back: two at once would lose one of them. It takes line by line, so all are locked at once and in the order of
 * `Shelves`: else two wait for each other. Staff's own shipping and cancelling comes this way as well.
 */
export class LockedLocations extends DefaultStockLocationStrategy {
  private async lock(ctx: RequestContext, line: OrderLine): Promise<void> {
    await this.connection.getRepository(ctx, StockLevel).query(
      `select level.id from stock_level level where level."productVariantId" in (
         select other."productVariantId" from order_line line
         join order_line other on other."orderId" = line."orderId" where line.id = $1)
       order by level.id for update of level`,
      [line.id],
    );
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
