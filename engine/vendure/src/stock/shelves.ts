import { Injectable } from '@nestjs/common';
import {
  GlobalSettingsService,
  type ProductVariant,
  type RequestContext,
  StockLevel,
  TransactionalConnection,
} from '@vendure/core';
import { variantFieldsOf } from '../fields/typed-fields';
import { LensStock } from './lens-stock.entity';

/** One stock entry: a product's box, or one power of it. */
export interface ShelfQuestion {
  readonly variant: ProductVariant;
  readonly power: string;
}

export interface Shelf {
  /** Pieces that can be sold today; negative if more were sold than are in stock. */
  readonly available: number;
  readonly stopOrder: boolean;
}

export const isCountedByPower = (variant: ProductVariant): boolean =>
  variantFieldsOf(variant).countedBy === 'power';

/** The key of a stock entry. All powers of a product that is counted by the box share one. */
export const shelfKey = ({ variant, power }: ShelfQuestion): string =>
  `${variant.id} ${isCountedByPower(variant) ? power : ''}`;

/** In a fixed order, so that no two orders wait for each other. */
const sorted = (questions: readonly ShelfQuestion[]): readonly ShelfQuestion[] =>
  [...new Map(questions.map((question) => [shelfKey(question), question])).values()].sort(
    (a, b) => Number(a.variant.id) - Number(b.variant.id) || (a.power < b.power ? -1 : 1),
  );

/** The available stock, and the locks on it. */
@Injectable()
export class Shelves {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly globalSettings: GlobalSettingsService,
  ) {}

  /** Reads without a lock, for display. */
  read(ctx: RequestContext, questions: readonly ShelfQuestion[]): Promise<ReadonlyMap<string, Shelf>> {
    return this.levels(ctx, questions, false);
  }

  /**
   * Reserves the stock until the transaction ends. For products counted by power, the engine's own stock row is locked
   * too, and before the powers: cancelling and shipping use the same order.
   */
  async lock(ctx: RequestContext, questions: readonly ShelfQuestion[]): Promise<ReadonlyMap<string, Shelf>> {
    if (questions.length > 0)
      await this.connection
        .getRepository(ctx, StockLevel)
        .createQueryBuilder('level')
        .select('level.id')
        .setLock('pessimistic_write')
        .where('level.productVariantId in (:...ids)', { ids: questions.map(({ variant }) => variant.id) })
        .orderBy('level.id')
        .getMany();
    const byPower = sorted(questions).filter(({ variant }) => isCountedByPower(variant));
    if (byPower.length > 0)
      await this.connection
        .getRepository(ctx, LensStock)
        .createQueryBuilder()
        .insert()
        .values(byPower.map(({ variant, power }) => ({ productVariantId: variant.id, power })))
        .orIgnore()
        .updateEntity(false)
        .execute();
    return this.levels(ctx, questions, true);
  }

  private async levels(
    ctx: RequestContext,
    questions: readonly ShelfQuestion[],
    lock: boolean,
  ): Promise<ReadonlyMap<string, Shelf>> {
    const asked = sorted(questions);
    const boxes = await this.boxes(
      ctx,
      asked.filter(({ variant }) => !isCountedByPower(variant)),
    );
    const powers = await this.powers(
      ctx,
      asked.filter(({ variant }) => isCountedByPower(variant)),
      lock,
    );
    return new Map([...boxes, ...powers]);
  }

  private async boxes(ctx: RequestContext, asked: readonly ShelfQuestion[]) {
    if (asked.length === 0) return [];
    const found = await this.connection
      .getRepository(ctx, StockLevel)
      .createQueryBuilder('level')
      .where('level.productVariantId in (:...ids)', { ids: asked.map(({ variant }) => variant.id) })
      .getMany();
    const { outOfStockThreshold, trackInventory } = await this.globalSettings.getSettings(ctx);
    return asked.map((question): [string, Shelf] => {
      const { variant } = question;
      const lying = found
        .filter(({ productVariantId }) => String(productVariantId) === String(variant.id))
        .reduce((sum, { stockOnHand, stockAllocated }) => sum + stockOnHand - stockAllocated, 0);
      const threshold = variant.useGlobalOutOfStockThreshold
        ? outOfStockThreshold
        : variant.outOfStockThreshold;
      const isTracked =
        variant.trackInventory === 'TRUE' || (variant.trackInventory === 'INHERIT' && trackInventory);
      const stopOrder = isTracked && threshold >= 0;
      return [shelfKey(question), { available: stopOrder ? lying - threshold : lying, stopOrder }];
    });
  }

  private async powers(ctx: RequestContext, asked: readonly ShelfQuestion[], lock: boolean) {
    if (asked.length === 0) return [];
    const query = this.connection
      .getRepository(ctx, LensStock)
      .createQueryBuilder('shelf')
      .where('shelf.productVariantId in (:...ids)', { ids: asked.map(({ variant }) => variant.id) })
      .andWhere('shelf.power in (:...powers)', { powers: asked.map(({ power }) => power) })
      .orderBy('shelf.productVariantId')
      .addOrderBy('shelf.power');
    const found = await (lock ? query.setLock('pessimistic_write') : query).getMany();
    return asked.map((question): [string, Shelf] => {
      const { variant, power } = question;
      const row = found.find(
        (one) => String(one.productVariantId) === String(variant.id) && one.power === power,
      );
      const isStopped = !variant.useGlobalOutOfStockThreshold && variant.outOfStockThreshold === 0;
      return [
        shelfKey(question),
        {
          available: (row?.onHand ?? 0) - (row?.allocated ?? 0),
          stopOrder: isStopped || (row?.stopOrder ?? false),
        },
      ];
    });
  }
}
