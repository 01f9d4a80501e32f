import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { openBrowser, type TestBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let regular: TestBrowser;
const comeIn = async (email: string): Promise<TestBrowser> => {
  const browser = openBrowser(backend);
  await done(browser.client.customerSignMeIn({ body: { email, password: demoPassword } }));
  return browser;
};
beforeAll(async () => {
  backend = await startSandbox();
  regular = await comeIn('stammgast@example.org');
});
afterAll(() => backend?.close());
afterEach(() => localStorage.clear());

const cards = () => document.querySelectorAll('[data-supply]');

describe('the lens supply on the home page', () => {
  it('shows how long the lenses of each eye last, with a reorder link · HOME-2 · CAT-29', async () => {
    localStorage.setItem(signedInKey, signedIn);
    const { asked, leave } = await visit(regular, '/');
    const title = await screen.findByRole('heading', {
      level: 1,
      name: /^Hydralis Toric.* reicht noch \d+ Tage$/,
    });
    const card = within(title.closest('section') as HTMLElement);
    expect(card.getByText('Hallo Sofia')).toBeVisible();
    for (const [eye, sphere] of [
      ['Rechtes Auge', '−2,25'],
      ['Linkes Auge', '−1,75'],
    ] as const) {
      const heading = card.getByRole('heading', { name: eye });
      const one = within(heading.closest('li') as HTMLElement);
      const days = one.getByText(/^\d+$/);
      expect(days).toBeVisible();
      // Read in this order: otherwise the days of the other eye would follow the heading.
      expect(heading.compareDocumentPosition(days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(one.getByText(sphere)).toBeVisible();
      const whole = one.getByText(/^von \d+$/);
      expect(Number(whole.textContent?.slice(4))).toBeGreaterThanOrEqual(Number(days.textContent));
    }
    expect(card.getByText(/^Zuletzt bestellt am \d\d\.\d\d\.20\d\d, 2 Packungen$/)).toBeVisible();
    expect(card.getByText(/pro Packung$/)).toBeVisible();
    expect(card.getByText(/^Lieferung voraussichtlich/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Erneut bestellen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/reorder\/home\/[^/]+$/),
    );
    expect(asked.filter((one) => one === 'GET /api/product-details')).toHaveLength(1);
    expect(asked.filter((one) => /^GET \/api\/products\/[^/]+$/.test(one))).toEqual([]);
    leave();
  });

  it('disappears after signing out · HOME-2', async () => {
    localStorage.setItem(signedInKey, signedIn);
    const { services, leave } = await visit(await comeIn('wechselgast@example.org'), '/');
    await waitFor(() => expect(document.querySelector('section[data-supply]')).not.toBeNull());
    act(() => services.account.signOut());
    await waitFor(() => expect(cards()).toHaveLength(0));
    leave();
  });

  it('is absent without an earlier sign-in, and after a failed request · HOME-2', async () => {
    const guest = await visit(backend, '/');
    await screen.findAllByRole('heading', { level: 1 });
    expect(cards()).toHaveLength(0);
    guest.leave();
    localStorage.setItem(signedInKey, signedIn);
    const fetch: TestBrowser['fetch'] = async (request) =>
      new URL(request.url).pathname.endsWith('/orders')
        ? new Response('{}', { status: 500 })
        : regular.fetch(request);
    const { leave } = await visit({ fetch }, '/');
    await waitFor(() => expect(cards()).toHaveLength(1));
    await waitFor(() => expect(cards()).toHaveLength(0));
    leave();
  });
});
