import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { alarmTopic } from '../../../src/adapters/sandbox/mail/order-reminder.ts';
import { bought } from '../../adapters/sandbox/fixtures/bought.ts';
import { boughtLenses } from '../../adapters/sandbox/fixtures/bought-lenses.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { household } from '../../adapters/sandbox/fixtures/household.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { care, done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { alarmBody } from '../../adapters/sandbox/foreign-ids/alarm-body.ts';
import type { Ids } from '../../adapters/sandbox/foreign-ids/ids.ts';
import { waitUntil } from '../../wait-until.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const buyer = async () => {
  const who = await signedIn(backend);
  await bought(backend, who, 'shipped', care);
  const { 'hydra:member': orders } = await done(who.client.getOrdersHistory({ query: {} }));
  return { ...who, number: orders[0]?.number ?? '' };
};
const alarmsOf = ({ client }: Pick<Awaited<ReturnType<typeof buyer>>, 'client'>) =>
  done(client.getReminderAlarms({}));

describe('the reminders of an account', () => {
  it('are set up from an order, changed, switched off and deleted · ACC-6', async () => {
    const who = await buyer();
    const { user, leave } = await visit(who, '/my-account/reminder-alarms');
    await screen.findByText('Noch ist keine Erinnerung eingerichtet.');
    await user.click(
      await screen.findByRole('button', { name: `Erinnerung einrichten: Bestellung ${who.number}` }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'An die Nachbestellung erinnern' });
    const date = await within(dialog).findByLabelText('Tag der E-Mail');
    expect(date).not.toHaveValue('');
    await user.clear(date);
    await user.type(date, '2020-01-01');
    await user.click(within(dialog).getByRole('button', { name: 'Einschalten' }));
    await within(dialog).findByText('Dieser Tag ist vorbei. Bitte einen ab morgen wählen.');
    expect(date).toHaveFocus();
    await user.clear(date);
    await user.type(date, '2030-05-06');
    await user.click(within(dialog).getByRole('button', { name: 'Einschalten' }));
    await screen.findByText('Die Erinnerung kommt am 06.05.2030');
    await screen.findByText('Die Erinnerung ist eingeschaltet.');
    await user.click(screen.getByRole('button', { name: `Ändern: Erinnerung an Bestellung ${who.number}` }));
    const changing = within(await screen.findByRole('dialog', { name: 'An die Nachbestellung erinnern' }));
    const day = await changing.findByLabelText('Tag der E-Mail');
    expect(day).toHaveValue('2030-05-06');
    await user.clear(day);
    await user.type(day, '2030-07-08');
    await user.click(changing.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Erinnerung kommt am 08.07.2030');
    expect(await alarmsOf(who)).toMatchObject([{ active: true, data: { reminder_date: '2030-07-08' } }]);
    await user.click(
      screen.getByRole('button', { name: `Ausschalten: Erinnerung an Bestellung ${who.number}` }),
    );
    await screen.findByText('Die Erinnerung ist ausgeschaltet.');
    expect(await alarmsOf(who)).toMatchObject([{ active: false, data: { reminder_date: '2030-07-08' } }]);
    await user.click(screen.getByRole('button', { name: `Löschen: Erinnerung an Bestellung ${who.number}` }));
    const question = await screen.findByRole('dialog', { name: 'Diese Erinnerung löschen?' });
    await user.click(within(question).getByRole('button', { name: 'Löschen' }));
    await screen.findByText('Die Erinnerung ist gelöscht.');
    expect(await alarmsOf(who)).toEqual([]);
    leave();
  });

  it('are set up on the page of an order, by how often the lenses are worn · ACC-6', async () => {
    const customer = await signedIn(backend);
    const who = { ...customer, number: await boughtLenses(backend, customer, { sphere: '-3.00' }) };
    const { user, leave } = await visit(who, `/my-account/order/${who.number}`);
    const setUp = await screen.findByRole('button', { name: 'Erinnerung einrichten' });
    await waitFor(() => expect(setUp).not.toHaveAttribute('aria-disabled'));
    await user.click(setUp);
    const dialog = await screen.findByRole('dialog', { name: 'An die Nachbestellung erinnern' });
    await user.selectOptions(
      await within(dialog).findByLabelText('Wie oft werden die Linsen getragen?'),
      'An 3 Tagen pro Woche',
    );
    await within(dialog).findByText(/Neuer Vorschlag: \d\d\.\d\d\.\d{4}/);
    await user.click(within(dialog).getByRole('button', { name: 'Einschalten' }));
    await screen.findByText(/Die Erinnerung kommt am/);
    expect(await alarmsOf(who)).toMatchObject([
      { active: true, data: { customer_usage: 3, create_location: 'order' } },
    ]);
    leave();
  });

  it('can be set up by a signed-in customer right after an order · ACC-6', async () => {
    const customer = await signedIn(backend);
    await boughtLenses(backend, customer, { sphere: '-3.00' });
    const token = (await done(customer.client.getOrdersHistory({ query: {} })))['hydra:member'][0]
      ?.token_value;
    const { user, services, leave } = await visit(customer, `/checkout/thank-you/${token}`);
    services.account.restore();
    await user.click(await screen.findByRole('button', { name: 'Per E-Mail erinnern' }));
    const dialog = await screen.findByRole('dialog', { name: 'An die Nachbestellung erinnern' });
    await user.click(await within(dialog).findByRole('button', { name: 'Einschalten' }));
    await waitUntil(async () => expect(await alarmsOf(customer)).toMatchObject([{ active: true }]));
    leave();
  });

  it('offer a retry after a failed request, and show an error if another tab deleted one · ACC-6 · CALL-3', async () => {
    const who = await buyer();
    backend.controls.setFault('getReminderAlarms', { _tag: 'Cut', times: 1 });
    const { user, leave } = await visit(who, '/my-account/reminder-alarms');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await user.click(await screen.findByRole('button', { name: /Erinnerung einrichten/ }));
    const dialog = await screen.findByRole('dialog', { name: 'An die Nachbestellung erinnern' });
    await within(dialog).findByLabelText('Tag der E-Mail');
    const [alarm] = await alarmsOf(who);
    await done(who.client.deleteReminderAlarm({ params: { id: alarm?.id ?? '' } }));
    await user.click(within(dialog).getByRole('button', { name: 'Einschalten' }));
    await within(dialog).findByRole('alert');
    leave();
  });

  it('are set up for one order while that of another is being deleted · ACC-17', async () => {
    const who = await buyer();
    await bought(backend, who, 'shipped', care);
    const { user, leave } = await visit(who, '/my-account/reminder-alarms');
    const setUp = await screen.findAllByRole('button', { name: /^Erinnerung einrichten: Bestellung/ });
    expect(setUp).toHaveLength(2);
    const [first, second] = setUp;
    if (first) await user.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'An die Nachbestellung erinnern' }));
    await user.click(await dialog.findByRole('button', { name: 'Einschalten' }));
    await screen.findByText('Die Erinnerung ist eingeschaltet.');
    backend.controls.setFault('deleteReminderAlarm', { _tag: 'Latency', ms: 300, times: 1 });
    await user.click(screen.getByRole('button', { name: /^Löschen: Erinnerung an Bestellung/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Diese Erinnerung löschen?' }));
    await user.click(question.getByRole('button', { name: 'Löschen' }));
    if (second) await user.click(second);
    expect(await dialog.findByLabelText('Tag der E-Mail')).not.toHaveValue('');
    expect(await alarmsOf(who)).toHaveLength(1);
    leave();
  });

  it('name the wearer of the lenses if there are several, and their mails name no wearer · HOME-5 · LAW-30', async () => {
    const who = await household(backend, 'Noahxyz');
    const me = await done(who.client.getMe({}));
    const { 'hydra:member': orders } = await done(who.client.getOrdersHistory({ query: {} }));
    for (const order of orders)
      await done(
        who.client.createReminderAlarmSuggestion({
          body: alarmBody({ account: me.account_id, internal: order.internal_order_id } as Ids) as never,
        }),
      );
    const { leave } = await visit(who, '/my-account/reminder-alarms');
    const theirs = await screen.findByText('Für Noahxyz');
    expect(within(theirs.closest('li') ?? document.body).getByText(new RegExp(who.theirs))).toBeVisible();
    const own = screen.getByText('Für Mara Keller');
    expect(within(own.closest('li') ?? document.body).getByText(new RegExp(who.own))).toBeVisible();
    leave();
    for (const alarm of await alarmsOf(who))
      await backend.sandbox.db
        .insertInto('outbox')
        .values({ topic: alarmTopic, subject_id: `${alarm.id} 2026-11-19`, created_at: new Date(testNow) })
        .execute();
    // A job that is already running sends one of them at its own pace.
    const mails = await vi.waitFor(async () => {
      await doDueWork(backend.sandbox);
      const posted = await mailsTo(backend, 'a@b.ch');
      expect(posted).toHaveLength(2);
      return posted;
    });
    expect(JSON.stringify(mails)).not.toContain('Noahxyz');
  });
});
