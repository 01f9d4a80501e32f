/** Values of the shop that an editor names in a text, so that no text repeats a rule. Source: CONT-8. */

/**
 * Names that every text of a story may contain. `days`: to return goods; `returnDays`: to send them back after a
 * withdrawal; `refundDays`: until the refund; `soonest` and `latest`: the working days in which goods in stock arrive.
 */
export const ruleNames = ['days', 'returnDays', 'refundDays', 'soonest', 'latest'] as const;

/** Names for figures only. `from`: the price of the cheapest shipping method; `free`: from when shipping is free; `country`: that of the shop. */
export const shopValueNames = [...ruleNames, 'from', 'free', 'country'] as const;

type ShopValueName = (typeof shopValueNames)[number];
export type RuleValues = Readonly<Record<(typeof ruleNames)[number], string>>;
export type ShopValues = Readonly<Partial<Record<ShopValueName, string>>>;

const named = /\{(\w+)\}/g;
const isName = (name: string): name is ShopValueName => shopValueNames.some((one) => one === name);
const isRule = (name: string): name is keyof RuleValues => ruleNames.some((one) => one === name);

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

/** Replaces the names of rules in every text of a content, whatever its shape. Other names remain. */
export const withRuleValues = <Content>(content: Content, values: RuleValues): Content => {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(named, (whole, name: string) => (isRule(name) ? values[name] : whole));
    if (Array.isArray(part)) return part.map(filled);
    return typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).map(([name, value]) => [name, filled(value)]))
      : part;
  };
  return filled(content) as Content;
};
