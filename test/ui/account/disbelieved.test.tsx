import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reorderPath } from '../../../src/domain/shared/mail-link.ts';
import { makeAppRoutes } from '../../../src/ui/app-routes.tsx';
import type { AtProvider } from '../../adapters/sandbox/fixtures/at-provider.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

const forged: AtProvider = { person: 'new', trouble: 'forged' };
const atProvider = () => forged;
const google = () => screen.findByRole('button', { name: 'Weiter mit Google' });
const isLedHome = async ({ path, leave }: Pick<Awaited<ReturnType<typeof visit>>, 'path' | 'leave'>) => {
  await waitFor(() => expect(path()).toBe('/'));
  expect(await screen.findByText('Die Anmeldung hat nicht geklappt')).toBeVisible();
  leave();
};

describe('an identity that the shop rejects', () => {
  it('redirects home from a reorder link in a mail · AUTH-3', async () => {
    const there = await visit(openBrowser(backend), reorderPath('de', 'mail', 'token'), { atProvider });
    await there.user.click(await google());
    await isLedHome(there);
  });

  it('tells the document that it is redirected to why · AUTH-3 · CHK-23', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    const there = await visit(openBrowser(backend), reorderPath('de', 'mail', 'token'), {
      atProvider,
      routes: makeAppRoutes(),
    });
    await there.user.click(await google());
    await waitFor(() => expect(location.hash).toBe('#told=account:link.failed'));
    expect(location.pathname).toBe('/');
    there.leave();
    vi.unstubAllGlobals();
  });

  it('redirects home from a checkout whose session has expired · AUTH-3 · CHK-24', async () => {
    const here = await signedIn(backend);
    localStorage.setItem('dioptra.signed-in', '1');
    const { token_value: cart } = await cartWith(here.client, item(care));
    const there = await visit({ fetch: here.fetch }, '/checkout/address', { cart, atProvider });
    await screen.findByText('E-Mail-Adresse des Kundenkontos');
    here.cookies.clear();
    there.services.cart.restore();
    await screen.findByRole('heading', { name: 'Die Anmeldung ist abgelaufen' });
    await there.user.click(screen.getByRole('button', { name: 'Anmelden' }));
    const dialog = within(await screen.findByRole('dialog'));
    await there.user.click(await dialog.findByRole('button', { name: 'Weiter mit Google' }));
    await isLedHome(there);
  });

  it('redirects home when its provider returns in the same window · AUTH-3 · AUTH-6', async () => {
    const goes = vi.fn(() => ({ ...forged, away: '1' }));
    const away = await visit(openBrowser(backend), '/my-account/profile', { atProvider: goes });
    await away.user.click(await google());
    await waitFor(() => expect(goes).toHaveBeenCalled());
    away.leave();
    history.replaceState(null, '', '/authenticate?state=s&code=c');
    await isLedHome(await visit(openBrowser(backend), '/authenticate?state=s&code=c'));
  });

  it('stays on an account page, with an error message · AUTH-3', async () => {
    const { user, path, leave } = await visit(openBrowser(backend), '/my-account/profile', { atProvider });
    await user.click(await google());
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Anmeldung hat nicht geklappt');
    expect(path()).toBe('/my-account/profile');
    leave();
  });
});
