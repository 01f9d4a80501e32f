import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { officeHours } from '../../../src/domain/eye-check/office-hours.ts';
import { openingAt } from '../../../src/domain/eye-check/opening.ts';

const zone = 'Europe/Zurich';
const at = (time: string) => Date.parse(`${time}+01:00`);
const opening = (time: string, hours = '07:30–19:00') => openingAt(officeHours(hours, 'CH', zone), at(time));

describe('officeHours', () => {
  it.each([
    ['2026-11-27T08:00', { _tag: 'Open', until: at('2026-11-27T19:00') }],
    ['2026-11-27T07:00', { _tag: 'Opens', at: at('2026-11-27T07:30'), isToday: true }],
    ['2026-11-27T19:00', { _tag: 'Opens', at: at('2026-11-30T07:30'), isToday: false }],
    ['2026-11-28T12:00', { _tag: 'Opens', at: at('2026-11-30T07:30'), isToday: false }],
    ['2026-12-25T12:00', { _tag: 'Opens', at: at('2026-12-28T07:30'), isToday: false }],
  ])('gives the opening status at %s · HELP-3', (time, said) => {
    expect(opening(time)).toEqual(said);
  });

  it('gives no opening times if the hours have another format · HELP-3', () =>
    fc.assert(
      fc.property(fc.constantFrom('', 'by appointment', '8–18', '08:00'), (hours) => {
        expect(opening('2026-11-27T12:00', hours)).toEqual({ _tag: 'Closed' });
      }),
    ));
});
