/**
 * The values by which a lens is ordered, as columns of an order line. Texts as the manufacturer prints them: '-2.50',
 * '180', 'high'.
 */
export const eyeValues = [
  'sphere',
  'cylinder',
  'axis',
  'radius',
  'diameter',
  'addition',
  'color',
  'dominance',
] as const;
export type EyeValue = (typeof eyeValues)[number];
export type EyeValues = Readonly<Partial<Record<EyeValue, string | null>>>;

/** The shop's name is `add`, which is a reserved word in a database and means something else to staff. */
const shopCodes: Readonly<Partial<Record<EyeValue, string>>> = { addition: 'add' };

export interface CodedValue {
  readonly code: string;
  readonly value: string;
}

/** The given values in the usual order of a lens, by the shop's names. */
export const codedValues = (values: EyeValues): readonly CodedValue[] =>
  eyeValues.flatMap((name) => {
    const value = values[name];
    return value ? [{ code: shopCodes[name] ?? name, value }] : [];
  });

export const valuesFrom = (coded: readonly CodedValue[]): EyeValues =>
  Object.fromEntries(
    eyeValues.flatMap((name) => {
      const found = coded.find(({ code }) => code === (shopCodes[name] ?? name));
      return found ? [[name, found.value]] : [];
    }),
  );

/** The name of one stock entry of a product: '' for a box without values. */
export const powerOf = (values: EyeValues): string =>
  codedValues(values)
    .map(({ code, value }) => `${code}=${encodeURIComponent(value)}`)
    .join(';');
