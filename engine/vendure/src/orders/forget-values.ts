import { Injectable } from '@nestjs/common';
import { HistoryService, OrderLine, type RequestContext, TransactionalConnection } from '@vendure/core';
import { CartRequest } from '../cart/cart-request.entity';
import { eyeValues } from '../fields/eye-values';
import { lineFieldsOf, productFieldsOf } from '../fields/typed-fields';
import { eyeMended } from '../mending/eye-history';
import { variantName } from '../mending/variant-name';
import { Refused } from '../plugin/refused';
import { OrderFinder } from './order-finder';

/** States in which nothing is shipped or cancelled any more. */
const over: readonly string[] = ['Shipped', 'Delivered', 'Cancelled'];

/**
 * Removes a customer's lens values from a finished order: goods, prices and addresses stay, because invoices must be
 * kept by law.
 */
@Injectable()
export class ForgetValues {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly finder: OrderFinder,
    private readonly history: HistoryService,
  ) {}

  /** A lens keeps its colour, which is not a value of an eye. A repeated call changes nothing. */
  forget(ctx: RequestContext, { orderToken }: { readonly orderToken: string }): Promise<true> {
    return this.connection.withTransaction(ctx, async (trx) => {
      const { id, state } = await this.finder.byToken(trx, { order: orderToken }, true);
      if (!over.includes(state)) throw new Refused(409, 'order.under_way');
      const lines = this.connection.getRepository(trx, OrderLine);
      const found = await lines.find({
        where: { order: { id } },
        relations: { productVariant: { product: true } },
      });
      for (const line of found) {
        const { color = null } = lineFieldsOf(line);
        const { shopId } = productFieldsOf(line.productVariant.product);
        const customFields = {
          ...Object.fromEntries(eyeValues.map((name) => [name, null])),
          color,
          eye: null,
          pairId: null,
          variantId: variantName(shopId, { color }),
        };
        await lines.update(line.id, { customFields });
      }
      // The id of an add may be a digest of the values.
      await this.connection.getRepository(trx, CartRequest).delete({ orderId: id });
      // Corrections by staff contain the values before and after.
      const told = await this.history.getHistoryForOrder(trx, id, false, {
        filter: { type: { eq: eyeMended } },
      });
      for (const { id: entry } of told.items) await this.history.deleteOrderHistoryEntry(trx, entry);
      return true as const;
    });
  }
}
