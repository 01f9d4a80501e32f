import type * as t from 'io-ts';

/** The io-ts codecs used to describe the engine's answers. */
type Shape =
  | { readonly _tag: 'InterfaceType' | 'PartialType'; readonly props: t.Props }
  | { readonly _tag: 'IntersectionType' | 'UnionType'; readonly types: readonly t.Mixed[] }
  | { readonly _tag: 'ReadonlyArrayType' | 'ArrayType' | 'ReadonlyType'; readonly type: t.Mixed }
  | { readonly _tag?: undefined };

const fieldsOf = (codec: t.Mixed): readonly string[] => {
  const shape = codec as unknown as Shape;
  switch (shape._tag) {
    case 'InterfaceType':
    case 'PartialType':
      return Object.entries(shape.props).map(([name, field]) => {
        const inner = fieldsOf(field);
        return inner.length === 0 ? name : `${name} { ${inner.join(' ')} }`;
      });
    case 'IntersectionType':
    case 'UnionType':
      return shape.types.flatMap(fieldsOf);
    case 'ReadonlyArrayType':
    case 'ArrayType':
    case 'ReadonlyType':
      return fieldsOf(shape.type);
    default:
      return [];
  }
};

/**
 * Returns the fields of a GraphQL query from the codec of its answer, so that exactly what is read is requested. Empty
 * for a scalar.
 */
export const selectionOf = (codec: t.Mixed): string => fieldsOf(codec).join(' ');
