const codes = ['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add', 'color', 'dominance'] as const;
/** Dioptres have two decimal places and a sign, other measures of a lens have one. */
const digits: Readonly<Record<string, number>> = {
  sphere: 2,
  cylinder: 2,
  axis: 0,
  radius: 1,
  diameter: 1,
  add: 2,
};

const written = (code: string, value: number): string => {
  const text = value.toFixed(digits[code] ?? 0);
  return (code === 'sphere' || code === 'add') && value > 0 ? `+${text}` : text;
};

/** `-6.00..6.00/0.25` is a range with its step, `8.4|8.7` a list, and both can be mixed. */
export const valuesOf = (code: string, text: string): readonly string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [, from, to, step] = /^([+-]?[\d.]+)\.\.([+-]?[\d.]+)\/([\d.]+)$/.exec(part) ?? [];
      if (from === undefined || to === undefined || step === undefined || !(Number(step) > 0)) return [part];
      const count = Math.floor((Number(to) - Number(from)) / Number(step) + 1e-9);
      return Array.from({ length: count + 1 }, (_, index) =>
        written(code, Number(from) + index * Number(step)),
      );
    });

/** The values in which a lens is made, from the columns named after them. */
export const optionEntries = (cell: (column: string) => string) =>
  codes.flatMap((code) => {
    const values = valuesOf(code, cell(code));
    return values.length > 0 ? [{ code, values }] : [];
  });
