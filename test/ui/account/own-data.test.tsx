import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { password, signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

describe('the customer’s own data', () => {
  it('are downloaded as a file, on a retry if the response was lost · CALL-3', async () => {
    const { email, fetch } = await signedIn(backend);
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    backend.controls.setFault('exportMyData', { _tag: 'Cut', times: 1 });
    const { user, leave } = await visit({ fetch }, '/my-account/own-data');
    await user.click(await screen.findByRole('button', { name: 'Daten herunterladen' }));
    await screen.findByText('Das hat nicht geklappt');
    await user.click(screen.getByRole('button', { name: 'Daten herunterladen' }));
    await screen.findByText('Die Datei liegt bei den Downloads.');
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ customer: { email } });
    leave();
    vi.unstubAllGlobals();
  });

  it('are deleted with the account, after the correct password and a confirmation', async () => {
    const { client, fetch } = await signedIn(backend);
    const { user, leave } = await visit({ fetch }, '/my-account/own-data');
    const press = async () => {
      await user.click(await screen.findByRole('button', { name: 'Konto löschen' }));
      const question = await screen.findByRole('dialog', { name: 'Konto endgültig löschen?' });
      await user.click(within(question).getByRole('button', { name: 'Löschen' }));
    };
    await user.click(await screen.findByRole('button', { name: 'Konto löschen' }));
    await screen.findByText('Passwort fehlt noch.');
    await user.type(screen.getByLabelText('Passwort'), 'Linse 2027');
    await press();
    await screen.findByText('Das aktuelle Passwort stimmt nicht.');
    await user.clear(screen.getByLabelText('Passwort'));
    await user.type(screen.getByLabelText('Passwort'), password);
    await press();
    await waitFor(async () => expect(await done(client.isGuest({}))).toEqual({ guest: true }));
    await screen.findByText('Das Konto ist gelöscht.');
    leave();
  });
});
