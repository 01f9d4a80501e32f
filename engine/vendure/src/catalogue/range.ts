import { Injectable } from '@nestjs/common';
import { Collection, type ID, Product, type RequestContext, TransactionalConnection } from '@vendure/core';
import { collectionFieldsOf } from '../fields/typed-fields';
import { isCountedByPower, Shelves, shelfKey } from '../stock/shelves';
import { categoryView, productView } from './range-view';

export interface Page {
  readonly take: number;
  readonly skip: number;
  readonly since?: Date | null;
}

/** A shop's catalogue, page by page: for a copy, never for a sale. */
@Injectable()
export class Range {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly shelves: Shelves,
  ) {}

  /** With `since`, only changes since then: products, prices, stock, and removed products. */
  async products(ctx: RequestContext, { take, skip, since }: Page) {
    const asOf = new Date();
    const query = this.connection
      .getRepository(ctx, Product)
      .createQueryBuilder('p')
      .innerJoin('p.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .innerJoin('p.variants', 'v')
      .leftJoin('v.productVariantPrices', 'price', 'price.channelId = :channel')
      .leftJoin('v.stockLevels', 'level')
      .leftJoin('dioptra_lens_stock', 'lens', 'lens."productVariantId" = v.id')
      .where('p.customFields.shopId is not null')
      .select('p.id', 'id')
      .groupBy('p.id')
      .orderBy('p.id');
    if (since)
      query.having(
        'greatest(max(p.updatedAt), max(v.updatedAt), max(price.updatedAt), max(level.updatedAt), max(lens."updatedAt")) >= :since',
        { since },
      );
    else query.andWhere('p.deletedAt is null');
    const ids = (await query.getRawMany<{ readonly id: ID }>()).map(({ id }) => id);
    const page = ids.slice(skip, skip + Math.min(Math.max(take, 1), 1_000));
    return { asOf, total: ids.length, products: await this.whole(ctx, page) };
  }

  private async whole(ctx: RequestContext, ids: readonly ID[]) {
    if (ids.length === 0) return [];
    const found = await this.connection
      .getRepository(ctx, Product)
      .createQueryBuilder('p')
      .leftJoinAndSelect('p.translations', 't')
      .innerJoinAndSelect('p.variants', 'v')
      .leftJoinAndSelect('v.productVariantPrices', 'price')
      .where('p.id in (:...ids)', { ids })
      .orderBy('p.id')
      .addOrderBy('v.id')
      .getMany();
    const boxes = found.flatMap(({ variants }) =>
      variants
        .slice(0, 1)
        .filter((one) => !isCountedByPower(one))
        .map((variant) => ({ variant, power: '' })),
    );
    const levels = await this.shelves.read(ctx, boxes);
    const ofPowers = await this.sums(
      ctx,
      found.flatMap(({ variants }) => variants.filter(isCountedByPower)),
    );
    return found.flatMap((product) => {
      const [variant] = product.variants;
      if (!variant) return [];
      const shelf = isCountedByPower(variant)
        ? {
            available: ofPowers.get(String(variant.id)) ?? 0,
            stopOrder: !variant.useGlobalOutOfStockThreshold && variant.outOfStockThreshold === 0,
          }
        : levels.get(shelfKey({ variant, power: '' }));
      return productView(ctx, product, variant, shelf ?? { available: 0, stopOrder: false });
    });
  }

  /** The total over all powers of a product, which its card shows. */
  private async sums(
    ctx: RequestContext,
    variants: readonly { readonly id: ID }[],
  ): Promise<ReadonlyMap<string, number>> {
    if (variants.length === 0) return new Map();
    const rows = (await this.connection
      .getRepository(ctx, Product)
      .query(
        'select "productVariantId" as id, sum(greatest("onHand" - allocated, 0))::int as lying from dioptra_lens_stock where "productVariantId" = any($1) group by 1',
        [variants.map(({ id }) => id)],
      )) as readonly { readonly id: ID; readonly lying: number }[];
    return new Map(rows.map(({ id, lying }) => [String(id), lying]));
  }

  /** With `since`, only categories changed since then; all ids in either case, so that the shop knows what was removed. */
  async categories(ctx: RequestContext, since?: Date | null) {
    const asOf = new Date();
    const found = await this.connection
      .getRepository(ctx, Collection)
      .createQueryBuilder('k')
      .innerJoin('k.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('k.isRoot = false and k.customFields.shopId is not null')
      .select(['k.id', 'k.updatedAt', 'k.customFields.shopId'])
      .getMany();
    const changed = found.filter(({ updatedAt }) => !since || updatedAt >= since).map(({ id }) => id);
    return {
      asOf,
      ids: found.flatMap((one) => collectionFieldsOf(one).shopId ?? []),
      categories: await this.wholeCategories(ctx, changed),
    };
  }

  private async wholeCategories(ctx: RequestContext, ids: readonly ID[]) {
    if (ids.length === 0) return [];
    const found = await this.connection
      .getRepository(ctx, Collection)
      .createQueryBuilder('k')
      .leftJoinAndSelect('k.translations', 't')
      .leftJoinAndSelect('k.parent', 'parent')
      .where('k.id in (:...ids)', { ids })
      .orderBy('k.position')
      .addOrderBy('k.id')
      .getMany();
    const places = await this.productsIn(ctx, ids);
    return found.map((one) => categoryView(one, places.get(String(one.id)) ?? []));
  }

  /** A product without a shop number is in no shop. */
  private async productsIn(
    ctx: RequestContext,
    ids: readonly ID[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.connection
      .getRepository(ctx, Collection)
      .createQueryBuilder('k')
      .innerJoin('k.productVariants', 'v')
      .innerJoin('v.product', 'p')
      .where('k.id in (:...ids) and p.customFields.shopId is not null and p.deletedAt is null', { ids })
      .select('k.id', 'category')
      .addSelect('array_agg(distinct p.customFields.shopId)', 'products')
      .groupBy('k.id')
      .getRawMany<{ readonly category: ID; readonly products: readonly string[] }>();
    return new Map(rows.map(({ category, products }) => [String(category), products]));
  }
}
