import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  EventBus,
  type ID,
  OrderLine,
  ProductVariant,
  type RequestContext,
  StockMovementEvent,
  TransactionalConnection,
} from '@vendure/core';
import { In } from 'typeorm';
import { powerOf } from '../fields/eye-values';
import { lineFieldsOf } from '../fields/typed-fields';
import { LensStock } from './lens-stock.entity';
import { isCountedByPower } from './shelves';

interface Counted {
  readonly onHand: number;
  readonly allocated: number;
}
interface Change extends Counted {
  readonly variantId: string;
  readonly power: string;
}

type Movement = Pick<StockMovementEvent['stockMovements'][number], 'type' | 'quantity'>;

/** The effect of an engine's stock movement on the stock of a power. A sale has a negative quantity. */
const effectOf = ({ type, quantity }: Movement): Counted => {
  const pieces = Math.abs(quantity);
  switch (type as string) {
    case 'ALLOCATION':
      return { onHand: 0, allocated: pieces };
    case 'RELEASE':
      return { onHand: 0, allocated: -pieces };
    case 'SALE':
      return { onHand: -pieces, allocated: -pieces };
    case 'CANCELLATION':
      return { onHand: pieces, allocated: 0 };
    default:
      return { onHand: 0, allocated: 0 };
  }
};

/**
 * Counts lenses by power, in the transaction of the movement: an order, a parcel that staff ship, a cancellation. Rows
 * are changed in a fixed order by increments: none is read and written back.
 */
@Injectable()
export class LensMovements implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly eventBus: EventBus,
  ) {}

  onApplicationBootstrap(): void {
    this.eventBus.registerBlockingEventHandler({
      event: StockMovementEvent,
      id: 'dioptra-lens-stock',
      handler: ({ ctx, stockMovements }) => this.count(ctx, stockMovements),
    });
  }

  private async count(ctx: RequestContext, movements: readonly Movement[]): Promise<void> {
    const ofOrders = movements.filter((one) => 'orderLine' in one && one.orderLine);
    if (ofOrders.length === 0) return;
    const lines = await this.connection.getRepository(ctx, OrderLine).find({
      where: { id: In(ofOrders.map((one) => (one as unknown as { orderLine: OrderLine }).orderLine.id)) },
    });
    const variants = await this.connection.getRepository(ctx, ProductVariant).find({
      where: { id: In(lines.map(({ productVariantId }) => productVariantId)) },
      loadEagerRelations: false,
    });
    const counted = new Set(variants.filter(isCountedByPower).map(({ id }) => String(id)));
    const changes = new Map<string, Change>();
    for (const movement of ofOrders) {
      const { orderLine } = movement as unknown as { orderLine: OrderLine };
      const line = lines.find(({ id }) => String(id) === String(orderLine.id));
      if (!line || !counted.has(String(line.productVariantId))) continue;
      const power = powerOf(lineFieldsOf(line));
      const key = `${line.productVariantId} ${power}`;
      const change = changes.get(key) ?? {
        variantId: String(line.productVariantId),
        power,
        onHand: 0,
        allocated: 0,
      };
      const effect = effectOf(movement);
      changes.set(key, {
        ...change,
        onHand: change.onHand + effect.onHand,
        allocated: change.allocated + effect.allocated,
      });
    }
    const inOrder = [...changes.values()].sort(
      (a, b) => Number(a.variantId) - Number(b.variantId) || (a.power < b.power ? -1 : 1),
    );
    for (const change of inOrder) await this.write(ctx, change);
  }

  /** The total that the movements of a line have counted in the stock of its power. */
  async takenBy(ctx: RequestContext, line: ID): Promise<Counted> {
    const rows = (await this.connection
      .getRepository(ctx, LensStock)
      .query(
        `select type, sum(abs(quantity))::int as quantity from stock_movement where "orderLineId" = $1 group by type`,
        [line],
      )) as readonly Movement[];
    return rows.map(effectOf).reduce(
      (sum, { onHand, allocated }) => ({
        onHand: sum.onHand + onHand,
        allocated: sum.allocated + allocated,
      }),
      { onHand: 0, allocated: 0 },
    );
  }

  /** Moves counted pieces from the stock of one power to that of another. Both must be locked. */
  async move(ctx: RequestContext, variant: ID, { onHand, allocated }: Counted, from: string, to: string) {
    const variantId = String(variant);
    await this.write(ctx, { variantId, power: from, onHand: -onHand, allocated: -allocated });
    await this.write(ctx, { variantId, power: to, onHand, allocated });
  }

  private async write(ctx: RequestContext, { variantId, power, onHand, allocated }: Change): Promise<void> {
    if (onHand === 0 && allocated === 0) return;
    await this.connection.getRepository(ctx, LensStock).query(
      `insert into dioptra_lens_stock ("productVariantId", power, "onHand", allocated) values ($1, $2, $3, $4)
       on conflict ("productVariantId", power) do update
       set "onHand" = dioptra_lens_stock."onHand" + excluded."onHand",
           allocated = dioptra_lens_stock.allocated + excluded.allocated, "updatedAt" = now()`,
      [variantId, power, onHand, allocated],
    );
  }
}
