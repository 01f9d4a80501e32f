import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const known = { params: { id: 'new' } };

describe('the mails that a customer wants', () => {
  it('are chosen of eight groups and stay chosen · ACC-3', async () => {
    const { client, fetch } = await signedIn(backend);
    const first = await visit({ fetch }, '/my-account/email-settings');
    const points = await screen.findByRole('checkbox', { name: /^Bonuspunkte/ });
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await first.user.click(points);
    await first.user.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Die Auswahl ist gespeichert.');
    first.leave();
    expect((await done(client.getMarketingCommunication(known))).mail_groups).toEqual(['bonus_points']);

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

  it('say when they could not be saved, and keep what was chosen · ACC-3 · CALL-3', async () => {
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

  it.each([true, false])(
    'are asked for at registration (%j), and the service is told · AUTH-10',
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
});
