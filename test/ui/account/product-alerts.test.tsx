import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { productAlertsOf } from '../../adapters/sandbox/fixtures/product-alerts.ts';
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
const { ask } = productAlertsOf(() => backend);

describe('the product alerts in the account', () => {
  it('are listed with what they wait for, and are ended with one press · STOCK-9', async () => {
    const { client, fetch, email } = await signedIn(backend);
    await done(ask({ client }, email));
    await done(ask({ client }, email, 'price'));
    const titles = (await done(client.getProductAlerts({}))).map(({ title }) => title ?? '');
    const { user, leave } = await visit({ fetch }, '/my-account/email-settings');
    expect(await screen.findByRole('heading', { name: 'Benachrichtigungen zu Artikeln' })).toBeVisible();
    for (const name of titles) expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(screen.getByText(/Sobald es wieder da ist/)).toBeVisible();
    expect(screen.getByText(/Sobald es weniger kostet/)).toBeVisible();
    for (const name of titles) {
      await user.click(screen.getByRole('button', { name: `Beenden: ${name}` }));
      expect(await screen.findByText('Beendet. Dazu kommt keine E-Mail.')).toBeVisible();
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    expect(await screen.findByText('Zurzeit wird auf nichts gewartet.')).toBeVisible();
    expect(await done(client.getProductAlerts({}))).toEqual([]);
    leave();
  });
});
