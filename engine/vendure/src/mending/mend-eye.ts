import { Injectable } from '@nestjs/common';
import {
  Fulfillment,
  HistoryService,
  type ID,
  Order,
  OrderLine,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { type CodedValue, codedValues, eyeValues, powerOf, valuesFrom } from '../fields/eye-values';
import { lineFieldsOf, productFieldsOf } from '../fields/typed-fields';
import { wordsOf } from '../orders/words';
import { OrderNotices } from '../outbox/order-notices';
import { Outbox } from '../outbox/outbox';
import { Refused, violation } from '../plugin/refused';
import { LensMovements } from '../stock/lens-movements';
import { lockShelvesOfOrder } from '../stock/lock-order-shelves';
import { isCountedByPower, Shelves, shelfKey } from '../stock/shelves';
import { eyeMended } from './eye-history';
import { Eyes, type EyeView } from './eyes';
import { isMade, madeOf } from './made-values';
import { refusedMending } from './may-mend';
import { OrderLinesToMend } from './order-lines-to-mend';
import { longestNote } from './sentences';
import { variantName } from './variant-name';

export interface Mending {
  readonly orderLineId: ID;
  /** The values that the form showed: values changed since then are not overwritten. */
  readonly was: readonly CodedValue[];
  readonly values: readonly CodedValue[];
  /** The reason, for the order's history. */
  readonly note: string;
}

const refused = (code: string): Refused => new Refused(409, code);

/** Staff correct the values of a lens until its parcel is shipped. Its price stays as ordered. */
@Injectable()
export class MendEye {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly lines: OrderLinesToMend,
    private readonly eyes: Eyes,
    private readonly shelves: Shelves,
    private readonly movements: LensMovements,
    private readonly history: HistoryService,
    private readonly notices: OrderNotices,
    private readonly outbox: Outbox,
  ) {}

  mend(ctx: RequestContext, asked: Mending): Promise<readonly EyeView[]> {
    const note = asked.note.trim();
    if (note === '') throw violation('mend.note_missing', 'note');
    if (note.length > longestNote) throw violation('mend.note_too_long', 'note');
    return this.connection.withTransaction(ctx, async (trx) => {
      const line = await this.locked(trx, asked.orderLineId);
      await this.check(trx, line, asked);
      await this.moveStock(trx, line, powerOf(valuesFrom(asked.values)));
      await this.write(trx, line, asked.values);
      await this.note(trx, line, { ...asked, note });
      await this.notices.changed(trx, line.order.id);
      return this.eyes.ofOrder(trx, line.order.id);
    });
  }

  /**
   * Locks the line, so that it is not shipped, cancelled or corrected until the transaction ends. Locks stock first,
   * then parcels, then the order, in the same order as shipping and cancelling; reads them again under the lock. Locks
   * no keys, because packing references the order first.
   */
  private async locked(ctx: RequestContext, id: ID): Promise<OrderLine> {
    const found = await this.lines.one(ctx, id);
    if (!found) throw new Refused(404, 'mend.line_not_found');
    const { order } = found;
    await lockShelvesOfOrder(this.connection, ctx, order.id);
    await this.connection
      .getRepository(ctx, Fulfillment)
      .createQueryBuilder('parcel')
      .innerJoin('parcel.orders', 'o', 'o.id = :id', { id: order.id })
      .orderBy('parcel.id')
      .setLock('for_no_key_update', undefined, ['parcel'])
      .getMany();
    await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .where('o.id = :id', { id: order.id })
      .setLock('for_no_key_update')
      .getOne();
    const now = await this.lines.one(ctx, id);
    if (!now) throw new Refused(404, 'mend.line_not_found');
    return now;
  }

  private async check(ctx: RequestContext, line: OrderLine, { was, values }: Mending): Promise<void> {
    const parcels = (await this.lines.parcels(ctx, [line.id])).get(String(line.id)) ?? [];
    const refusal = refusedMending({ state: line.order.state, quantity: line.quantity, parcels });
    if (refusal) throw refused(refusal);
    const made = madeOf(productFieldsOf(line.productVariant.product));
    if (made.options.length === 0) throw refused('mend.no_values');
    const now = powerOf(lineFieldsOf(line));
    if (powerOf(valuesFrom(was)) !== now) throw refused('mend.stale');
    if (!isMade(made, values)) throw violation('product.variant_does_not_exist', 'values');
    if (powerOf(valuesFrom(values)) === now) throw refused('mend.same');
  }

  /** Moves the pieces of the line to the stock of the new power. A product counted by the box has one stock for all values. */
  private async moveStock(ctx: RequestContext, line: OrderLine, to: string): Promise<void> {
    const { productVariant: variant } = line;
    if (!isCountedByPower(variant)) return;
    const from = powerOf(lineFieldsOf(line));
    const levels = await this.shelves.lock(ctx, [
      { variant, power: from },
      { variant, power: to },
    ]);
    const taken = await this.movements.takenBy(ctx, line.id);
    const pieces = taken.allocated - taken.onHand;
    const { available = 0, stopOrder = false } = levels.get(shelfKey({ variant, power: to })) ?? {};
    if (stopOrder && pieces > available)
      throw available > 0
        ? violation('product.stock.reduce_stock', 'values', { stock: available })
        : violation('product.stock.no_stock_available', 'values');
    await this.movements.move(ctx, variant.id, taken, from, to);
    const { shopId } = productFieldsOf(variant.product);
    await this.outbox.write(ctx, {
      kind: 'stock.changed',
      subject: `stock.changed ${shopId}`,
      facts: { products: [shopId] },
    });
  }

  private async write(ctx: RequestContext, line: OrderLine, coded: readonly CodedValue[]): Promise<void> {
    const values = valuesFrom(coded);
    const { shopId } = productFieldsOf(line.productVariant.product);
    const customFields = {
      ...Object.fromEntries(eyeValues.map((name) => [name, null])),
      ...values,
      variantId: variantName(shopId, values),
    };
    await this.connection.getRepository(ctx, OrderLine).update(line.id, { customFields });
    await this.connection.getRepository(ctx, Order).update(line.order.id, { updatedAt: new Date() });
  }

  private async note(ctx: RequestContext, line: OrderLine, { values, note }: Mending): Promise<void> {
    const fields = lineFieldsOf(line);
    await this.history.createHistoryEntryForOrder(
      {
        ctx,
        orderId: line.order.id,
        type: eyeMended,
        data: {
          line: String(line.id),
          product: wordsOf(line.productVariant.product, ctx)?.name ?? '',
          eye: fields.eye ?? null,
          from: codedValues(fields),
          to: codedValues(valuesFrom(values)),
          note,
        },
      },
      false,
    );
  }
}
