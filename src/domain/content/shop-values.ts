/** Values of the shop that an editor names in a text, so that no text repeats a rule. */

/**
 * `days`: to return goods; `from`: the price of the cheapest shipping method; `free`: from when shipping is free;
 * `country`: that of the shop. Source: CONT-8.
 */
export const shopValueNames = ['days', 'from', 'free', 'country'] as const;
type ShopValueName = (typeof shopValueNames)[number];
export type ShopValues = Readonly<Partial<Record<ShopValueName, string>>>;

const named = /\{(\w+)\}/g;
const isName = (name: string): name is ShopValueName => shopValueNames.some((one) => one === name);

/** Replaces the names in braces. Undefined if a name is unknown, or the shop has no such value. */
export const withShopValues = (text: string, values: ShopValues): string | undefined => {
  let isKnown = true;
  const written = text.replace(named, (_, name: string) => {
    const value = isName(name) ? values[name] : undefined;
    isKnown &&= value !== undefined;
    return value ?? '';
  });
  return isKnown ? written : undefined;
};
