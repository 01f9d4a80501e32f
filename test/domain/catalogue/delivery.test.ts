import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allStopped, isStopOrder, isStopped } from '../../../src/domain/catalogue/delivery.ts';

const item = (...tags: string[]) => ({ variantId: 'v', available: 1, tags });
const stopped = item('express', 'stop-order');

describe('stop-order', () => {
  it.each([
    ['no items, no tags', { tags: [], items: [] }, false, false],
    ['a tag on the answer', { tags: ['stop-order'], items: [item()] }, true, false],
    ['a tag on the answer without items', { tags: ['stop-order'], items: [] }, true, false],
    ['a tag on one of two items', { tags: [], items: [item(), stopped] }, true, false],
    ['a tag on every item', { tags: [], items: [stopped, stopped] }, true, true],
    ['other tags only', { tags: ['stop'], items: [item('stop-orders')] }, false, false],
  ])('%s · STOCK-3', (_case, dates, one, all) => {
    expect(isStopOrder(dates)).toBe(one);
    expect(allStopped(dates)).toBe(all);
  });

  it.each([
    [[], false],
    [['stop-order'], true],
    [['express', 'stop-order'], true],
    [['STOP-ORDER', 'stop'], false],
  ])('applies with the tags %j: %s · STOCK-3', (tags, is) => expect(isStopped({ tags })).toBe(is));

  const tags = fc.subarray(['stop-order', 'express']);
  it('of all items implies one of some, in whatever order items come · STOCK-3', () =>
    fc.assert(
      fc.property(fc.array(tags, { minLength: 1 }), (all) => {
        const dates = { tags: [], items: all.map((one) => item(...one)) };
        if (allStopped(dates)) expect(isStopOrder(dates)).toBe(true);
        const backwards = { ...dates, items: [...dates.items].reverse() };
        expect([isStopOrder(backwards), allStopped(backwards)]).toEqual([
          isStopOrder(dates),
          allStopped(dates),
        ]);
      }),
    ));
});
