import type { ProductOption } from '../../../../domain/catalogue/lens/lens-options.ts';
import { checkDigit, gtin } from '../../../../domain/catalogue/lens/reading/gtin.ts';

/**
 * Builds a 14-digit GTIN: 02 for use within a shop, so that it collides with nobody's; five digits for the variant, six
 * for the product, and the check digit. Each power of a lens and each colour of a frame has its own.
 */
const numbered = (variant: number, id: string): string => {
  const digits = `02${String(variant).padStart(5, '0')}${id.padStart(6, '0')}`;
  return `${digits}${checkDigit(digits)}`;
};

/** Returns the number of the product as a whole. */
export const productGtin = (id: string): string => numbered(0, id);

/** Returns the product that a number names, and its variant, counted from 1. Variant 0 is the product as a whole. */
export const itemOf = (input: string): { readonly id: number; readonly variant: number } | undefined => {
  const [, variant, id] = /^02(\d{5})(\d{6})\d$/.exec(input) ?? [];
  return gtin(input)._tag === 'Right' && id !== undefined
    ? { id: Number(id), variant: Number(variant) }
    : undefined;
};

/**
 * Returns each option with the one value of a variant. The last option's values change first. Undefined if there are
 * not so many variants.
 */
export const optionsAt = (
  options: readonly ProductOption[],
  variant: number,
): readonly ProductOption[] | undefined => {
  let rest = variant - 1;
  const found = options.toReversed().map(({ code, values }): ProductOption => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    return { code, values: value === undefined ? [] : [value] };
  });
  return variant > 0 && rest === 0 ? found.toReversed() : undefined;
};
