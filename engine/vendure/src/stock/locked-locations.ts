import {
  DefaultStockLocationStrategy,
  type ID,
  type LocationWithQuantity,
  type OrderLine,
  type RequestContext,
  StockLevel,
  type StockLocation,
} from '@vendure/core';

type Choice = [RequestContext, StockLocation[], OrderLine, number];

/**
 * Locks a variant's shelf before the engine counts on it. The engine reads a level, adds, and writes it back: two at once
 * would lose one of them. Staff's own shipping and cancelling comes this way as well.
 */
export class LockedLocations extends DefaultStockLocationStrategy {
  private async lock(ctx: RequestContext, productVariantId: ID): Promise<void> {
    await this.connection
      .getRepository(ctx, StockLevel)
      .createQueryBuilder('level')
      .select('level.id')
      .setLock('pessimistic_write')
      .where('level.productVariantId = :productVariantId', { productVariantId })
      .orderBy('level.id')
      .getMany();
  }

  override async forAllocation(...choice: Choice): Promise<LocationWithQuantity[]> {
    await this.lock(choice[0], choice[2].productVariantId);
    return super.forAllocation(...choice);
  }

  override async forRelease(...choice: Choice): Promise<LocationWithQuantity[]> {
    await this.lock(choice[0], choice[2].productVariantId);
    return super.forRelease(...choice);
  }

  override async forSale(...choice: Choice): Promise<LocationWithQuantity[]> {
    await this.lock(choice[0], choice[2].productVariantId);
    return super.forSale(...choice);
  }

  override async forCancellation(...choice: Choice): Promise<LocationWithQuantity[]> {
    await this.lock(choice[0], choice[2].productVariantId);
    return super.forCancellation(...choice);
  }
}
