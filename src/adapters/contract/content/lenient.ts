import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { pathsOf } from '../../shared/decode.ts';

/** Called with the place of what was left out, never with its content. */
export type Dropped = (at: string) => void;

/** A list whose unreadable items are left out and reported, so that one bad block does not lose the page. */
export const lenient = <A>(codec: t.Type<A, unknown>, dropped: Dropped): t.Type<readonly A[], unknown> => {
  const list = t.readonlyArray(codec);
  const tolerant = new t.Type<readonly A[], unknown>(
    list.name,
    list.is,
    (u, c) => {
      if (!Array.isArray(u)) return t.failure(u, c);
      const kept: A[] = [];
      u.forEach((item: unknown, index) => {
        const read = codec.validate(item, t.appendContext(c, String(index), codec, item));
        if (E.isRight(read)) kept.push(read.right);
        else dropped(pathsOf(read.left));
      });
      return t.success(kept);
    },
    t.identity,
  );
  // Its parts, for the API's description.
  return Object.assign(tolerant, { _tag: list._tag, type: codec });
};
