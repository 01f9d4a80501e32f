import type * as t from 'io-ts';

/** The parts of io-ts codecs that answers of the engine are described with. */
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

/** What is asked for is what is read: the fields of a GraphQL question from the codec of its answer. Empty: a scalar. */
export const selectionOf = (codec: t.Mixed): string => fieldsOf(codec).join(' ');
