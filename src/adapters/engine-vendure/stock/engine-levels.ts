import * as E from 'fp-ts/Either';
import {
  type Configuration,
  type OptionCode,
  optionCodes,
} from '../../../domain/catalogue/lens/lens-options.ts';
import { variantId } from '../../../domain/catalogue/variant.ts';
import type { LevelsOf } from '../../shop-server/delivery/handlers.ts';
import { notFound } from '../../shop-server/refusal.ts';
import { type Engine, EngineAway, engineIsAway } from '../engine.ts';
import { shopStock } from '../range/range-questions.ts';

const codedOf = (option: Configuration): readonly { readonly code: OptionCode; readonly value: string }[] =>
  optionCodes.flatMap((code) => {
    const value = option[code];
    return value === undefined ? [] : [{ code, value }];
  });

const configurationOf = (coded: ReturnType<typeof codedOf>): Configuration =>
  Object.fromEntries(coded.map(({ code, value }) => [code, value]));

/**
 * Returns the engine's current stock, with one query for all items. `known` knows the existing products and variants
 * from the copy of the range, and refuses others.
 */
export const makeEngineLevels =
  (engine: Engine, known: LevelsOf): LevelsOf =>
  async (channel, items) => {
    const levels = await known(channel, items);
    if (E.isLeft(levels) || items.length === 0) return levels;
    const asked = items.map(({ variant_representation: { product_id, option } }) => ({
      shopId: product_id,
      options: codedOf(option),
    }));
    try {
      const { brand_channel: brand, locale } = channel;
      const answer = await engine.ask({ brand, locale }, shopStock, { asked });
      if (E.isLeft(answer)) return engineIsAway;
      const shelves = new Map(
        answer.right.map((shelf) => [variantId(shelf.shopId, configurationOf(shelf.options)), shelf]),
      );
      const found = levels.right.map((level) => {
        const shelf = shelves.get(level.variantId);
        return shelf && { ...level, available: shelf.available, stopOrder: shelf.stopOrder };
      });
      return found.every((level) => level !== undefined) ? E.right(found) : notFound('product');
    } catch (error) {
      if (error instanceof EngineAway) return engineIsAway;
      throw error;
    }
  };
