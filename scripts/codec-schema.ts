/** The part of JSON Schema that the contract needs. */
export interface Schema {
  readonly [key: string]: unknown;
}

/** The part of a codec that describes it: io-ts keeps what it was composed of. */
interface Described {
  readonly name: string;
  readonly _tag?: string;
  readonly props?: Readonly<Record<string, Described>>;
  readonly types?: readonly Described[];
  readonly type?: Described;
  readonly codomain?: Described;
  readonly value?: unknown;
  readonly words?: readonly string[];
}

const ownEye: Schema = {
  type: 'object',
  properties: Object.fromEntries(
    ['sphere', 'cylinder', 'axis', 'add'].map((code) => [code, { type: 'string' }]),
  ),
};

const leaves: Readonly<Record<string, Schema>> = {
  Minor: { type: 'integer', description: 'Minor units: 1999 is 19.99' },
  Whole: { type: 'integer' },
  WholeFromString: { type: 'integer' },
  RichText: { type: 'array', items: {}, description: 'A formatted text as a tree' },
  Target: {
    type: 'object',
    properties: { _tag: { enum: ['Page', 'Elsewhere'] }, path: { type: 'string' }, url: { type: 'string' } },
    required: ['_tag'],
  },
  VatRate: { type: 'integer', description: 'Tenths of a percent: 81 is 8.1 %' },
  Points: { type: 'integer' },
  Day: { type: 'string', format: 'date' },
  DaysWorn: { type: 'integer', description: 'Days per week, 1 to 7' },
  Stars: { type: 'integer', description: '1 to 5' },
  NoQuery: { type: 'object', properties: {} },
  Nothing: { type: 'array', items: {} },
  Pixels: { type: 'integer' },
  Most: { type: 'integer' },
  HeadingLevel: { type: 'integer' },
  Blocks: { type: 'array', items: {}, description: 'Content blocks, like those of a page' },
  Offers: {
    type: 'array',
    items: { type: 'object' },
    description: 'Offers, like the items of banners in a page',
  },
  OwnValues: {
    type: 'object',
    properties: { right: ownEye, left: ownEye },
    description: 'The values of at least one eye. Each has a power; cylinder and axis are only set together',
  },
  ListFromString: { type: 'string', description: 'Several values, separated by commas' },
};

const properties = (props: Readonly<Record<string, Described>>): Schema =>
  Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, schemaOf(codec)]));

/** Schema of an identifier. `pattern` in the syntax of JSON Schema: without control characters. */
export const identifierSchema: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]+$',
};
const identifiers: ReadonlySet<string> = new Set([
  'AliasId',
  'CartItemId',
  'CartToken',
  'ExpressId',
  'OrderToken',
  'PaymentId',
  'ProductId',
]);

/** Codecs that are texts with a special format. */
const texts: ReadonlySet<string> = new Set(['Filled', 'FrameUrl', 'Template']);

/**
 * The schema of a codec that is not composed of others, by its name. Throws for an unknown name, which would otherwise
 * be described wrongly.
 */
const leafOf = (name: string): Schema => {
  const known = identifiers.has(name) ? identifierSchema : leaves[name];
  const leaf = known ?? (texts.has(name) ? { type: 'string' } : undefined);
  if (leaf) return leaf;
  const [, count] = /^(\d+) of /.exec(name) ?? [];
  if (count !== undefined)
    return { type: 'array', items: {}, minItems: Number(count), maxItems: Number(count) };
  if (name.startsWith('ReadonlyArray<')) return { type: 'array', items: {} };
  throw new Error(`${name} has no schema. Add it to scripts/codec-schema.ts.`);
};

/** An intersection of objects becomes one object. */
const joined = (schemas: readonly Schema[]): Schema =>
  schemas.every(({ type }) => type === 'object')
    ? {
        type: 'object',
        properties: Object.assign({}, ...schemas.map((schema) => schema.properties)),
        required: schemas.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
      }
    : { allOf: schemas };

/** The JSON Schema of what a codec accepts. */
export const schemaOf = (codec: Described): Schema => {
  const { _tag, name, props = {}, types = [], type, codomain, value, words } = codec;
  if (words) return { type: 'string', enum: [...words] };
  switch (_tag) {
    case 'InterfaceType':
      return { type: 'object', properties: properties(props), required: Object.keys(props) };
    case 'PartialType':
      return { type: 'object', properties: properties(props), required: [] };
    case 'IntersectionType':
      return joined(types.map(schemaOf));
    case 'UnionType':
      return { anyOf: types.map(schemaOf) };
    case 'ReadonlyArrayType':
    case 'ArrayType':
      return { type: 'array', items: type ? schemaOf(type) : {} };
    case 'ReadonlyType':
    case 'ExactType':
    case 'RefinementType':
      return type ? schemaOf(type) : {};
    case 'DictionaryType':
      return { type: 'object', additionalProperties: codomain ? schemaOf(codomain) : {} };
    case 'LiteralType':
      return { const: value };
    case 'NumberType':
      return { type: 'number' };
    case 'BooleanType':
      return { type: 'boolean' };
    case 'NullType':
      return { type: 'null' };
    case 'StringType':
      return { type: 'string' };
    case 'UndefinedType':
    case 'UnknownType':
      return {};
    default:
      return leafOf(name);
  }
};
