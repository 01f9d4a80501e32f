import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type Kept, makeRemoteCollection } from '../../../src/application/customer/remote-collection.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { waitUntil } from '../../wait-until.ts';
import { tick } from '../shared/shelf.ts';
import { afterwards } from './kept.ts';

const cut: Failure = { _tag: 'Unreachable' };
const now = <A>(keeping: { state$: import('rxjs').Observable<Kept<A, 'save'>> }) =>
  firstValueFrom(keeping.state$);

describe('a remote collection', () => {
  it('keeps the last value on screen while it is loaded again, and when that fails', async () => {
    const answers = [TE.right('a'), TE.left(cut), TE.right('b')];
    const keeping = makeRemoteCollection<string, 'save'>(() => answers.shift() ?? TE.left(cut));
    keeping.load();
    await afterwards(async () => expect((await now(keeping)).kept).toEqual({ _tag: 'Ready', value: 'a' }));
    keeping.load();
    expect((await now(keeping)).kept).toEqual({ _tag: 'Loading', value: 'a' });
    await afterwards(async () =>
      expect((await now(keeping)).kept).toEqual({ _tag: 'Failed', error: cut, value: 'a' }),
    );
    keeping.load();
    await afterwards(async () => expect((await now(keeping)).kept).toEqual({ _tag: 'Ready', value: 'b' }));
  });

  it('makes one change at a time, and reloads after each, also after a failed one', async () => {
    let asked = 0;
    let done = 0;
    const keeping = makeRemoteCollection<number, 'save'>(() => TE.fromIO(() => ++asked));
    const work = TE.fromIO(() => ++done);
    keeping.during('save', work, 'x');
    keeping.during('save', work, 'x');
    expect((await now(keeping)).task).toEqual({ _tag: 'Busy', name: 'save', about: 'x' });
    await afterwards(async () =>
      expect(await now(keeping)).toEqual({
        kept: { _tag: 'Ready', value: 1 },
        task: { _tag: 'Done', name: 'save', about: 'x' },
      }),
    );
    expect(done).toBe(1);
    keeping.during('save', TE.left(cut));
    await afterwards(async () =>
      expect(await now(keeping)).toEqual({
        kept: { _tag: 'Ready', value: 2 },
        task: { _tag: 'Failed', name: 'save', failure: cut },
      }),
    );
    keeping.acknowledge();
    expect((await now(keeping)).task).toEqual({ _tag: 'Idle' });
  });

  it('makes another change after the one under way, and shows the result of each · ACC-17', async () => {
    const first = Promise.withResolvers<undefined>();
    const sent: string[] = [];
    const keeping = makeRemoteCollection<string, 'save'>(() => TE.right('a'));
    const tasks: string[] = [];
    keeping.state$.subscribe(({ task }) =>
      tasks.push('about' in task ? `${task._tag} ${task.about}` : task._tag),
    );
    const save = (about: string, answer: Promise<E.Either<Failure, undefined>>) =>
      keeping.during(
        'save',
        () => {
          sent.push(about);
          return answer;
        },
        about,
      );
    save('x', first.promise.then(E.right));
    save('y', Promise.resolve(E.left(cut)));
    save('z', Promise.resolve(E.right(undefined)));
    save('y', Promise.resolve(E.right(undefined)));
    await tick();
    expect(sent).toEqual(['x']);
    first.resolve(undefined);
    await waitUntil(() => expect(tasks.at(-1)).toBe('Done z'));
    expect(sent).toEqual(['x', 'y', 'z']);
    expect([...new Set(tasks)]).toEqual([
      'Idle',
      'Busy x',
      'Done x',
      'Busy y',
      'Failed y',
      'Busy z',
      'Done z',
    ]);
    save('x', Promise.resolve(E.right(undefined)));
    await waitUntil(() => expect(tasks.at(-1)).toBe('Done x'));
  });

  it('takes presses with the same content for one change, and others for several · ACC-17', async () => {
    const sent: number[] = [];
    const keeping = makeRemoteCollection<string, 'save'>(() => TE.right('a'));
    const save = (content: number) =>
      keeping.during(
        'save',
        TE.fromIO(() => sent.push(content)),
        'x',
        { content },
      );
    for (const content of [1, 2, 1, 2]) save(content);
    await waitUntil(() => expect(sent).toEqual([1, 2]));
    save(1);
    await waitUntil(() => expect(sent).toEqual([1, 2, 1]));
  });

  it('lets a change that begins after a result go first, and none begin beside it', async () => {
    const keeping = makeRemoteCollection<string, 'save'>(() => TE.right('a'));
    let running = 0;
    let most = 0;
    const done: string[] = [];
    const save = (about: string, then?: () => void) =>
      keeping.during(
        'save',
        async () => {
          running += 1;
          most = Math.max(most, running);
          await tick();
          running -= 1;
          done.push(about);
          return E.right(undefined);
        },
        about,
        { done: then },
      );
    save('x', () => save('after x'));
    save('y');
    await waitUntil(() => expect(done).toEqual(['x', 'after x', 'y']));
    expect(most).toBe(1);
  });

  it('drops a response that a newer request has overtaken', async () => {
    const first = Promise.withResolvers<'old'>();
    const answers = [TE.fromTask(() => first.promise), TE.right('new')];
    const keeping = makeRemoteCollection<string, 'save'>(() => answers.shift() ?? TE.left(cut));
    keeping.load();
    keeping.load();
    await afterwards(async () => expect((await now(keeping)).kept.value).toBe('new'));
    first.resolve('old');
    await tick();
    expect((await now(keeping)).kept.value).toBe('new');
  });

  it('names no subject for a change without one', async () => {
    const keeping = makeRemoteCollection<string, 'save'>(() => TE.right('a'));
    keeping.during('save', TE.right(undefined));
    await tick();
    expect((await now(keeping)).task).toStrictEqual({ _tag: 'Done', name: 'save' });
  });

  it('runs the follow-up of a successful change only, once another change can begin', async () => {
    const tasks: string[] = [];
    const keeping = makeRemoteCollection<string, 'save'>(() => TE.right('a'));
    const done = () => {
      tasks.push('after');
      keeping.during('save', TE.right(undefined), 'next');
    };
    keeping.state$.subscribe(({ task }) =>
      tasks.push('about' in task ? `${task._tag} ${task.about}` : task._tag),
    );
    keeping.during('save', TE.left(cut), 'first', { done });
    await tick();
    keeping.during('save', TE.right(undefined), 'second', { done });
    await tick();
    expect([...new Set(tasks)]).toEqual([
      'Idle',
      'Busy first',
      'Failed first',
      'Busy second',
      'Done second',
      'after',
      'Busy next',
      'Done next',
    ]);
  });

  it('ignores an acknowledgement while a task is under way', async () => {
    const keeping = makeRemoteCollection<string, 'save'>(() => TE.right('a'));
    keeping.during('save', TE.right(undefined));
    keeping.acknowledge();
    expect((await now(keeping)).task).toEqual({ _tag: 'Busy', name: 'save' });
  });
});
