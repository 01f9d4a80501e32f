import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  CollectionEvent,
  EventBus,
  type ID,
  Product,
  ProductEvent,
  ProductVariantEvent,
  ProductVariantPriceEvent,
  PromotionEvent,
  type RequestContext,
  StockMovementEvent,
  TransactionalConnection,
} from '@vendure/core';
import { collectionFieldsOf, productFieldsOf } from '../fields/typed-fields';
import { type NoticeKind, Outbox } from './outbox';

type Movement = StockMovementEvent['stockMovements'][number];

const variantOf = (movement: Movement): ID | undefined =>
  movement.productVariant?.id ?? (movement as unknown as { readonly productVariantId?: ID }).productVariantId;

/** Notices of changes to the range by staff, and of stock taken by orders. */
@Injectable()
export class RangeNotices implements OnApplicationBootstrap {
  constructor(
    private readonly eventBus: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    const on = this.eventBus.registerBlockingEventHandler.bind(this.eventBus);
    on({
      event: ProductEvent,
      id: 'dioptra-product',
      handler: ({ ctx, entity }) => this.products(ctx, 'product.changed', 'p.id in (:...ids)', [entity.id]),
    });
    on({
      event: ProductVariantEvent,
      id: 'dioptra-variant',
      handler: ({ ctx, entity }) =>
        this.ofVariants(
          ctx,
          'product.changed',
          entity.map(({ id }) => id),
        ),
    });
    on({
      event: ProductVariantPriceEvent,
      id: 'dioptra-price',
      handler: ({ ctx, entity }) =>
        this.prices(
          ctx,
          entity.map(({ id }) => id),
        ),
    });
    on({
      event: StockMovementEvent,
      id: 'dioptra-stock',
      handler: ({ ctx, stockMovements }) =>
        this.ofVariants(
          ctx,
          'stock.changed',
          stockMovements.flatMap((one) => variantOf(one) ?? []),
        ),
    });
    on({
      event: CollectionEvent,
      id: 'dioptra-category',
      handler: ({ ctx, entity }) =>
        this.outbox.write(ctx, {
          kind: 'category.changed',
          subject: `category ${entity.id}`,
          facts: { category: collectionFieldsOf(entity).shopId ?? null },
        }),
    });
    on({
      event: PromotionEvent,
      id: 'dioptra-promotion',
      handler: ({ ctx, entity }) =>
        this.outbox.write(ctx, {
          kind: 'promotion.changed',
          subject: `promotion ${entity.id}`,
          facts: { promotion: String(entity.id) },
        }),
    });
  }

  private ofVariants(ctx: RequestContext, kind: NoticeKind, ids: readonly ID[]): Promise<void> {
    return this.products(ctx, kind, 'v.id in (:...ids)', ids);
  }

  private prices(ctx: RequestContext, ids: readonly ID[]): Promise<void> {
    return this.products(ctx, 'product.changed', 'price.id in (:...ids)', ids);
  }

  private async products(
    ctx: RequestContext,
    kind: NoticeKind,
    where: string,
    ids: readonly ID[],
  ): Promise<void> {
    if (ids.length === 0) return;
    const query = this.connection
      .getRepository(ctx, Product)
      .createQueryBuilder('p')
      .leftJoin('p.variants', 'v');
    if (where.startsWith('price')) query.leftJoin('v.productVariantPrices', 'price');
    const found = await query
      .where(where, { ids: [...new Set(ids)] })
      .orderBy('p.id')
      .getMany();
    const shopIds = found.map((one) => productFieldsOf(one).shopId).filter(Boolean);
    if (shopIds.length > 0)
      await this.outbox.write(ctx, {
        kind,
        // For each notice, the shop reads the current state again: in whatever order they arrive, the last result is
        // right.
        subject: `${kind} ${shopIds.length === 1 ? shopIds[0] : found.map(({ id }) => id).join(' ')}`.slice(
          0,
          200,
        ),
        facts: { products: shopIds },
      });
  }
}
