import * as fc from 'fast-check';
import type { Alarm } from '../../src/domain/customer/reminder-alarm.ts';
import { day } from './day.ts';

export const alarm: fc.Arbitrary<Alarm> = fc.record({
  id: fc.stringMatching(/^[a-z]$/),
  active: fc.boolean(),
  date: fc.oneof(day, fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22')),
});
