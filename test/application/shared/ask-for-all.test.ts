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

it('sends one request for all ids of one turn, and gives each caller its own · CAT-29', async () => {
  const { asked, ask } = asking(all);
  const answers = await Promise.all([ask(['a', 'b'])(), ask(['c'])(), ask(['b'])()]);
  expect(asked).toEqual([['a', 'b', 'c']]);
  expect(answers).toEqual([all(['a', 'b']), all(['c']), all(['b'])]);
});

it('sends a second request for ids beyond the limit · CAT-29', async () => {
  const { asked, ask } = asking(all);
  const answers = await Promise.all([ask(['a', 'b'])(), ask(['c', 'd'])(), ask(['e'])()]);
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
  expect(answers).toEqual([all(['a', 'b']), all(['c', 'd']), all(['e'])]);
});

it('sends a new request in the next turn, and none for an empty list · CAT-29', async () => {
  const { asked, ask } = asking(all);
  expect(await ask([])()).toEqual(E.right([]));
  await ask(['a'])();
  await ask(['a'])();
  expect(asked).toEqual([['a'], ['a']]);
});

it('fails for all callers together, and leaves out ids that are not found', async () => {
  const none = asking(() => E.left(cut));
  expect(await Promise.all([none.ask(['a'])(), none.ask(['b'])()])).toEqual([E.left(cut), E.left(cut)]);
  expect(await asking(() => all(['b'])).ask(['a', 'b'])()).toEqual(all(['b']));
});
