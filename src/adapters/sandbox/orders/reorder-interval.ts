import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import { daysUntilReorder } from '../../../domain/orders/reorder-interval.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { refuse } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';
import { lensLines } from './lens-lines.ts';

/** Maximum number of lines in one request. */
const maxItems = 100;

/** Uses only the goods. The e-mail in the request has no effect and is not stored. Source: CHK-17. */
export const makeReorderInterval =
  (sandbox: Sandbox): Handler<ShopApi['customerGetReorderInterval']> =>
  async ({ channel, body: { items } }) => {
    if (items.length > maxItems) return refuse(422, 'cart.too_many_lines', { max: maxItems });
    const lines = await lensLines(
      sandbox,
      channel,
      items.map(({ quantity, meta, variant_representation: { product_id } }) => ({
        product_id,
        quantity,
        meta,
      })),
    );
    const days = daysUntilReorder(lines);
    if (days === undefined) return refuse(422, 'order.no_interval');
    return E.right({ interval: days, reorder_at: daysAfter(today(sandbox.clock), days) });
  };
