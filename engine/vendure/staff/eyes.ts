export interface Value {
  readonly code: string;
  readonly value: string;
}
/** A line of an order whose product is ordered by values, in the engine's answer. */
export interface Eye {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  readonly eye: string | null;
  readonly values: readonly Value[];
  readonly options: readonly { readonly code: string; readonly values: readonly string[] }[];
  readonly narrowings: readonly {
    readonly when: string;
    readonly values: readonly string[];
    readonly code: string;
    readonly keep: readonly string[];
  }[];
  /** Why its values can no longer be changed. */
  readonly fixed: string | null;
}
export interface EyesAnswer {
  readonly ok: readonly Eye[] | null;
  readonly no: { readonly code: string; readonly message: string } | null;
}

const fields = `
  ok { id title quantity eye values { code value } options { code values }
    narrowings { when values code keep } fixed }
  no { code message }`;

export const askEyes = `query ShopEyes($orderId: ID!) { shopEyes(orderId: $orderId) { ${fields} } }`;
export const mendEye = `
  mutation ShopMendEye($orderLineId: ID!, $was: [LensValueInput!]!, $values: [LensValueInput!]!, $note: String!) {
    shopMendEye(orderLineId: $orderLineId, was: $was, values: $values, note: $note) { ${fields} }
  }`;

/** In the usual order of a lens. */
const names: Readonly<Record<string, string>> = {
  sphere: 'Sphere',
  cylinder: 'Cylinder',
  axis: 'Axis',
  radius: 'Base curve',
  diameter: 'Diameter',
  add: 'Addition',
  color: 'Color',
  dominance: 'Dominance',
};
export const codes: readonly string[] = Object.keys(names);
export const nameOf = (code: string): string => names[code] ?? code;
/** With a minus sign instead of a hyphen. */
export const written = (value: string): string => value.replace(/^-(?=\d)/, '−');

export const sideOf = ({ eye }: Pick<Eye, 'eye'>): string =>
  eye === 'right' ? 'Right eye' : eye === 'left' ? 'Left eye' : 'Either eye';

export const chosenOf = (values: readonly Value[], code: string): string | undefined =>
  values.find((one) => one.code === code)?.value;

/** The available values of an option, depending on the other chosen values. */
export const offered = (
  { options, narrowings }: Eye,
  chosen: readonly Value[],
  code: string,
): readonly string[] => {
  const active = narrowings.filter(
    (one) => one.code === code && one.values.includes(chosenOf(chosen, one.when) ?? ''),
  );
  const values = options.find((one) => one.code === code)?.values ?? [];
  return values.filter((value) => active.every(({ keep }) => keep.includes(value)));
};

/** The values that differ, such as: Sphere −2.50 to −2.75. */
export const changes = (from: readonly Value[], to: readonly Value[]): readonly string[] =>
  codes.flatMap((code) => {
    const [was, now] = [chosenOf(from, code), chosenOf(to, code)];
    return was === now ? [] : [`${nameOf(code)} ${written(was ?? 'none')} to ${written(now ?? 'none')}`];
  });
