import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../../shared/decode.ts';

/** Something of a list that nobody can read: where it differs from its codec, and what came. */
export interface Unreadable {
  readonly at: string;
  readonly came: unknown;
}

/**
 * A list in which one thing that cannot be read spoils no other. What is asked for is what `codec` reads, as everywhere:
 * `selectionOf` takes the wrapping for a wrapping.
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
