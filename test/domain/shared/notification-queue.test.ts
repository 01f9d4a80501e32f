import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dismissed, displayMs, maxShown, notified } from '../../../src/domain/shared/notification-queue.ts';

describe('notifications', () => {
  it('stay for six seconds, three at a time · NOTE-1', () =>
    expect([displayMs, maxShown]).toEqual([6000, 3]));

  it('drop the oldest of four · NOTE-1', () => expect(notified(4)([1, 2, 3])).toEqual([2, 3, 4]));

  it('are the newest three, in the order in which they came · NOTE-1', () =>
    fc.assert(
      fc.property(fc.array(fc.nat()), (all) => {
        const shown = all.reduce<readonly number[]>((queue, one) => notified(one)(queue), []);
        expect(shown).toEqual(all.slice(-3));
      }),
    ));

  it('go one by one when they are closed · NOTE-1', () => {
    expect(dismissed(2)([{ id: 1 }, { id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 3 }]);
    expect(dismissed(9)([{ id: 1 }])).toEqual([{ id: 1 }]);
  });
});
