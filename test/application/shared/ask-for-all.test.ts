import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { askForAll } from '../../../src/application/shared/ask-for-all.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const cut: Failure = { _tag: 'Unreachable' };
const asking = (answerOf: (ids: readonly string[]) => E.Either<Failure, readonly { id: string }[]>) => {
  const asked: (readonly string[])[] = [];
  const ask = askForAll((ids: readonly string[]) => {
    asked.push(ids);
    return TE.fromEither(answerOf(ids));
  }, 3);
  return { asked, ask };
};
const all = (ids: readonly string[]) => E.right(ids.map((id) => ({ id })));

it('asks once for all that several want in one turn, and gives everybody their own · CAT-29', async () => {
  const { asked, ask } = asking(all);
  const answers = await Promise.all([ask(['a', 'b'])(), ask(['c'])(), ask(['b'])()]);
  expect(asked).toEqual([['a', 'b', 'c']]);
  expect(answers).toEqual([all(['a', 'b']), all(['c']), all(['b'])]);
});

it('asks a second time for what is too much for one question · CAT-29', async () => {
  const { asked, ask } = asking(all);
  const answers = await Promise.all([ask(['a', 'b'])(), ask(['c', 'd'])(), ask(['e'])()]);
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  expect(answers).toEqual([all(['a', 'b']), all(['c', 'd']), all(['e'])]);
});

it('asks anew in the next turn, and nobody where nothing is wanted · CAT-29', async () => {
  const { asked, ask } = asking(all);
  expect(await ask([])()).toEqual(E.right([]));
  await ask(['a'])();
  await ask(['a'])();
  expect(asked).toEqual([['a'], ['a']]);
});

it('fails for all who asked, and leaves out what is not there', async () => {
  const none = asking(() => E.left(cut));
  expect(await Promise.all([none.ask(['a'])(), none.ask(['b'])()])).toEqual([E.left(cut), E.left(cut)]);
  expect(await asking(() => all(['b'])).ask(['a', 'b'])()).toEqual(all(['b']));
});
