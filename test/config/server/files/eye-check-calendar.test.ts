import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EyeCheck } from '../../../../src/application/customer/ports/eye-checks.ts';
import { eyeCheckFile } from '../../../../src/config/server/files/eye-check-calendar.ts';

const start = Date.parse('2027-03-28T08:00:00Z');
const check: EyeCheck = {
  id: 'e1',
  partner: {
    id: 'ch-bern',
    name: 'Optik, Linsen; mehr\\',
    street: 'Kramgasse',
    streetNumber: '30',
    postcode: '3011',
    city: 'Bern',
    countryCode: 'CH',
    phone: '+41 31 555 01 35',
    pickupEnabled: true,
    pickup: true,
  },
  zone: 'Europe/Zurich',
  start,
  end: start + 30 * 60_000,
  changeUntil: start - 24 * 3_600_000,
  firstName: 'Mara',
  lastName: 'Keller',
  email: 'mara@example.org',
  state: 'booked',
  sequence: 0,
};
const around = {
  brand: 'okulino',
  locale: 'fr',
  origin: 'http://shop.test',
  now: Date.parse('2027-03-01T12:00:00Z'),
} as const;
const file = (change: Partial<EyeCheck> = {}) => eyeCheckFile({ ...check, ...change }, around);
const unfolded = (text: string) => text.replace(/\r\n /g, '');
const lines = (text: string) => unfolded(text).split('\r\n');
const bytes = (line: string) => new TextEncoder().encode(line).length;

describe('the calendar file of an eye check', () => {
  it('has one entry in universal time, with its place and an alarm two hours before · APPT-6', () => {
    const said = lines(file());
    for (const line of [
      'METHOD:PUBLISH',
      'UID:eye-check-e1@shop.test',
      'SEQUENCE:0',
      'DTSTAMP:20270301T120000Z',
      'DTSTART:20270328T080000Z',
      'DTEND:20270328T083000Z',
      'STATUS:CONFIRMED',
      'URL;VALUE=URI:http://shop.test/fr/eye-check',
      'TRIGGER:-PT2H',
    ])
      expect(said).toContain(line);
    expect(said.find((line) => line.startsWith('SUMMARY:'))).toContain('Contrôle de la vue');
    // Calendars are shared, so the file does not contain the customer's name.
    expect(file()).not.toMatch(/Mara|mara@|token/);
  });

  it('escapes commas, semicolons and backslashes · APPT-6', () =>
    expect(unfolded(file())).toContain('LOCATION:Optik\\, Linsen\\; mehr\\\\\\, Kramgasse 30\\, 3011 Bern'));

  it('keeps its UID when moved, counts the changes, and is marked as cancelled · APPT-6', () => {
    const moved = lines(file({ sequence: 1, start: start + 3_600_000, end: start + 5_400_000 }));
    expect(moved).toEqual(expect.arrayContaining(['UID:eye-check-e1@shop.test', 'SEQUENCE:1']));
    const cancelled = lines(file({ sequence: 2, state: 'cancelled' }));
    expect(cancelled).toEqual(
      expect.arrayContaining([
        'UID:eye-check-e1@shop.test',
        'SEQUENCE:2',
        'STATUS:CANCELLED',
        'METHOD:CANCEL',
      ]),
    );
    expect(cancelled).not.toContain('BEGIN:VALARM');
  });

  it('has lines of 75 bytes at most, and no entry injected by a name · APPT-6', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const text = file({ partner: { ...check.partner, name } });
        expect(text.split('\r\n').every((line) => bytes(line) <= 75)).toBe(true);
        expect(lines(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
        expect(lines(text).filter((line) => line.startsWith('DTSTART'))).toEqual([
          'DTSTART:20270328T080000Z',
        ]);
      }),
    ));
});
