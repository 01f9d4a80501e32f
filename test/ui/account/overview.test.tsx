import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { openBrowser, type TestBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { consent } from '../../adapters/sandbox/fixtures/consents.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { subscribed } from '../../adapters/sandbox/fixtures/subscribed.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let regular: TestBrowser;
beforeAll(async () => {
  backend = await startSandbox();
  regular = openBrowser(backend);
  await done(
    regular.client.customerSignMeIn({ body: { email: 'stammgast@example.org', password: demoPassword } }),
  );
});
afterEach(() => backend.controls.reset());
afterAll(() => backend?.close());

const address = '/my-account/overview';
const tile = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));
const settled = () =>
  waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull());

describe('the overview of an account', () => {
  it('shows when the lenses run out, a reorder link, the next delivery, and the number of bonus points · ACC-12', async () => {
    const { leave } = await visit(regular, address);
    const supply = await tile(/^Hydralis Toric.* reicht noch \d+ Tage$/);
    expect(supply.getByRole('heading', { level: 3, name: 'Rechtes Auge' })).toBeVisible();
    expect(supply.getByRole('link', { name: 'Erneut bestellen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/reorder\/home\//),
    );
    const next = await tile('Nächste Lieferung');
    expect(next.getByText(/^\d\d\.\d\d\. bis \d\d\.\d\d\.2026$/)).toBeVisible();
    expect(next.getByText('OKU-1001-0012')).toBeVisible();
    const { balance } = await done(regular.client.getBonusPointsStats({}));
    expect(balance).toBeGreaterThan(0);
    const points = await tile('Bonuspunkte');
    expect(points.getByText(String(balance), { exact: true })).toBeVisible();
    expect(points.getByRole('progressbar')).toHaveAttribute('value', String(Math.min(balance, 200)));
    leave();
  });

  it('shows the values of both eyes only with consent to the lens pass · ACC-12 · LAW-30', async () => {
    await consent(regular.client, 'lens_pass', false);
    const before = await visit(regular, address);
    await settled();
    expect(screen.queryByText('−2,25')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Linsenpass' })).toBeNull();
    before.leave();
    await consent(regular.client, 'lens_pass');
    const { user, services, leave } = await visit(regular, address);
    const pass = await tile('Linsenpass');
    expect(pass.getByRole('row', { name: /^Sphäre .* −2,25 −1,75$/ })).toBeVisible();
    await user.click(pass.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => {
      let lines = 0;
      services.cart.state$
        .subscribe(({ remote }) => {
          lines = remote.value?.items.length ?? 0;
        })
        .unsubscribe();
      expect(lines).toBe(2);
    });
    leave();
  });

  it('shows a late parcel, or else the day of the next subscription order · ACC-12 · ORD-5', async () => {
    const { fetch, number, subscription } = await subscribed(backend);
    const set = (change: object) =>
      backend.sandbox.db.updateTable('shop_order').set(change).where('number', '=', number).execute();
    await set({ state: 'open', arrival_min: '2026-11-09', arrival_max: '2026-11-11' });
    const waiting = await visit({ fetch }, address);
    const late = await tile('Nächste Lieferung');
    expect(late.getByText('Die Lieferung ist verspätet')).toBeVisible();
    expect(late.getByText('Erwartet bis 11.11.2026')).toBeVisible();
    waiting.leave();
    await set({ state: 'shipped', arrival_min: '2026-10-09', arrival_max: '2026-10-11' });
    const { leave } = await visit({ fetch }, address, { now: () => Date.parse('2026-12-05T09:00:00Z') });
    const next = await tile('Nächste Bestellung');
    expect(next.getByText(/^\d\d\.\d\d\.20\d\d$/)).toBeVisible();
    expect(next.getByRole('link', { name: `Verwalten: Abo ${subscription.id}` })).toHaveAttribute(
      'href',
      `/my-account/subscription/${subscription.id}`,
    );
    leave();
  });

  it('shows a new customer two links to continue, and no empty tile · ACC-12', async () => {
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, address);
    const empty = await tile('Noch keine Bestellung.');
    expect(empty.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/find']);
    for (const name of ['Bonuspunkte', 'Linsenpass', 'Mein Optiker', 'Nächste Lieferung'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    leave();
  });

  it('shows the loaded parts if another one fails, and retries that one only · ACC-12 · CALL-3', async () => {
    backend.controls.setFault('getBonusPointsStats', { _tag: 'Status', status: 503 });
    const { user, asked, leave } = await visit(regular, address);
    await tile(/reicht noch \d+ Tage$/);
    expect(screen.queryByRole('region', { name: 'Bonuspunkte' })).toBeNull();
    backend.controls.reset();
    const orders = () => asked.filter((one) => /^GET \/api\/customers\/me\/orders$/.test(one)).length;
    const before = orders();
    await user.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: 'Erneut versuchen' }),
    );
    await tile('Bonuspunkte');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(orders()).toBe(before);
    leave();
  });
});
