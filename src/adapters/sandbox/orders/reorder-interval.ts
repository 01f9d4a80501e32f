import * as E from 'fp-ts/Either';
import { boxes, packOf } from '../../../domain/catalogue/supply.ts';
import { daysUntilReorder, type LensLine } from '../../../domain/orders/reorder-interval.ts';
import { readDay } from '../../../domain/shared/dates.ts';
import { addDays, writeDay } from '../../../domain/shared/day-arithmetic.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import { warehouseTime } from '../delivery/calendar.ts';
import { say } from '../http/refusals.ts';
import { productNumber, readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';

/** Lines that are asked about at once, at most. */
const maxItems = 100;

/** Looks at the goods alone: whose e-mail it is changes nothing, and is not kept. Source: CHK-17. */
export const makeReorderInterval =
  (sandbox: Sandbox): Handler<ShopApi['customerGetReorderInterval']> =>
  async ({ channel, body: { items } }) => {
    if (items.length > maxItems) return say(422, 'cart.too_many_lines', channel.locale, { max: maxItems });
    const idOf = (item: (typeof items)[number]): string => item.variant_representation.product_id;
    const ids = [...new Set(items.flatMap((item) => productNumber(idOf(item)) ?? []))];
    const products = new Map(
      (await readSummaries(sandbox, channel, ids)).map((one) => [one.product_id, one]),
    );
    const lines = items.flatMap((item): readonly LensLine[] => {
      const product = products.get(item.variant_representation.product_id);
      const pack =
        product &&
        packOf({
          contents: { amount: product.unit.amount, unit: product.unit.name },
          ...(product.lens_usage && { lensUsage: product.lens_usage }),
        });
      const count = boxes(item.quantity);
      return pack && E.isRight(pack) && E.isRight(count) ? [{ pack: pack.right, boxes: count.right }] : [];
    });
    const days = daysUntilReorder(lines);
    const today = readDay(warehouseTime(sandbox.clock.now()).day);
    if (days === undefined || E.isLeft(today)) return say(422, 'order.no_interval', channel.locale);
    return E.right({ interval: days, reorder_at: writeDay(addDays(today.right, days)) });
  };
