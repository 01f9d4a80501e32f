import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { eyeChecksOf } from '../../adapters/sandbox/fixtures/eye-checks.ts';
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
const { book } = eyeChecksOf(() => backend);

describe('the eye check appointments in the account', () => {
  it('are listed with time, optician and person, and one that can be changed links to its page · APPT-7', async () => {
    const { client, fetch, email } = await signedIn(backend);
    const { eye_check } = await done(book({ client }, email, '2026-12-08T09:00:00.000Z'));
    const cancelled = await done(book({ client }, email, '2026-12-09T09:00:00.000Z', { first_name: 'Mia' }));
    await done(client.cancelEyeCheck({ params: { key: cancelled.secret } }));
    const { leave } = await visit({ fetch }, '/my-account/eye-checks');
    const entries = await screen.findAllByText(/Laubenoptik/);
    expect(entries).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'Ansehen oder ändern: Dienstag, 8. Dezember, 10:00 Uhr' });
    expect(link).toHaveAttribute('href', `/eye-check/appointment?id=${eye_check.id}`);
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Laubenoptik'));
    expect(within(first ?? document.body).getByText('Mara Keller')).toBeVisible();
    expect(within(first ?? document.body).getByText('Dienstag, 8. Dezember, 10:00 Uhr')).toBeVisible();
    expect(within(second ?? document.body).getByText('Mia Keller')).toBeVisible();
    expect(within(second ?? document.body).getByText('Abgesagt')).toBeVisible();
    expect(within(second ?? document.body).queryByRole('link', { name: /Ansehen/ })).toBeNull();
    leave();
  });
});
