import * as E from 'fp-ts/Either';
import type { Eye } from '../../../domain/cart/cart.ts';
import { boxes, packOf } from '../../../domain/catalogue/lens/supply.ts';
import type { LensLine } from '../../../domain/orders/reorder-interval.ts';
import type { Channel } from '../../contract/channel.ts';
import { productNumber, readSummaries } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';

/** Returns the lenses among some goods, with the facts that determine how long they last. */
export const lensLines = async (
  sandbox: Sandbox,
  channel: Channel,
  items: readonly {
    readonly product_id: string;
    readonly quantity: number;
    readonly meta?: { readonly eye?: Eye } | undefined;
  }[],
): Promise<readonly LensLine[]> => {
  const ids = [...new Set(items.flatMap(({ product_id }) => productNumber(product_id) ?? []))];
  const products = new Map(
    (await readSummaries(sandbox, channel, ids)).map((one) => [String(one.product_id), one]),
  );
  return items.flatMap(({ product_id, quantity, meta }): readonly LensLine[] => {
    const product = products.get(product_id);
    const pack =
      product &&
      packOf({
        contents: { amount: product.unit.amount, unit: product.unit.name },
        ...(product.lens_usage && { lensUsage: product.lens_usage }),
      });
    const count = boxes(quantity);
    return pack && E.isRight(pack) && E.isRight(count)
      ? [{ pack: pack.right, boxes: count.right, eye: meta?.eye }]
      : [];
  });
};
