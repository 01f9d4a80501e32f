import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
beforeEach(() => localStorage.clear());

/** A backend in which one path has another answer. */
const answering = (path: string, answer: () => Response) => {
  const { fetch } = openBrowser(backend);
  return {
    fetch: async (request: Request) =>
      request.method !== 'GET' && new URL(request.url).pathname.endsWith(path) ? answer() : fetch(request),
  };
};
const json = (body: object, status: number) => Response.json(body, { status });

it('an e-mail is typed once for all screens of the sign-in · AUTH-31', async () => {
  const { user, leave } = await visit(backend, '/my-account/profile');
  const email = () => screen.findByLabelText('E-Mail-Adresse');
  await user.type(await email(), 'mara@example.org');
  for (const [there, back] of [
    ['Passwort vergessen?', 'Zurück zur Anmeldung'],
    ['Link zum Anmelden per E-Mail', 'Zurück zum Passwort'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: there }));
    await screen.findByRole('button', { name: back });
    expect(await email()).toHaveValue('mara@example.org');
    await user.click(screen.getByRole('button', { name: back }));
    await screen.findByRole('button', { name: there });
    expect(await email()).toHaveValue('mara@example.org');
  }
  await user.click(screen.getByRole('button', { name: 'Konto anlegen' }));
  await screen.findByLabelText('Vorname');
  expect(await email()).toHaveValue('mara@example.org');
  leave();
  // It is kept only as long as the sign-in is open.
  const next = await visit(backend, '/my-account/profile');
  expect(await email()).toHaveValue('');
  next.leave();
});

describe('a forgotten password', () => {
  const ask = async (answer: () => Response) => {
    const visitor = await visit(answering('/customers/password-reset', answer), '/my-account/profile');
    const { user } = visitor;
    await user.click(await screen.findByRole('button', { name: 'Passwort vergessen?' }));
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'nobody@example.org');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    return visitor;
  };

  it.each<[string, () => Response]>([
    ['the mail was sent', () => json({ done: true }, 200)],
    ['the e-mail has no account', () => json({ code: 'customer.not_found' }, 404)],
    ['the response is 404 without a code', () => new Response('<html>', { status: 404 })],
    ['the backend refuses', () => json({ code: 'customer.blocked' }, 422)],
  ])('shows the same confirmation where %s · AUTH-5', async (_, answer) => {
    const { leave } = await ask(answer);
    expect(await screen.findByText(/nobody@example\.org/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link anfordern' })).toBeNull();
    leave();
  });

  it.each<[string, () => Response, RegExp]>([
    ['a limit', () => json({}, 429), /Zu viele Versuche/],
    [
      'an invalid e-mail',
      () => json({ violations: [{ property_path: 'email', code: 'validation.invalid_email' }] }, 422),
      /^Diese E-Mail-Adresse ist nicht vollständig/,
    ],
    ['an unavailable shop', () => json({}, 503), /Der Shop kann gerade nicht antworten/],
  ])('keeps its form and shows the error for %s · AUTH-5', async (_, answer, said) => {
    const { leave } = await ask(answer);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('nobody@example.org');
    leave();
  });
});

describe('a rejected new password', () => {
  const choose = async (answer: () => Response) => {
    const visitor = await visit(answering('/customers/password-reset', answer), '/reset-password#secret');
    const { user } = visitor;
    await user.type(await screen.findByLabelText('Neues Passwort'), 'Linse 2027');
    await user.click(screen.getByRole('button', { name: 'Passwort speichern' }));
    return visitor;
  };

  it.each<[string, object, number]>([
    ['for a field that the form does not have', { violations: [{ property_path: 'token' }] }, 422],
    [
      'for its own field, with an unknown code',
      { violations: [{ property_path: 'password', code: 'odd' }] },
      422,
    ],
    ['with a success status', { violations: [{ property_path: 'token', code: 'odd' }] }, 200],
  ])('shows the description of the backend: %s · AUTH-11', async (_, body, status) => {
    const description = 'Dieses Passwort wurde schon benutzt.';
    const { leave } = await choose(() => json({ ...body, 'hydra:description': description }, status));
    await waitFor(() => expect(screen.getByText(description)).toBeVisible());
    leave();
  });
});
