import * as fc from 'fast-check';
import { laterBy, usualLimits } from '../../src/domain/orders/subscription/interval.ts';
import type { Schedule } from '../../src/domain/orders/subscription/schedule.ts';
import { type DeliveryInterval, intervalUnits } from '../../src/domain/shared/delivery-interval.ts';
import { day } from './day.ts';

export const interval: fc.Arbitrary<DeliveryInterval> = fc
  .constantFrom(...intervalUnits)
  .chain((unit) => fc.record({ every: fc.integer(usualLimits.interval[unit]), unit: fc.constant(unit) }));

/** A subscription that has already delivered a few times. */
export const schedule: fc.Arbitrary<Schedule> = fc
  .record({ interval, anchor: day, times: fc.nat({ max: 40 }) })
  .map(({ interval: every, anchor, times }) => ({
    interval: every,
    anchor,
    next: laterBy(every, anchor, times),
  }));
