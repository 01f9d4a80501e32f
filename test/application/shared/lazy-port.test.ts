import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { lazyPort } from '../../../src/application/shared/lazy.ts';

interface Greeter {
  readonly greet: (name: string) => TE.TaskEither<Failure, string>;
}
const greeter: Greeter = { greet: (name) => TE.right(`Hello ${name}`) };

it('a lazy port loads its adapter with the first request', async () => {
  let loads = 0;
  const port = lazyPort<Greeter>(async () => {
    loads += 1;
    return greeter;
  });
  const question = port.greet('Mia');
  expect(loads).toBe(0);
  expect(await question()).toEqual(E.right('Hello Mia'));
});
it('a lazy port is unreachable while its code cannot be loaded, and tries again', async () => {
  let there = false;
  const port = lazyPort<Greeter>(async () => {
    if (!there) throw new Error('chunk');
    return greeter;
  });
  expect(await port.greet('Mia')()).toEqual(E.left({ _tag: 'Unreachable' }));
  there = true;
  expect(await port.greet('Mia')()).toEqual(E.right('Hello Mia'));
});
