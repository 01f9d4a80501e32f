import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { openBrowser, type TestBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

const number = 'OKU-1001-0011';
let backend: TestSandbox;
let browser: TestBrowser;
beforeAll(async () => {
  backend = await startSandbox();
  browser = openBrowser(backend);
  await done(
    browser.client.customerSignMeIn({ body: { email: 'stammgast@example.org', password: demoPassword } }),
  );
});
afterAll(() => backend?.close());

const set = (change: object) =>
  backend.sandbox.db.updateTable('shop_order').set(change).where('number', '=', number).execute();

describe('the details of an order', () => {
  it('show the stations of its parcel with the known dates, and a link to the carrier · ORD-4', async () => {
    await set({
      state: 'shipped',
      tracking: '99.60.123456.12345678',
      arrival_min: '2026-12-03',
      arrival_max: '2026-12-08',
    });
    const { leave } = await visit(browser, `/my-account/order/${number}`);
    const way = await screen.findByRole('list', { name: 'Weg der Sendung' });
    const stations = within(way).getAllByRole('listitem');
    expect(stations.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bestellung eingegangen\d\d\.\d\d\.20\d\d$/),
      'Verpackt',
      'Unterwegs',
      'Zugestellt',
    ]);
    expect(within(way).getByRole('listitem', { current: 'step' })).toHaveTextContent('Unterwegs');
    expect(screen.getByText('erwartet 03.12. bis 08.12.2026')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Sendung verfolgen: / })).toHaveAttribute(
      'href',
      'https://service.post.ch/ekp-web/ui/entry/search/99.60.123456.12345678',
    );
    leave();
  });

  it('show that a parcel is being packed, without a link to the carrier · ORD-4', async () => {
    await set({ state: 'open', tracking: null });
    const { leave } = await visit(browser, `/my-account/order/${number}`);
    const now = await screen.findByRole('listitem', { current: 'step' });
    expect(now).toHaveTextContent('Wird verpackt');
    expect(screen.queryByRole('link', { name: /Sendung verfolgen/ })).toBeNull();
    leave();
  });

  it('ask whether an overdue parcel has arrived, with a contact link and without a second status · ORD-5', async () => {
    await set({
      state: 'shipped',
      tracking: '99.60.1',
      arrival_min: '2026-11-11',
      arrival_max: '2026-11-13',
    });
    const late = await visit(browser, `/my-account/order/${number}`);
    expect(await screen.findByRole('heading', { name: 'Ist das Paket angekommen?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nach dem Paket fragen' })).toHaveAttribute(
      'href',
      expect.stringContaining(number),
    );
    expect(screen.queryByText('Status')).toBeNull();
    late.leave();
    await set({ arrival_max: '2026-11-20' });
    const { leave } = await visit(browser, `/my-account/order/${number}`);
    await screen.findByRole('list', { name: 'Weg der Sendung' });
    expect(screen.queryByText(/verspätet|angekommen/)).toBeNull();
    leave();
  });

  it('call a parcel that was not sent in time late, and promise no replacement · ORD-5', async () => {
    await set({ state: 'open', tracking: null, arrival_min: '2026-11-11', arrival_max: '2026-11-13' });
    const { leave } = await visit(browser, `/my-account/order/${number}`);
    const late = (await screen.findByRole('heading', { name: 'Die Lieferung ist verspätet' })).parentElement;
    expect(late).toHaveTextContent('spätestens am 13.11.2026');
    expect(late).not.toHaveTextContent(/Ersatz|suchen|Sendungsverfolgung/);
    leave();
  });

  it('show no stations for a cancelled order · ORD-4', async () => {
    await set({ state: 'cancelled', tracking: null });
    const { leave } = await visit(browser, `/my-account/order/${number}`);
    await screen.findByText(number, { selector: 'dd *' });
    expect(screen.queryByRole('list', { name: 'Weg der Sendung' })).toBeNull();
    leave();
  });
});
