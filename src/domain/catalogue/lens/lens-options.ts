/** The options that a contact lens is ordered by, in the order of the form. Source: CAT-7. */
export const lensOptionCodes = ['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add'] as const;
/** Other options that a product can be ordered by. */
export const otherOptionCodes = ['color', 'dominance'] as const;
export const optionCodes = [...lensOptionCodes, ...otherOptionCodes] as const;
export type OptionCode = (typeof optionCodes)[number];

/**
 * One option and the values that the product is made in. Values are texts as the manufacturer prints them, with a dot
 * as decimal mark: '-2.50' (dioptres), '180' (degrees), '8.6' (millimetres), 'high' (an addition's grade).
 */
export interface ProductOption {
  readonly code: OptionCode;
  readonly values: readonly string[];
}

/** Returns the values that a product is made in. Empty without this option. */
export const valuesOf = (options: readonly ProductOption[], code: OptionCode): readonly string[] =>
  options.find((option) => option.code === code)?.values ?? [];

/** The options a shopper has chosen: the values of one variant, or some of them. */
export type Configuration = Readonly<Partial<Record<OptionCode, string>>>;

/** Whether a value is a measure, to be written with its sign and unit. Otherwise it is a word. */
export const isNumeric = (value: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(value);

/** Formats a measure for people, with a real minus sign and the decimal mark of their language. */
export const writtenMeasure = (value: string, decimalMark: string): string =>
  value.replace('-', '−').replace('.', decimalMark);
