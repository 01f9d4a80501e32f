import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscriptionMark } from '../../../src/domain/cart/subscription-mark.ts';
import { defaultFrequency, intervalUnits } from '../../../src/domain/shared/delivery-interval.ts';

const frequency = fc.integer({ min: -1, max: 400 });
const unit = fc.constantFrom(undefined, ...intervalUnits);

describe('the subscription of an order', () => {
  it.each([
    [true, 30, undefined, { interval: { every: 30, unit: 'day' } }],
    [true, 30, 'day', { interval: { every: 30, unit: 'day' } }],
    [true, 2, 'month', { interval: { every: 2, unit: 'month' } }],
    [true, 1, 'month', { interval: { every: 1, unit: 'month' } }],
    [true, 1, 'day', { interval: { every: 1, unit: 'day' } }],
    [true, defaultFrequency, undefined, {}],
    [true, 0, 'day', {}],
    [false, 30, 'day', undefined],
    [false, defaultFrequency, undefined, undefined],
  ] as const)('belongs: %s, every %s %s: %j · ACC-5', (belongs, every, of, mark) =>
    expect(subscriptionMark({ belongs, frequency: every, unit: of })).toEqual(mark),
  );

  it('is undefined unless the order belongs to one, whatever its other fields say · ACC-5', () =>
    fc.assert(
      fc.property(frequency, unit, (every, of) => {
        expect(subscriptionMark({ belongs: false, frequency: every, unit: of })).toBeUndefined();
      }),
    ));

  it('has no interval that was not given · ACC-5', () =>
    fc.assert(
      fc.property(frequency, unit, (every, of) => {
        const interval = subscriptionMark({ belongs: true, frequency: every, unit: of })?.interval;
        if (interval) expect([interval.every, interval.unit]).toEqual([every, of ?? 'day']);
        if (of === undefined) expect(interval?.every).not.toBe(defaultFrequency);
      }),
    ));
});
