import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../../shared/decode.ts';

/** A list item that could not be read: where it differs from its codec, and the received value. */
export interface Unreadable {
  readonly at: string;
  readonly came: unknown;
}

/**
 * Returns a codec for a list in which an unreadable item does not affect the others. The fields to query are those of
 * `codec`: `selectionOf` sees through the wrapper.
 */
export const eachReadable = <A>(codec: t.Type<A, unknown>) => {
  const one = new t.Type<E.Either<Unreadable, A>, unknown>(
    codec.name,
    (u): u is E.Either<Unreadable, A> => typeof u === 'object' && u !== null && '_tag' in u,
    (came) => t.success(E.mapLeft((at: string): Unreadable => ({ at, came }))(decode(codec)(came))),
    (read) => (E.isRight(read) ? codec.encode(read.right) : read.left.came),
  );
  return t.readonlyArray(Object.assign(one, { _tag: 'ReadonlyType' as const, type: codec }));
};
