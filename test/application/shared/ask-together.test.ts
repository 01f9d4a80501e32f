import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { askTogether } from '../../../src/application/shared/ask-together.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const asking = () => {
  const asked: string[] = [];
  const answers: ((answer: E.Either<Failure, string>) => void)[] = [];
  const ask = askTogether((question: readonly string[]) => () => {
    asked.push(question.join());
    return new Promise<E.Either<Failure, string>>((answer) => answers.push(answer));
  });
  return { asked, answers, ask };
};

it('sends one request for equal questions while the response is pending · CART-6', async () => {
  const { asked, answers, ask } = asking();
  const both = Promise.all([ask(['a'])(), ask(['a'])(), ask(['b'])()]);
  answers[0]?.(E.right('of a'));
  answers[1]?.(E.right('of b'));
  expect(await both).toEqual([E.right('of a'), E.right('of a'), E.right('of b')]);
  expect(asked).toEqual(['a', 'b']);
});

it('sends a new request once a response has come, even a failure', async () => {
  const { asked, answers, ask } = asking();
  const first = ask(['a'])();
  answers[0]?.(E.left({ _tag: 'Unreachable' }));
  expect(await first).toEqual(E.left({ _tag: 'Unreachable' }));
  const second = ask(['a'])();
  answers[1]?.(E.right('now'));
  expect(await second).toEqual(E.right('now'));
  expect(asked).toEqual(['a', 'a']);
});
