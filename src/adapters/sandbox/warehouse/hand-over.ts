import { arrivalAfter } from '../../../domain/checkout/arrival/arrival.ts';
import type { OrderState } from '../../../domain/orders/order-state.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { carrierDays } from '../../shop-server/delivery/shipping-table.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { dispatchTopic } from '../mail/dispatch-letter.ts';
import { trackingNumber } from './tracking-number.ts';

/** States in which an order is in the warehouse. */
export const packedStates: readonly OrderState[] = ['new', 'fulfiller_ready', 'accepted', 'open'];

/**
 * Hands an order to its carrier, sets its arrival days and notifies its buyer. Does nothing if it is not in the
 * warehouse, or if a withdrawal is not settled yet: staff must look at that first. Source: ORD-1, ORD-2, ORD-6.
 */
export const handOver = async (trx: Trx, token: string, now: Date, zone?: string): Promise<void> => {
  const order = await trx
    .selectFrom('shop_order')
    .select(['basket', 'country'])
    .where('token', '=', token)
    .where('state', 'in', packedStates)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawal as w')
            .select('w.receipt')
            .where('w.order_token', '=', token)
            .where('w.settled_at', 'is', null),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!order) return;
  const method = order.basket.shipments[0]?.method;
  const { earliest, latest } = arrivalAfter(shopDay(now.getTime(), zone), order.country, carrierDays(method));
  await trx
    .updateTable('shop_order')
    .set({
      state: 'shipped',
      tracking: trackingNumber(method) ?? null,
      arrival_min: earliest,
      arrival_max: latest,
    })
    .where('token', '=', token)
    .execute();
  await askForLetter(trx, dispatchTopic, token, now, token);
};
