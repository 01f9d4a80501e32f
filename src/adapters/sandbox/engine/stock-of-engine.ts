import * as E from 'fp-ts/Either';
import type { Channel } from '../../contract/channel.ts';
import type { StockOf } from '../orders/repeat-lines.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Reads stock from the engine. Undefined if the sandbox keeps the stock itself. Products that the engine does not know
 * are left out.
 */
export const stockOfEngine = ({ engine }: Pick<Sandbox, 'engine'>, channel: Channel): StockOf | undefined =>
  engine &&
  (async (questions) => {
    const levels = await engine.levelsOf(
      channel,
      questions.map(({ product, options }) => ({
        catalog: product.category,
        variant_representation: { product_id: product.id, option: options },
        quantity: 1,
      })),
    );
    return new Map(
      E.isLeft(levels)
        ? []
        : levels.right.map(({ variantId, available, stopOrder }) => [
            variantId,
            { onHand: available, stopOrder },
          ]),
    );
  });
