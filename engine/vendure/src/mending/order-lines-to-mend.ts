import { Injectable } from '@nestjs/common';
import {
  FulfillmentLine,
  type ID,
  OrderLine,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';

/** Lines of the shop's orders that staff of this channel may see. */
@Injectable()
export class OrderLinesToMend {
  constructor(private readonly connection: TransactionalConnection) {}

  private lines(ctx: RequestContext) {
    return this.connection
      .getRepository(ctx, OrderLine)
      .createQueryBuilder('line')
      .innerJoinAndSelect('line.order', 'o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .innerJoinAndSelect('line.productVariant', 'variant')
      .innerJoinAndSelect('variant.product', 'product')
      .leftJoinAndSelect('product.translations', 'words')
      .where('o.customFields.orderToken is not null');
  }

  async one(ctx: RequestContext, id: ID): Promise<OrderLine | undefined> {
    return (await this.lines(ctx).andWhere('line.id = :id', { id }).getOne()) ?? undefined;
  }

  ofOrder(ctx: RequestContext, id: ID): Promise<OrderLine[]> {
    return this.lines(ctx).andWhere('o.id = :id', { id }).orderBy('line.id').getMany();
  }

  /** States of the parcels that contain a piece of each of these lines. */
  async parcels(ctx: RequestContext, ids: readonly ID[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.connection
      .getRepository(ctx, FulfillmentLine)
      .createQueryBuilder('held')
      .innerJoin('held.fulfillment', 'parcel')
      .where('held.orderLineId in (:...ids)', { ids })
      .select('held.orderLineId', 'line')
      .addSelect('array_agg(parcel.state)', 'states')
      .groupBy('held.orderLineId')
      .getRawMany<{ readonly line: ID; readonly states: readonly string[] }>();
    return new Map(rows.map(({ line, states }) => [String(line), states]));
  }
}
