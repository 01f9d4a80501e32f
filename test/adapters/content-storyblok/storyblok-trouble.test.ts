import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Guard } from '../../../src/application/shared/circuit-breaker.ts';
import { spaceOfEachTest } from './open-space.ts';

const here = spaceOfEachTest();

describe('Storyblok in trouble', () => {
  const ask = (source = here.open()) => source('de').story('page-2', 'published', '/page-2')();

  it('is given time when it was asked too often', async () => {
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
  ] as const)('%j is a failure with a name', async (answers, failure) => {
    here.space.next(...answers);
    expect(await ask()).toEqual(E.left(failure));
  });

  it('is given up when it is slow', async () => {
    here.space.next('never');
    expect(await ask(here.open({ patience: 50 }))).toEqual(E.left({ _tag: 'Unreachable' }));
  });

  it('goes on saying what it last said', async () => {
    const source = here.open();
    await ask(source);
    here.now += 3_600_000;
    here.space.next('500');
    expect(await ask(source)).toMatchObject({ right: { title: '2' } });
    here.now += 24 * 3_600_000;
    here.space.next('500');
    expect(await ask(source)).toEqual(E.left({ _tag: 'Unavailable', status: 500 }));
  });

  it('goes on saying what it last said while it talks nonsense', async () => {
    const source = here.open();
    await ask(source);
    here.now += 3_600_000;
    here.space.next('nonsense');
    expect(await ask(source)).toMatchObject({ right: { title: '2' } });
  });

  it('says what it last said at once where nobody waits for it any more', async () => {
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

  it('tells its token to nobody', async () => {
    const refused = await ask(here.open({ token: 'wrong-secret' }));
    expect(refused).toEqual(E.left({ _tag: 'Unavailable', status: 401 }));
    expect(JSON.stringify([refused, here.reports])).not.toContain('secret');
  });
});
