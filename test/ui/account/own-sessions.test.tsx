import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { password, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(signedInKey, '1');
});

const agents = {
  'Firefox auf Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Chrome auf Android':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
};
const elsewhere = async (email: string, userAgent: string) => {
  const there = openBrowser({
    fetch: (request) => {
      request.headers.set('user-agent', userAgent);
      return backend.fetch(request);
    },
  });
  await done(there.client.customerSignMeIn({ body: { email, password } }));
  return async () => (await done(there.client.isGuest({}))).guest;
};

describe('the devices on which a customer is signed in', () => {
  it('are listed, and each except the current one can be signed out after confirmation · AUTH-19', async () => {
    const { fetch, email } = await signedIn(backend);
    const there = await elsewhere(email, agents['Firefox auf Windows']);
    const phone = await elsewhere(email, agents['Chrome auf Android']);
    const { user, leave } = await visit({ fetch }, '/my-account/sessions');
    expect(await screen.findByText('Firefox auf Windows')).toBeVisible();
    const all = within(screen.getByRole('main')).getAllByText(/Zuletzt benutzt/);
    expect(all).toHaveLength(3);
    expect(screen.getAllByText('Dieses Gerät')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Firefox auf Windows: dort abmelden' }));
    const question = await screen.findByRole('dialog', { name: 'Dort abmelden' });
    await user.click(within(question).getByRole('button', { name: 'Abbrechen' }));
    expect(await there()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Firefox auf Windows: dort abmelden' }));
    await user.click(within(question).getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByText('Dort ist das Konto jetzt abgemeldet.')).toBeVisible();
    expect(screen.queryByText('Firefox auf Windows')).toBeNull();
    expect([await there(), await phone()]).toEqual([true, false]);
    leave();
  });

  it('can all be signed out except the current one · AUTH-19', async () => {
    const { fetch, email } = await signedIn(backend);
    const others = [
      await elsewhere(email, agents['Firefox auf Windows']),
      await elsewhere(email, agents['Chrome auf Android']),
    ];
    const { user, leave } = await visit({ fetch }, '/my-account/sessions');
    await user.click(await screen.findByRole('button', { name: 'Überall sonst abmelden' }));
    const question = await screen.findByRole('dialog', { name: 'Überall sonst abmelden' });
    await user.click(within(question).getByRole('button', { name: 'Abmelden' }));
    expect(
      await screen.findByText('Auf allen anderen Geräten ist das Konto jetzt abgemeldet.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Überall sonst abmelden' })).toBeNull();
    expect(await Promise.all(others.map((guest) => guest()))).toEqual([true, true]);
    leave();
  });
});
