import type { VariantJson } from '../seed/flags.ts';

type Value = string | number | boolean;

const valueIn = (text: string): Value => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : text;
  } catch {
    return text;
  }
};

/** Reads `promise = saving`, one per line. Numbers and booleans are recognised; a value in quotes is a text. */
export const variablesIn = (lines: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    lines.split(/\r?\n/).flatMap((line) => {
      const [, name, text] = /^\s*([\w-]{1,60})\s*=\s*(.{0,200}?)\s*$/.exec(line) ?? [];
      return name === undefined || text === undefined ? [] : [[name, valueIn(text)]];
    }),
  );

const written = (value: Value): string =>
  typeof value === 'string' && valueIn(value) !== value ? JSON.stringify(value) : String(value);

export const linesOf = (variables: Readonly<Record<string, Value>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name} = ${written(value)}`)
    .join('\n');

const weightIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

/** Applies a form to the existing variants. What the form does not contain stays as it is. */
export const editedVariants = (
  variants: readonly VariantJson[],
  form: URLSearchParams,
): readonly VariantJson[] =>
  variants.map((variant, at) => ({
    ...variant,
    weight: weightIn(form.get(`weight.${at}`)) ?? variant.weight,
    enabled: form.get(`enabled.${at}`) === 'on',
    variables: variablesIn(form.get(`variables.${at}`) ?? ''),
  }));
