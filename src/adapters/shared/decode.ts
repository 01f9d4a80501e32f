import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';

/** Whether a codec is an intersection or a union. Its branch is not a place in the payload. */
const isOfParts = (entry: t.ContextEntry | undefined): boolean =>
  /^(?:Inters|Un)/.test((entry?.type as { readonly _tag?: string } | undefined)?._tag ?? '');

/**
 * Names a codec. One without a name is named after its parts by default, such as `undefined`, which means nothing to
 * the reader of a refusal.
 */
const nameOf = ({ key, type }: t.ContextEntry): string =>
  key || (/^[A-Z]\w*$/.test(type.name) ? type.name : 'payload');

const pathOf = (context: t.Context): string =>
  context
    .filter((_, at) => !isOfParts(context[at - 1]))
    .map(nameOf)
    .join('.');

/**
 * Returns the paths at which a payload does not match its codec: `Cart.items.0.quantity`. Never the values, since they
 * may be personal.
 */
export const pathsOf = (errors: t.Errors): string =>
  [...new Set(errors.map(({ context }) => pathOf(context)))].slice(0, 5).join(', ');

export const decode =
  <A>(codec: t.Decoder<unknown, A>) =>
  (payload: unknown): E.Either<string, A> =>
    E.mapLeft(pathsOf)(codec.decode(payload));
