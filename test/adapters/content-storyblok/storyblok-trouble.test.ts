import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Guard } from '../../../src/application/shared/circuit-breaker.ts';
import { spaceOfEachTest } from './open-space.ts';

const here = spaceOfEachTest();

describe('a failing Storyblok', () => {
  const ask = (source = here.open()) => source('de').story('page-2', 'published', '/page-2')();

  it('is asked again after longer and longer waits if it responds 429', async () => {
    here.space.next('429', '429');
    expect(await ask()).toMatchObject({ right: { title: '2' } });
    expect(here.waited).toEqual([200, 400]);
  });

  it.each([
    [['429', '429', '429'], { _tag: 'Unavailable', status: 429 }],
    [['500'], { _tag: 'Unavailable', status: 500 }],
    [['404'], { _tag: 'Unavailable', status: 404 }],
    [['nonsense'], { _tag: 'Unreadable', at: 'storyblok: not JSON' }],
    [['cut', 'cut'], { _tag: 'Unreachable' }],
  ] as const)('that answers %j becomes the matching failure', async (answers, failure) => {
    here.space.next(...answers);
    expect(await ask()).toEqual(E.left(failure));
  });

  it('is given up after the timeout', async () => {
    here.space.next('never');
    expect(await ask(here.open({ patience: 50 }))).toEqual(E.left({ _tag: 'Unreachable' }));
  });

  it('is replaced by its last response, for a limited time', async () => {
    const source = here.open();
    await ask(source);
    here.now += 3_600_000;
    here.space.next('500');
    expect(await ask(source)).toMatchObject({ right: { title: '2' } });
    here.now += 24 * 3_600_000;
    here.space.next('500');
    expect(await ask(source)).toEqual(E.left({ _tag: 'Unavailable', status: 500 }));
  });

  it('is replaced by its last response while it sends no JSON', async () => {
    const source = here.open();
    await ask(source);
    here.now += 3_600_000;
    here.space.next('nonsense');
    expect(await ask(source)).toMatchObject({ right: { title: '2' } });
  });

  it('is replaced by its last response at once while the circuit breaker is open', async () => {
    let isUp = true;
    const guard: Guard = (question) => (isUp ? question : TE.left({ _tag: 'Unreachable' }));
    const source = here.open({ guard });
    await ask(source);
    const before = here.space.asked.length;
    isUp = false;
    here.now += 3_600_000;
    expect(await ask(source)).toMatchObject({ right: { title: '2' } });
    expect(here.space.asked).toHaveLength(before);
  });

  it('does not leak its token in failures or reports', async () => {
    const refused = await ask(here.open({ token: 'wrong-secret' }));
    expect(refused).toEqual(E.left({ _tag: 'Unavailable', status: 401 }));
    expect(JSON.stringify([refused, here.reports])).not.toContain('secret');
  });
});
