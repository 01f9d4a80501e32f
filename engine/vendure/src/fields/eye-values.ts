/** What a lens is ordered by, as columns of an order line. Texts as the maker prints them: '-2.50', '180', 'high'. */
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

/** The shop says `add`, which is a word of its own to a database and to staff. */
const shopCodes: Readonly<Partial<Record<EyeValue, string>>> = { addition: 'add' };

export interface CodedValue {
  readonly code: string;
  readonly value: string;
}

/** What is said, in the order in which a lens is described, by the shop's names. */
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

/** What one shelf of a product is called by: '' for a box without values. */
export const powerOf = (values: EyeValues): string =>
  codedValues(values)
    .map(({ code, value }) => `${code}=${encodeURIComponent(value)}`)
    .join(';');
