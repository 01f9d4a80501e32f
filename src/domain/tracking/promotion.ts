/** How a banner's element carries its promotion: in `data-promotion`. */

import type { Promotion } from '../content/promotion.ts';

const textOf = (input: unknown): string | undefined =>
  typeof input === 'string' && input !== '' && input.length <= 100 ? input : undefined;
const listOf = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);
const fieldsOf = (input: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(Object.entries(input ?? {}));

/** Serialises a promotion with the field names of the content service. Source: CONT-7. */
export const writePromotion = ({ id, name, creativeName, creativeSlot, items }: Promotion): string =>
  JSON.stringify({
    promotion_id: id,
    promotion_name: name,
    creative_name: creativeName,
    creative_slot: creativeSlot,
    items: items.map((item) => ({ item_id: item.id, item_name: item.name })),
  });

/** Reads the five fields and nothing else. Undefined if id or name is missing. Source: CONT-7. */
export const readPromotion = (text: string): Promotion | undefined => {
  try {
    const fields = fieldsOf(JSON.parse(text));
    const [id, name] = [textOf(fields.get('promotion_id')), textOf(fields.get('promotion_name'))];
    if (id === undefined || name === undefined) return undefined;
    const [creativeName, creativeSlot] = [
      textOf(fields.get('creative_name')),
      textOf(fields.get('creative_slot')),
    ];
    return {
      id,
      name,
      ...(creativeName !== undefined && { creativeName }),
      ...(creativeSlot !== undefined && { creativeSlot }),
      items: listOf(fields.get('items')).flatMap((one) => {
        const item = fieldsOf(one);
        const [itemId, itemName] = [textOf(item.get('item_id')), textOf(item.get('item_name'))];
        return itemId !== undefined && itemName !== undefined ? [{ id: itemId, name: itemName }] : [];
      }),
    };
  } catch {
    return undefined;
  }
};
