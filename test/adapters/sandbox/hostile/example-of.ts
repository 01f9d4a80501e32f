import type { Schema } from '../../../../scripts/codec-schema.ts';

interface Read extends Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Read[];
  readonly allOf?: readonly Read[];
  readonly items?: Read;
  readonly properties?: Readonly<Record<string, Read>>;
}

const examples: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, string: '1' };

/** Returns a value that a schema accepts, with every property that it names. */
export const exampleOf = (schema: Schema): unknown => {
  const { type = '', anyOf, allOf, items, properties, ...rest } = schema as Read;
  if ('const' in rest) return rest.const;
  if (rest.enum) return rest.enum[0];
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  if (allOf) return Object.assign({}, ...allOf.map(exampleOf));
  if (type === 'array') return items ? [exampleOf(items)] : [];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, exampleOf(part)]));
  return examples[type];
};

/** Returns the names of the properties of a schema. */
export const namesIn = (schema: Schema): readonly string[] => {
  const { allOf = [], anyOf = [], properties = {} } = schema as Read;
  return [...Object.keys(properties), ...[...allOf, ...anyOf].flatMap(namesIn)];
};
