import { describe, expect, it } from 'vitest';
import {
  isDone,
  nextTryIn,
  stateAfter,
  subscriptionActions,
  subscriptionStates,
  triesAfter,
} from '../../../../src/domain/orders/subscription/states.ts';

describe('a subscription', () => {
  it.each([
    ['active', 'pause', 'paused'],
    ['active', 'activate', undefined],
    ['active', 'skip', 'active'],
    ['active', 'change', 'active'],
    ['active', 'cancel', 'cancelled'],
    ['paused', 'pause', undefined],
    ['paused', 'activate', 'active'],
    ['paused', 'skip', undefined],
    ['paused', 'change', 'paused'],
    ['paused', 'cancel', 'cancelled'],
  ] as const)('in the state %s: %s leads to %s · ACC-5', (state, action, after) => {
    expect(stateAfter(state, action)).toBe(after);
  });

  it('that is cancelled stays cancelled, whatever the action · ACC-5', () => {
    for (const action of subscriptionActions) expect(stateAfter('cancelled', action)).toBeUndefined();
  });

  it('treats an action as done if it is already in the resulting state · ACC-5', () => {
    const done = subscriptionStates.flatMap((state) =>
      subscriptionActions.filter((action) => isDone(state, action)).map((action) => [state, action]),
    );
    expect(done).toEqual([
      ['active', 'activate'],
      ['paused', 'pause'],
      ['cancelled', 'cancel'],
    ]);
  });

  it('is retried a limited number of times · ACC-5', () => {
    expect([0, 1, 2, 3, 4].map(nextTryIn)).toEqual([undefined, ...triesAfter, undefined, undefined]);
  });
});
