import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeNamedCookie } from '../../../src/adapters/browser/named-cookie.ts';
import { signedIn, signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { welcomeStaff } from '../../../src/config/browser/staff.tsx';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { refererCookie, wipCookie } from '../../../src/domain/tracking/cookies.ts';
import { namespaces } from '../../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { signedIn as customer } from '../../adapters/sandbox/fixtures/customers.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());
const forget = () => {
  for (const one of [refererCookie, wipCookie]) makeNamedCookie(document, one, { secure: false }).clear();
  history.replaceState(null, '', '/');
};
afterEach(forget);

const arrive = async (browser: Parameters<typeof visit>[0], search: string) => {
  history.replaceState(null, '', `/withdrawal${search}`);
  const here = await visit(browser, `/withdrawal${search}`);
  await screen.findByRole('banner');
  const translator = makeTranslator('de', await loadWords('okulino', 'de', namespaces));
  await welcomeStaff(here.services, translator, false);
  return here;
};
const banner = () => screen.queryByRole('complementary', { name: 'Sitzung für Mitarbeitende' });

describe('the banner for staff', () => {
  it('names the customer being represented, and offers to sign out · AUTH-13', async () => {
    const browser = await customer(backend);
    localStorage.setItem(signedInKey, signedIn);
    const { user, services, leave } = await arrive(browser, '?referer=service-desk');
    await waitFor(() => expect(banner()).not.toBeNull());
    const here = within(banner() as HTMLElement);
    expect(here.getByText('Mara Keller')).toBeVisible();
    expect(here.getByText(browser.email)).toBeVisible();
    await user.click(here.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(banner()).toBeNull());
    expect(services.shop.staffReferers).toContain('service-desk');
    leave();
  });

  it.each(['', '?referer=evil', '?referer=__proto__', '?referer=service-desk%0d%0aset-cookie:x'])(
    'is absent for a visitor from anywhere else: %s · AUTH-13',
    async (search) => {
      const browser = await customer(backend);
      localStorage.setItem(signedInKey, signedIn);
      const { leave } = await arrive(browser, search);
      expect(document.cookie).not.toContain('vsf-referer');
      expect(banner()).toBeNull();
      leave();
    },
  );

  it('is absent for a guest, and its cookie gives no access to an account · AUTH-13', async () => {
    makeNamedCookie(document, refererCookie, { secure: false }).write('service-desk');
    const { leave } = await arrive(openBrowser(backend), '');
    expect(banner()).toBeNull();
    leave();
    const asked = openBrowser(backend);
    asked.cookies.set('vsf-referer', 'service-desk');
    asked.cookies.set('wip', '1');
    expect(await asked.client.getMe({})()).toMatchObject({ left: { code: 'customer.not_signed_in' } });
  });
});

describe('the work-in-progress mode', () => {
  it('is switched on by an address and remembered, until an address switches it off · TRK-4', async () => {
    const { leave } = await arrive(openBrowser(backend), '?mode=wip');
    expect(document.cookie).toContain('wip=1');
    leave();
    const again = await arrive(openBrowser(backend), '?mode=off');
    expect(document.cookie).not.toContain('wip');
    again.leave();
  });

  it('has a page of its own, which no other visitor can open · ROUTE-12', async () => {
    const shown = await visit(openBrowser(backend), '/wip', { wip: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'In Arbeit' })).toBeVisible();
    shown.leave();
    const hidden = await visit(openBrowser(backend), '/wip');
    expect(await screen.findByRole('heading', { level: 1, name: /nicht diese Seite/ })).toBeVisible();
    hidden.leave();
  });
});
