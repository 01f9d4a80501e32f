import * as E from 'fp-ts/Either';
import { piecesOfVariant } from '../../../domain/cart/cart-count.ts';
import type { Channel } from '../../contract/channel.ts';
import type { LineFacts } from '../../shop-server/cart/cart-facts.ts';
import type { LevelsOf } from '../../shop-server/delivery/handlers.ts';

/** Whether all pieces of the lines are in stock. */
export type InStock = (channel: Channel, lines: readonly LineFacts[]) => Promise<boolean>;

/** Lines of the same variant are added up. If the stock cannot be read, it counts as empty, so that nothing is promised. */
export const makeInStock =
  (levelsOf: LevelsOf): InStock =>
  async (channel, lines) => {
    const levels = await levelsOf(
      channel,
      lines.map(({ product, options, quantity }) => ({
        catalog: product.category,
        variant_representation: { product_id: product.id, option: options },
        quantity,
      })),
    );
    if (E.isLeft(levels)) return false;
    return levels.right.every(
      ({ variantId, available }) => available >= piecesOfVariant(levels.right, variantId),
    );
  };
