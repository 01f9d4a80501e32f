import { expect, it } from 'vitest';
import { makeEyeCheckAdapter } from '../../../src/adapters/backend/personal/eye-check-adapter.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { readFrom, saidBy } from './wiretap.ts';

const start = Date.parse('2026-12-01T09:00:00.000Z');
const partner = {
  id: 'ch-bern',
  name: 'Laubenoptik',
  street: 'Kramgasse',
  street_number: '30',
  postcode: '3011',
  city: 'Bern',
  country_code: 'CH',
  pickup_enabled: true,
  pickup: true,
  eye_checks: true,
};
const wire = {
  id: 'e1',
  partner,
  time_zone: 'Europe/Zurich',
  starts_at: '2026-12-01T09:00:00.000Z',
  ends_at: '2026-12-01T09:30:00.000Z',
  change_until: '2026-11-30T09:00:00.000Z',
  first_name: 'Mara',
  last_name: 'Keller',
  email: 'mara@example.org',
  state: 'booked',
  sequence: 2,
};

it('booking an eye check sends the request id, the time and the person · APPT-3', async () => {
  expect(
    await saidBy((client) =>
      makeEyeCheckAdapter(client).book({
        partnerId: 'ch-bern',
        start,
        firstName: 'Mara',
        lastName: 'Keller',
        email: 'mara@example.org',
        requestId: 'r1',
      }),
    ),
  ).toEqual([
    'POST /eye-checks',
    {
      partner_id: 'ch-bern',
      starts_at: '2026-12-01T09:00:00.000Z',
      first_name: 'Mara',
      last_name: 'Keller',
      email: 'mara@example.org',
      request_id: 'r1',
    },
  ]);
});

it.each([
  ['times from a day on', 'GET /partners/ch-bern/eye-check-slots', 'from'],
  ['times from today on', 'GET /partners/ch-bern/eye-check-slots', 'today'],
  ['a booking', 'GET /eye-checks/k', 'check'],
  ['moving a booking', 'PUT /eye-checks/k', 'move'],
  ['cancelling a booking', 'DELETE /eye-checks/k', 'cancel'],
  ['the bookings of an account', 'GET /customers/me/eye-checks', 'own'],
] as const)('%s is requested by method and path · APPT-4', async (_, address, which) => {
  const [said, ...more] = await saidBy((client) => {
    const port = makeEyeCheckAdapter(client);
    return {
      from: port.times('ch-bern', '2026-12-01' as Day),
      today: port.times('ch-bern'),
      check: port.check('k'),
      move: port.move('k', start),
      cancel: port.cancel('k'),
      own: port.own(),
    }[which];
  });
  expect(said).toBe(address);
  if (which === 'from') expect(more).toEqual([{ from: '2026-12-01' }]);
});

it('an invalid time is sent as an empty text, for the shop to reject · APPT-2', async () => {
  for (const odd of [Number.NaN, 1e20])
    expect((await saidBy((client) => makeEyeCheckAdapter(client).move('k', odd)))[1]).toEqual({
      starts_at: '',
    });
});

it('an eye check is read with its optician and its times · APPT-3', async () => {
  const [check] = (await readFrom([wire], (client) =>
    makeEyeCheckAdapter(client).own(),
  )) as readonly unknown[];
  expect(check).toMatchObject({
    id: 'e1',
    partner: { id: 'ch-bern', eyeChecks: true, streetNumber: '30' },
    zone: 'Europe/Zurich',
    start,
    end: start + 30 * 60_000,
    changeUntil: start - 24 * 3_600_000,
    firstName: 'Mara',
    state: 'booked',
    sequence: 2,
  });
});
