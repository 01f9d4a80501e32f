import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/** Makes a codec from the domain's own constructor, so that no rule is written twice. */
export const codecOf = <I, A extends I>(
  name: string,
  base: t.Type<I>,
  make: (input: I) => E.Either<unknown, A>,
): t.Type<A, I> =>
  new t.Type<A, I>(
    name,
    (u): u is A => base.is(u) && E.isRight(make(u)),
    (u, c) =>
      pipe(
        base.validate(u, c),
        E.flatMap((input) =>
          pipe(
            make(input),
            E.orElse(() => t.failure<A>(u, c)),
          ),
        ),
      ),
    (a) => a,
  );
