import { Injectable } from '@nestjs/common';
import { ProductVariant, type RequestContext, TransactionalConnection } from '@vendure/core';
import { productFieldsOf } from '../fields/typed-fields';

/** The shop's products: each has one variant at the engine, values of an eye are fields of a line. */
@Injectable()
export class Variants {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Those that this shop sells, by the shop's number; others are not among them. */
  async byShopId(
    ctx: RequestContext,
    shopIds: readonly string[],
  ): Promise<ReadonlyMap<string, ProductVariant>> {
    if (shopIds.length === 0) return new Map();
    const found = await this.connection
      .getRepository(ctx, ProductVariant)
      .createQueryBuilder('v')
      .innerJoinAndSelect('v.product', 'p')
      .leftJoinAndSelect('p.translations', 'text')
      .leftJoinAndSelect('v.translations', 'name')
      .leftJoinAndSelect('v.taxCategory', 'tax')
      .leftJoinAndSelect('v.productVariantPrices', 'price')
      .innerJoin('v.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('p.customFields.shopId in (:...ids)', { ids: [...new Set(shopIds)] })
      .andWhere('v.deletedAt is null and v.enabled and p.enabled and p.deletedAt is null')
      .orderBy('v.id')
      .getMany();
    return new Map(
      found
        .filter(({ product }) => !productFieldsOf(product).discontinued)
        .map((variant) => [productFieldsOf(variant.product).shopId, variant]),
    );
  }
}
