import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import {
  failureWords,
  makeNotifications,
  type Notification,
  type Notifications,
} from '../../../src/application/shared/notifications.ts';

const about = (key: string): Notification => ({ key, tone: 'info', text: { key } });
const listening = () => {
  const notifications = makeNotifications();
  let shown: readonly string[] = [];
  notifications.state$.subscribe((next) => {
    shown = next.map(({ key }) => key);
  });
  return { notifications, shown: () => shown };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('notifications', () => {
  it('stay for six seconds · NOTE-1', async () => {
    const { notifications, shown } = listening();
    notifications.notify(about('a'));
    await pass(5999);
    expect(shown()).toEqual(['a']);
    await pass(1);
    expect(shown()).toEqual([]);
  });
  it('are three at most: a fourth drops the oldest · NOTE-1', () => {
    const { notifications, shown } = listening();
    for (const key of ['a', 'b', 'c', 'd']) notifications.notify(about(key));
    expect(shown()).toEqual(['b', 'c', 'd']);
  });
  it.each([
    [
      'is reported by a notification',
      (notifications: Notifications) =>
        notifications.notify({ ...about('welcome'), tone: 'success', matter: 'sign-in' }),
    ],
    ['is visible without a notification', ({ settle }: Notifications) => settle('sign-in')],
  ])('of a failure are removed once the same matter succeeds, which %s · NOTE-11', (_, succeed) => {
    const { notifications, shown } = listening();
    const failed = { tone: 'danger', matter: 'sign-in' } as const;
    notifications.notify({ ...about('wrong'), ...failed });
    notifications.notify({ ...about('other'), tone: 'danger', matter: 'coupon' });
    notifications.notify({ ...about('too often'), ...failed });
    expect(shown()).toEqual(['wrong', 'other', 'too often']);
    succeed(notifications);
    expect(shown().filter((key) => key !== 'welcome')).toEqual(['other']);
  });
  it('with the same text are one, which counts them and starts its time again · NOTE-8', async () => {
    const notifications = makeNotifications();
    let shown: readonly (readonly [string, number])[] = [];
    notifications.state$.subscribe((next) => {
      shown = next.map(({ key, count }) => [key, count]);
    });
    for (const key of ['a', 'b', 'a']) notifications.notify(about(key));
    expect(shown).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    await pass(4000);
    notifications.notify(about('a'));
    await pass(2500);
    expect(shown).toEqual([['a', 3]]);
    await pass(3400);
    expect(shown).toEqual([['a', 3]]);
    await pass(100);
    expect(shown).toEqual([]);
  });

  it('with another text are separate, even under the same key · NOTE-8', () => {
    const { notifications, shown } = listening();
    notifications.notify(about('a'));
    notifications.notify({ ...about('a'), text: { key: 'other' } });
    expect(shown()).toEqual(['a', 'a']);
  });

  it('that come while others are held disappear six seconds after the release · NOTE-1', async () => {
    const { notifications, shown } = listening();
    notifications.hold(true);
    notifications.notify(about('a'));
    await pass(9000);
    expect(shown()).toEqual(['a']);
    notifications.hold(false);
    await pass(5900);
    expect(shown()).toEqual(['a']);
    await pass(200);
    expect(shown()).toEqual([]);
  });

  it('that were held for a moment disappear six seconds after the release · NOTE-1', async () => {
    const { notifications, shown } = listening();
    notifications.notify(about('a'));
    await pass(1000);
    notifications.hold(true);
    await pass(1000);
    notifications.hold(false);
    await pass(5999);
    expect(shown()).toEqual(['a']);
    await pass(1);
    expect(shown()).toEqual([]);
  });

  it('stay while the pointer rests on them', async () => {
    const { notifications, shown } = listening();
    notifications.notify(about('a'));
    notifications.hold(true);
    await pass(6000);
    expect(shown()).toEqual(['a']);
    await pass(5000);
    notifications.hold(false);
    await pass(5000);
    expect(shown()).toEqual(['a']);
    await pass(7000);
    expect(shown()).toEqual([]);
  });
});

describe('the text of a failure', () => {
  it.each<[Failure, unknown]>([
    [{ _tag: 'Unreachable' }, { key: 'error.Unreachable' }],
    [{ _tag: 'Unavailable', status: 503 }, { key: 'error.Unavailable' }],
    [
      { _tag: 'Unavailable', status: 429 },
      { key: 'error.TooOften', values: { minutes: 1 } },
    ],
    [
      { _tag: 'Unavailable', status: 429, wait: 60 },
      { key: 'error.TooOften', values: { minutes: 1 } },
    ],
    [
      { _tag: 'Unavailable', status: 429, wait: 61 },
      { key: 'error.TooOften', values: { minutes: 2 } },
    ],
    [{ _tag: 'Refused', code: 'stock.short', violations: [] }, { key: 'stock.short' }],
    [
      { _tag: 'Refused', code: 'limit', values: { limit: 3 }, violations: [] },
      { key: 'limit', values: { limit: 3 } },
    ],
    [{ _tag: 'Refused', code: 'x', message: 'Nein.', violations: [] }, { sentence: 'Nein.' }],
    [
      {
        _tag: 'Refused',
        code: 'x',
        violations: [
          { field: 'a', code: 'b' },
          { field: 'c', code: 'd', message: 'So.' },
        ],
      },
      { sentence: 'So.' },
    ],
  ])('is for %j: %j · NOTE-6', (failure, words) => expect(failureWords(failure)).toStrictEqual(words));
});
