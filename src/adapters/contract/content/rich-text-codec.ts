import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import {
  type HeadingLevel,
  headingLevels,
  type Inline,
  type RichNode,
  type RichText,
  textMarks,
} from '../../../domain/content/rich-text.ts';
import { oneOf } from '../scalars.ts';
import { type Dropped, lenient } from './lenient.ts';
import { ImageC, list, type TargetCodec } from './parts.ts';

/** The maximum nesting, deeper than an editor's text; anything below is not read. */
const deepest = 12;

const isLevel = (u: unknown): u is HeadingLevel => headingLevels.some((level) => level === u);
const LevelC = new t.Type<HeadingLevel, unknown>(
  'HeadingLevel',
  isLevel,
  (u, c) => (isLevel(u) ? t.success(u) : t.failure(u, c)),
  t.identity,
);

const inlineC = (target: TargetCodec): t.Type<Inline, unknown> =>
  t.union([
    t.intersection([
      t.type({ kind: t.literal('text'), text: t.string, marks: list(oneOf('Mark', textMarks)) }),
      t.partial({ link: target }),
    ]),
    t.type({ kind: t.literal('line-break') }),
  ]);

type NodeCodecs = { readonly [K in RichNode['kind']]: t.Type<Extract<RichNode, { kind: K }>, unknown> };

const nodesAt = (target: TargetCodec, dropped: Dropped, depth: number): t.Type<RichText, unknown> => {
  const inlines = lenient(inlineC(target), dropped);
  /** Created only when something is nested, so that the recursion of codecs ends with the text. */
  const below = new t.Type<RichText, unknown>(
    'RichText',
    (input): input is RichText => Array.isArray(input),
    (u, c) => (depth < deepest ? nodesAt(target, dropped, depth + 1).validate(u, c) : t.failure(u, c)),
    t.identity,
  );
  const codecs: NodeCodecs = {
    paragraph: t.type({ kind: t.literal('paragraph'), content: inlines }),
    heading: t.type({ kind: t.literal('heading'), level: LevelC, content: inlines }),
    list: t.type({ kind: t.literal('list'), ordered: t.boolean, items: list(below) }),
    quote: t.type({ kind: t.literal('quote'), content: below }),
    code: t.type({ kind: t.literal('code'), text: t.string }),
    rule: t.type({ kind: t.literal('rule') }),
    table: t.type({
      kind: t.literal('table'),
      rows: list(list(t.type({ isHeading: t.boolean, content: inlines }))),
    }),
    picture: t.type({ kind: t.literal('picture'), image: ImageC }),
  };
  return lenient(byKind<RichNode>('Node', codecs), dropped);
};

/** Returns the same context with the chosen codec as its type. */
const placeOf = (context: t.Context, type: t.Mixed): t.Context =>
  context.map((entry, at) => (at === context.length - 1 ? { ...entry, type } : entry));

/** Decodes one of several codecs by `kind`: errors refer to that codec, not to all. */
export const byKind = <A extends { readonly kind: string }>(
  name: string,
  codecs: { readonly [K in A['kind']]: t.Type<Extract<A, { kind: K }>, unknown> },
): t.Type<A, unknown> => {
  const known: Readonly<Record<string, t.Type<A, unknown>>> = codecs as never;
  const KindC = oneOf('Kind', Object.keys(known));
  const codecOfKind = (u: unknown) => {
    const kind = t.type({ kind: KindC }).decode(u);
    return E.isRight(kind) ? known[kind.right.kind] : undefined;
  };
  const codec = new t.Type<A, unknown>(
    name,
    (u): u is A => codecOfKind(u)?.is(u) ?? false,
    (u, c) => {
      const own = codecOfKind(u);
      return own
        ? own.validate(u, placeOf(c, own))
        : t.failure(u, t.appendContext(placeOf(c, KindC), 'kind', KindC));
    },
    t.identity,
  );
  // Its parts, for the API's description.
  return Object.assign(codec, { _tag: 'UnionType', types: Object.values(known) });
};

/** A text as a tree. Unreadable parts are left out and reported. Source: CONT-1. */
export const richTextC = (target: TargetCodec, dropped: Dropped): t.Type<RichText, unknown> => {
  const nodes = nodesAt(target, dropped, 1);
  return new t.Type<RichText, unknown>('RichText', nodes.is, nodes.validate, t.identity);
};
