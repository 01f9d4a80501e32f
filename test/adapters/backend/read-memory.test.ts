import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { BackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import { makeReadMemory, rememberReads } from '../../../src/adapters/backend/read-memory.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const setUp = () => {
  let now = 0;
  let asked = 0;
  let changed = -1;
  const memory = makeReadMemory({ freshFor: 5000, capacity: 2, now: () => now, changedAt: () => changed });
  const read: TE.TaskEither<Failure, number> = async () => {
    asked += 1;
    return E.right(asked);
  };
  return {
    ask: (question: string) => memory(question, read)(),
    fail: (question: string) => memory(question, TE.left<Failure, number>({ _tag: 'Unreachable' }))(),
    change: () => {
      changed = now;
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

describe('memory of reads', () => {
  it('asks once for all who ask the same at the same time', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask('lens'), ask('lens'), ask('drops')])).toEqual([
      E.right(1),
      E.right(1),
      E.right(2),
    ]);
  });

  it('asks again once the answer is too old', async () => {
    const { ask, wait } = setUp();
    await ask('lens');
    wait(5000);
    expect(await ask('lens')).toEqual(E.right(1));
    wait(1);
    expect(await ask('lens')).toEqual(E.right(2));
  });

  it('asks again once something was published', async () => {
    const { ask, change, wait } = setUp();
    await ask('lens');
    change();
    wait(1);
    expect(await ask('lens')).toEqual(E.right(2));
    expect(await ask('lens')).toEqual(E.right(2));
  });

  it('asks again after a failure', async () => {
    const { ask, fail } = setUp();
    expect(E.isLeft(await fail('lens'))).toBe(true);
    expect(await ask('lens')).toEqual(E.right(1));
  });

  it('holds as many answers as it may, the newest', async () => {
    const { ask } = setUp();
    await ask('lens');
    await ask('drops');
    await ask('case');
    expect(await ask('drops')).toEqual(E.right(2));
    expect(await ask('lens')).toEqual(E.right(4));
  });
});

it('remembers a story for each page that shows it: its offers differ · CONT-2', async () => {
  const asked: string[] = [];
  const memory = makeReadMemory({ freshFor: 5000, capacity: 9, now: () => 0 });
  const story = (slug: string, path: string) => async () => {
    asked.push(`${slug} ${path}`);
    return E.left<Failure>({ _tag: 'NotFound' });
  };
  const { content } = rememberReads(memory, 'okulino/it', { content: { story } } as unknown as BackendPorts);
  await Promise.all([
    content.story('head/lens', '/c/lenti')(),
    content.story('head/lens', '/c/lenti')(),
    content.story('head/lens', '/c/lenti/morbide')(),
  ]);
  expect(asked).toEqual(['head/lens /c/lenti', 'head/lens /c/lenti/morbide']);
});
