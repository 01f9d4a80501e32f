/** The key of a code's text, and the name of the number in it. */
interface Worded {
  readonly key: string;
  readonly number?: string;
}

/** Codes with our own text, for a backend that sends no sentence. Source: NOTE-7. */
const worded: Readonly<Record<string, Worded>> = {
  'product.variant_does_not_exist': { key: 'cart:product.variant_does_not_exist' },
  'product.max_quantity_exceeded': { key: 'cart:product.max_quantity_exceeded', number: 'max' },
  'product.stock.no_stock': { key: 'cart:product.stock.no_stock' },
  'product.stock.no_stock_available': { key: 'cart:product.stock.no_stock_available' },
  'product.stock.reduce_stock': { key: 'product.stock.reduce_stock', number: 'stock' },
  'validation.this_field_is_required': { key: 'cart:validation.this_field_is_required' },
  'validation.required': { key: 'cart:validation.this_field_is_required' },
};

/**
 * Returns the key of a code's text. If its number is missing, the key of a general text without one. Undefined if the
 * code has no text. Source: NOTE-7.
 */
export const refusalKey = (
  code: string,
  values: Readonly<Record<string, unknown>> = {},
): string | undefined => {
  const known = Object.hasOwn(worded, code) ? worded[code] : undefined;
  if (!known) return undefined;
  return known.number === undefined || values[known.number] !== undefined
    ? known.key
    : 'cart:product.tooMany';
};
