import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';

/** Where a payload differs from its codec: `Cart.items.0.quantity`. Never the value, for it may be personal. */
export const pathsOf = (errors: t.Errors): string =>
  [...new Set(errors.map(({ context }) => context.map(({ key, type }) => key || type.name).join('.')))]
    .slice(0, 5)
    .join(', ');

export const decode =
  <A>(codec: t.Decoder<unknown, A>) =>
  (payload: unknown): E.Either<string, A> =>
    E.mapLeft(pathsOf)(codec.decode(payload));
