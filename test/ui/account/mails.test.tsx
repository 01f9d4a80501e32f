import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, person, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const known = { params: { id: 'new' } };

describe('the mail preferences of a customer', () => {
  it('are chosen from eight groups and saved · ACC-3', async () => {
    const { client, fetch } = await signedIn(backend);
    const first = await visit({ fetch }, '/my-account/email-settings');
    const points = await screen.findByRole('checkbox', { name: /^Bonuspunkte/ });
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await first.user.click(points);
    await first.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Auswahl ist gespeichert.');
    const path = '/api/customers/me/marketing-communications';
    const { marketing_communication_id: id, mail_groups } = await done(
      client.getMarketingCommunication(known),
    );
    expect(first.asked.filter((one) => one.includes(path))).toEqual([
      `GET ${path}/new`,
      `GET ${path}/new`,
      `PUT ${path}/new`,
      `GET ${path}/${id}`,
    ]);
    await first.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(first.asked.filter((one) => one.includes(path)).slice(4)).toEqual([
        `GET ${path}/${id}`,
        `PUT ${path}/${id}`,
        `GET ${path}/${id}`,
      ]),
    );
    first.leave();
    expect(id).toMatch(/^(?!new$)./);
    expect(mail_groups).toEqual(['bonus_points']);

    const second = await visit({ fetch }, '/my-account/newsletter');
    await second.user.click(await screen.findByRole('checkbox', { name: /^Newsletter/ }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await second.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Auswahl ist gespeichert.');
    second.leave();
    expect((await done(client.getMarketingCommunication(known))).mail_groups).toEqual([
      'newsletter',
      'bonus_points',
    ]);
  });

  it('show an error if they could not be saved, and keep the selection · ACC-3 · CALL-3', async () => {
    const { fetch } = await signedIn(backend);
    backend.controls.setFault('updateMarketingCommunication', { _tag: 'Cut', times: 1 });
    const { user, leave } = await visit({ fetch }, '/my-account/email-settings');
    await user.click(await screen.findByRole('checkbox', { name: /^Sehtest/ }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Das hat nicht geklappt');
    expect(screen.getByRole('checkbox', { name: /^Sehtest/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Auswahl ist gespeichert.');
    leave();
  });

  it('never order again what was ended elsewhere meanwhile · ACC-3', async () => {
    const { client, fetch, email } = await signedIn(backend);
    const groups = async () => (await done(client.getMarketingCommunication(known))).mail_groups;
    const save = async (user: Awaited<ReturnType<typeof visit>>['user'], name: RegExp) => {
      await user.click(await screen.findByRole('checkbox', { name }));
      await user.click(screen.getByRole('button', { name: 'Speichern' }));
      await screen.findByText('Die Auswahl ist gespeichert.');
    };
    const { user, leave } = await visit({ fetch }, '/my-account/email-settings');
    await save(user, /^Newsletter/);
    await save(user, /^Bonuspunkte/);
    expect(await groups()).toEqual(['newsletter', 'bonus_points']);
    const { marketing_communication_id: id } = await done(client.getMarketingCommunication(known));
    const { account_id } = await done(client.getMe({}));
    const customer_data = { email, first_name: 'Mara', last_name: 'Keller', locale: 'de' } as const;
    const nothing = { account_id, marketing_channels: [], mail_groups: [], customer_data };
    await done(client.updateMarketingCommunication({ params: { id }, body: nothing }));
    await save(user, /^Sehtest/);
    expect(await groups()).toEqual(['eye_exam_reminder']);
    expect(screen.getByRole('checkbox', { name: /^Newsletter/ })).not.toBeChecked();
    leave();
  });

  it('show that the mailbox is not yet confirmed, and send the link again · ACC-3', async () => {
    const { client, fetch } = openBrowser(backend, 'linsenwerk');
    const email = newEmail();
    await done(client.customerSignMeUp({ body: { ...person(email), password } }));
    await done(client.customerSignMeIn({ body: { email, password } }));
    const { user, leave } = await visit({ fetch }, '/my-account/newsletter', {
      brand: 'linsenwerk',
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Newsletter/ }));
    expect(screen.queryByText('Noch nicht bestätigt')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText(`Ein Link ist unterwegs an ${email}.`, { exact: false });
    await user.click(screen.getByRole('button', { name: 'Link nochmals schicken' }));
    await screen.findByText(`Der Link ist nochmals unterwegs an ${email}.`);
    await doDueWork(backend.sandbox);
    const mails = await mailsTo(backend, email);
    expect(mails).toHaveLength(2);
    const token = /confirm\?token=(\S+)/.exec(mails[1]?.text ?? '')?.[1] ?? '';
    await done(client.giveMailConsent({ body: { token } }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByText('Noch nicht bestätigt')).toBeNull());
    leave();
  });

  it.each([true, false])(
    'are set at registration (%j), and sent to the service · AUTH-10',
    async (wanted) => {
      const { client, fetch } = openBrowser(backend);
      const { services, asked, leave } = await visit({ fetch }, '/my-account');
      const email = newEmail();
      services.account.register(
        {
          email,
          firstName: 'Mara',
          lastName: 'Keller',
          password,
          newsletter: wanted,
        },
        '/my-account',
      );
      await waitFor(async () =>
        expect(await done(client.getMarketingCommunication(known))).toMatchObject({
          marketing_communication_id: expect.not.stringMatching(/^new$/),
          mail_groups: wanted ? ['newsletter'] : [],
        }),
      );
      expect(asked.filter((one) => !/^GET|\/cart$/.test(one))).toEqual([
        'POST /api/customers',
        'POST /api/customers/session',
        'PUT /api/customers/me/marketing-communications/new',
      ]);
      leave();
    },
  );

  it('stay as they are when a customer registers again with the password of their account · AUTH-10 · ACC-3', async () => {
    const { client, email, fetch } = await signedIn(backend);
    const { account_id } = await done(client.getMe({}));
    const { first_name, last_name } = person(email);
    const customer_data = { email, first_name, last_name, locale: 'de' as const };
    const mail_groups = ['marketing_automation', 'cart_abandon'] as const;
    await done(
      client.updateMarketingCommunication({
        ...known,
        body: { account_id, marketing_channels: ['marketing_automation'], mail_groups, customer_data },
      }),
    );
    await done(client.customerSignOut({}));
    const saved = vi.fn();
    const answering = async (request: Request) => {
      const answer = await fetch(request);
      if (request.method === 'PUT') saved();
      return answer;
    };
    const { services, leave } = await visit({ fetch: answering }, '/my-account');
    services.account.register(
      { email, firstName: first_name, lastName: last_name, password, newsletter: false },
      '/my-account',
    );
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect((await done(client.getMarketingCommunication(known))).mail_groups).toEqual(mail_groups);
    leave();
  });
});
