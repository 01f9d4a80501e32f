import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { AgreedGoods } from '../db/subscription-tables.ts';

/** Returns goods as a confirmation names them: without eye and values, so that the lenses of a pair are one line. Source: LAW-45. */
export const agreedGoods = (items: readonly CartItemWire[]): readonly AgreedGoods[] =>
  Object.values(Object.groupBy(items, ({ title, unit_price }) => `${unit_price} ${title}`)).flatMap(
    (same = []) =>
      same.slice(0, 1).map(({ title, images: [image], unit_price, detail: { unit } }) => ({
        title,
        quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
        unit_price,
        total: same.reduce((sum, { total }) => sum + total, 0),
        ...(image !== undefined && { image }),
        ...(unit && { unit }),
      })),
  );
