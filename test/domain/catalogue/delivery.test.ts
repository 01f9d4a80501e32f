import { describe, expect, it } from 'vitest';
import { allStopped, isStopOrder } from '../../../src/domain/catalogue/delivery.ts';

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
});
