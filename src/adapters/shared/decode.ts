import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';

/** Codecs of several parts: which of them it was is no place in the payload. */
const isOfParts = (entry: t.ContextEntry | undefined): boolean =>
  /^(?:Inters|Un)/.test((entry?.type as { readonly _tag?: string } | undefined)?._tag ?? '');

/** A codec without a name of its own is called by what it is made of, `undefined` say, which says nothing to who reads a refusal. */
const nameOf = ({ key, type }: t.ContextEntry): string =>
  key || (/^[A-Z]\w*$/.test(type.name) ? type.name : 'payload');

const pathOf = (context: t.Context): string =>
  context
    .filter((_, at) => !isOfParts(context[at - 1]))
    .map(nameOf)
    .join('.');

/** Where a payload differs from its codec: `Cart.items.0.quantity`. Never the value, for it may be personal. */
export const pathsOf = (errors: t.Errors): string =>
  [...new Set(errors.map(({ context }) => pathOf(context)))].slice(0, 5).join(', ');

export const decode =
  <A>(codec: t.Decoder<unknown, A>) =>
  (payload: unknown): E.Either<string, A> =>
    E.mapLeft(pathsOf)(codec.decode(payload));
