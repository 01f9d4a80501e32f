import { Injectable } from '@nestjs/common';
import { ProductVariant, type RequestContext, TransactionalConnection } from '@vendure/core';
import { productFieldsOf } from '../fields/typed-fields';

const byNumber = (variants: readonly ProductVariant[]): ReadonlyMap<string, ProductVariant> =>
  new Map(variants.map((variant) => [productFieldsOf(variant.product).shopId, variant]));

/** The shop's products: each has one variant in the engine; lens values are fields of a line. */
@Injectable()
export class Variants {
  constructor(private readonly connection: TransactionalConnection) {}

  /** The products that this shop sells, by the shop's number; others are left out. */
  async byShopId(
    ctx: RequestContext,
    shopIds: readonly string[],
  ): Promise<ReadonlyMap<string, ProductVariant>> {
    if (shopIds.length === 0) return new Map();
    const found = await this.query(ctx, shopIds)
      .andWhere('v.deletedAt is null and v.enabled and p.enabled and p.deletedAt is null')
      .getMany();
    return byNumber(found.filter(({ product }) => !productFieldsOf(product).discontinued));
  }

  /** Also includes products that it sold in the past. */
  async everByShopId(
    ctx: RequestContext,
    shopIds: readonly string[],
  ): Promise<ReadonlyMap<string, ProductVariant>> {
    return shopIds.length === 0 ? new Map() : byNumber(await this.query(ctx, shopIds).getMany());
  }

  private query(ctx: RequestContext, shopIds: readonly string[]) {
    return this.connection
      .getRepository(ctx, ProductVariant)
      .createQueryBuilder('v')
      .innerJoinAndSelect('v.product', 'p')
      .leftJoinAndSelect('p.translations', 'text')
      .leftJoinAndSelect('v.taxCategory', 'tax')
      .leftJoinAndSelect('v.productVariantPrices', 'price', 'price.channelId = :channel')
      .innerJoin('v.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('p.customFields.shopId in (:...ids)', { ids: [...new Set(shopIds)] })
      .orderBy('v.id');
  }
}
