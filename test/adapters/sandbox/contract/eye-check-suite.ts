import { expect, it } from 'vitest';
import { newEmail, provenMailbox, signedIn } from '../fixtures/customers.ts';
import { eyeChecksOf, openerIn } from '../fixtures/eye-checks.ts';
import { done, failed, refused, requestId } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

/** Eye checks at opticians. Source: APPT-1 to APPT-7. */
export const eyeCheckSuite = (started: () => TestSandbox): void => {
  const { guest, timesOf, free, book, subjects, mailed, kept } = eyeChecksOf(started);
  /** Each test books on a day of its own. */
  const code = async (task: Parameters<typeof refused>[0]) => (await refused(task)).code;

  it('are offered as half hours within opening hours, in the time zone of the optician · APPT-1', async () => {
    const { time_zone, slots } = await timesOf('ch-bern', '2026-11-24');
    expect(time_zone).toBe('Europe/Zurich');
    const tuesday = slots.filter(({ starts_at }) => starts_at.startsWith('2026-11-24'));
    expect(tuesday[0]).toEqual({
      starts_at: '2026-11-24T08:00:00.000Z',
      ends_at: '2026-11-24T08:30:00.000Z',
    });
    expect(tuesday.at(-1)?.ends_at).toBe('2026-11-24T17:30:00.000Z');
    expect(tuesday.some(({ starts_at }) => starts_at === '2026-11-24T11:00:00.000Z')).toBe(false);
  });

  it('are not offered on a Sunday, a holiday or a day off, nor within the next two hours · APPT-1 · APPT-2', async () => {
    expect(await free('ch-bern', '2026-11-22')).toEqual([]);
    expect(await free('ch-bern', '2026-12-25')).toEqual([]);
    expect(await free('ch-basel', '2026-11-23')).toEqual([]);
    // The time is ten o’clock.
    expect((await free('ch-bern', '2026-11-19'))[0]).toBe('2026-11-19T12:30:00.000Z');
    expect((await timesOf('ch-bern', '2020-01-01')).slots[0]?.starts_at).toBe('2026-11-19T12:30:00.000Z');
    expect((await timesOf('ch-bern', 'tomorrow')).slots[0]?.starts_at).toBe('2026-11-19T12:30:00.000Z');
    expect(
      (await timesOf('ch-bern', '2030-01-01')).slots.every(({ starts_at }) => starts_at < '2027-01-19'),
    ).toBe(true);
  });

  it.each(['ch-lugano', 'ch-oerlikon', 'at-graz', 'nobody'])('are not offered at %s · APPT-1', async (id) => {
    expect(await failed(guest().client.getEyeCheckSlots({ params: { id }, query: {} }))).toEqual({
      _tag: 'NotFound',
      code: 'partner.not_found',
    });
    expect(
      await failed(book(guest(), newEmail(), '2026-11-24T09:00:00.000Z', { partner_id: id })),
    ).toMatchObject({ _tag: 'NotFound' });
  });

  it('are marked on the opticians that offer them · APPT-1', async () => {
    const found = await done(guest().client.getPartners({ query: { country: 'CH' } }));
    const checking = found.filter(({ eye_checks }) => eye_checks).map(({ id }) => id);
    expect(['ch-bern', 'ch-lugano', 'ch-oerlikon'].map((id) => checking.includes(id))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('take their time for one customer, who gets an e-mail · APPT-3', async () => {
    const email = newEmail();
    const at = '2026-11-25T09:00:00.000Z';
    const { secret, eye_check } = await done(book(guest(), email, at, { first_name: ' Mara ' }));
    expect(eye_check).toMatchObject({
      partner: { id: 'ch-bern' },
      starts_at: at,
      first_name: 'Mara',
      state: 'booked',
      sequence: 0,
      change_until: '2026-11-24T09:00:00.000Z',
    });
    expect(await free('ch-bern', '2026-11-25')).not.toContain(at);
    const [mail, ...others] = await mailed(email);
    expect([mail?.subject, others]).toEqual(['Termin gebucht: Sehtest am 25.11.2026', []]);
    expect(mail?.text).toContain('Mittwoch, 25. November, 10:00 Uhr');
    expect(mail?.text).toContain('Kramgasse 30');
    const params = { key: openerIn(mail?.text) };
    expect(await done(guest().client.getEyeCheck({ params }))).toEqual(eye_check);
    expect(await done(guest().client.getEyeCheck({ params: { key: secret } }))).toEqual(eye_check);
  });

  it('are booked by one of several requests at once, the others are refused · APPT-3', async () => {
    const [one, other] = [newEmail(), newEmail()];
    const at = '2026-11-26T09:00:00.000Z';
    const answers = await Promise.all([
      book(guest(), one, at)(),
      book(guest(), other, at)(),
      book(guest(), newEmail(), at)(),
    ]);
    expect(answers.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Left', 'Right']);
    const rows = await started()
      .sandbox.db.selectFrom('eye_check')
      .select('state')
      .where('partner_id', '=', 'ch-bern')
      .where('starts_at', '=', new Date(at))
      .execute();
    expect(rows).toEqual([{ state: 'booked' }]);
    expect(await code(book(guest(), newEmail(), at))).toBe('eye_check.taken');
  });

  it('are booked once, however often the request is repeated · APPT-3', async () => {
    const email = newEmail();
    const press = { request_id: requestId() };
    const at = '2026-11-27T09:00:00.000Z';
    const first = await done(book(guest(), email, at, press));
    const again = await Promise.all([
      done(book(guest(), email, at, press)),
      done(book(guest(), email, at, press)),
    ]);
    expect(again.map(({ eye_check }) => eye_check.id)).toEqual([first.eye_check.id, first.eye_check.id]);
    expect(await kept(email)).toHaveLength(1);
    expect(await subjects(email)).toHaveLength(1);
  });

  it('refuse an unavailable time, and an invalid name or e-mail · APPT-2 · APPT-3 · ADDR-7', async () => {
    for (const at of [
      '2026-11-27T09:10:00.000Z',
      '2026-11-22T09:00:00.000Z',
      '2026-11-19T08:00:00.000Z',
      '2027-06-01T09:00:00.000Z',
    ])
      expect(await code(book(guest(), newEmail(), at))).toBe('eye_check.taken');
    for (const never of ['soon', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z'])
      expect(await code(book(guest(), newEmail(), never))).toBe('validation.required');
    const at = '2026-12-01T09:00:00.000Z';
    expect(await code(book(guest(), `a@b.ch\r\nBcc: c@d.ch`, at))).toBe('validation.invalid_email');
    expect(await refused(book(guest(), newEmail(), at, { first_name: '' }))).toMatchObject({
      violations: [{ field: 'first_name' }],
    });
    expect((await refused(book(guest(), newEmail(), at, { first_name: 'win at evil.com' }))).code).not.toBe(
      '',
    );
    expect(await free('ch-bern', '2026-12-01')).toContain(at);
  });

  it('are limited to three per mailbox · APPT-3', async () => {
    const email = newEmail();
    for (const hour of ['12:30', '13:00', '13:30'])
      await done(book(guest(), email, `2026-12-02T${hour}:00.000Z`));
    expect(await code(book(guest(), email, '2026-12-02T14:00:00.000Z'))).toBe('eye_check.too_many');
  });

  it('can be moved: the old time is free, the new one taken, the link still works · APPT-4', async () => {
    const email = newEmail();
    const [before, after] = ['2026-12-03T09:00:00.000Z', '2026-12-04T14:00:00.000Z'];
    const { secret, eye_check } = await done(book(guest(), email, before));
    const params = { key: secret };
    const move = (starts_at: string) => guest().client.moveEyeCheck({ params, body: { starts_at } });
    expect(await done(move(before))).toEqual(eye_check);
    expect(await done(move(after))).toMatchObject({ id: eye_check.id, starts_at: after, sequence: 1 });
    expect(await free('ch-bern', '2026-12-03')).toContain(before);
    expect(await free('ch-bern', '2026-12-04')).not.toContain(after);
    await done(book(guest(), newEmail(), before));
    expect(await code(move(before))).toBe('eye_check.taken');
    expect(await code(move('+275760-09-13T00:00:00.000Z'))).toBe('eye_check.taken');
    expect(await done(guest().client.getEyeCheck({ params }))).toMatchObject({ starts_at: after });
    expect(await subjects(email)).toEqual(['Termin verschoben: Sehtest am 04.12.2026']);
  });

  it('can be cancelled: the time is free, and they cannot be moved any more · APPT-4', async () => {
    const email = newEmail();
    const at = '2026-12-05T09:00:00.000Z';
    const { secret } = await done(book(guest(), email, at));
    await mailed(email);
    const params = { key: secret };
    const cancelling = () => done(guest().client.cancelEyeCheck({ params }));
    expect(await cancelling()).toMatchObject({ state: 'cancelled', sequence: 1 });
    expect(await cancelling()).toMatchObject({ state: 'cancelled', sequence: 1 });
    expect(await free('ch-bern', '2026-12-05')).toContain(at);
    expect(await code(guest().client.moveEyeCheck({ params, body: { starts_at: at } }))).toBe(
      'eye_check.cancelled',
    );
    const all = await mailed(email);
    expect(all.map(({ subject }) => subject)).toEqual([
      'Termin gebucht: Sehtest am 05.12.2026',
      'Termin abgesagt: Sehtest am 05.12.2026',
    ]);
    expect(openerIn(all[1]?.text)).toBe('');
  });

  it('cannot be changed less than a day before · APPT-4', async () => {
    const { secret } = await done(book(guest(), newEmail(), '2026-11-20T08:30:00.000Z'));
    const params = { key: secret };
    expect(await code(guest().client.cancelEyeCheck({ params }))).toBe('eye_check.too_late');
    const body = { starts_at: '2026-12-07T09:00:00.000Z' };
    expect(await code(guest().client.moveEyeCheck({ params, body }))).toBe('eye_check.too_late');
  });

  it('belong to the customer who booked them, in account and data export · APPT-7 · LAW-34', async () => {
    const here = await signedIn(started());
    const late = await done(book(here, here.email, '2026-12-09T09:00:00.000Z'));
    const { eye_check } = await done(book(here, newEmail(), '2026-12-08T09:00:00.000Z'));
    expect(await done(here.client.getMyEyeChecks({}))).toEqual([eye_check, late.eye_check]);
    expect((await done(here.client.exportMyData({}))).eye_checks).toEqual([eye_check, late.eye_check]);
    const params = { key: eye_check.id };
    expect(await done(here.client.getEyeCheck({ params }))).toEqual(eye_check);
    const another = await signedIn(started());
    for (const { client } of [another, guest()])
      expect(await failed(client.cancelEyeCheck({ params }))).toEqual({
        _tag: 'NotFound',
        code: 'eye_check.not_found',
      });
    expect(await done(another.client.getMyEyeChecks({}))).toEqual([]);
    expect(await done(here.client.cancelEyeCheck({ params }))).toMatchObject({ state: 'cancelled' });
  });

  it('booked as a guest belong to the account of their mailbox once that is confirmed · APPT-7', async () => {
    const { client, email } = await signedIn(started());
    const { eye_check } = await done(book(guest(), email, '2026-12-11T09:00:00.000Z'));
    const params = { key: eye_check.id };
    expect(await done(client.getMyEyeChecks({}))).toEqual([]);
    expect((await done(client.exportMyData({}))).eye_checks).toEqual([]);
    expect(await failed(client.getEyeCheck({ params }))).toMatchObject({ _tag: 'NotFound' });
    await provenMailbox(started(), email);
    expect((await done(client.getMyEyeChecks({}))).map(({ id }) => id)).toEqual([eye_check.id]);
    expect(await done(client.getEyeCheck({ params }))).toMatchObject({ id: eye_check.id });
  });

  it('are found in their own shop only · APPT-4', async () => {
    const { secret } = await done(book(guest(), newEmail(), '2026-12-10T09:00:00.000Z'));
    expect(await failed(guest('opalys').client.getEyeCheck({ params: { key: secret } }))).toMatchObject({
      _tag: 'NotFound',
    });
  });
};
