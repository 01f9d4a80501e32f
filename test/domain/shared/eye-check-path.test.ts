import { expect, it } from 'vitest';
import {
  eyeCheckAppointmentPath,
  eyeCheckCalendarPath,
  eyeCheckOpticiansPath,
  eyeCheckPath,
  eyeCheckTimesPath,
} from '../../../src/domain/shared/eye-check-path.ts';

it.each([
  [eyeCheckPath('de'), '/eye-check'],
  [eyeCheckOpticiansPath('fr'), '/fr/eye-check/opticians'],
  [eyeCheckTimesPath('it'), '/it/eye-check/times'],
  [eyeCheckTimesPath('en', 'a&b'), '/en/eye-check/times?optician=a%26b'],
  [eyeCheckAppointmentPath('de'), '/eye-check/appointment'],
  [eyeCheckAppointmentPath('de', { token: 'a b' }), '/eye-check/appointment?token=a%20b'],
  [eyeCheckCalendarPath('en'), '/en/eye-check.ics'],
  [eyeCheckCalendarPath('en', { id: '1' }), '/en/eye-check.ics?id=1'],
])('the path of an eye check page: %s · ROUTE-2 · APPT-8', (path, expected) => expect(path).toBe(expected));
