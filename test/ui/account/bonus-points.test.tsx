import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { earned } from '../../adapters/sandbox/fixtures/earned.ts';
import { care, cartWith, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
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

const page = '/my-account/bonus-points';

describe('bonus points in the account', () => {
  it('are zero at first, with the progress to the first coupon · ACC-4', async () => {
    const { fetch } = await signedIn(backend);
    const { leave } = await visit({ fetch }, page);
    await screen.findByText('Noch hat keine Bestellung Punkte gebracht.');
    expect(screen.getByText(/Noch 200 Punkte bis zum Gutschein über .*10/)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
    expect(screen.queryByRole('button', { name: 'In Gutschein umwandeln' })).toBeNull();
    leave();
  });

  it('convert to a coupon after confirmation, which is applied to the cart with one press · ACC-4 · UI-6', async () => {
    const customer = await signedIn(backend);
    const order = await earned(backend, customer);
    await earned(backend, customer, 'returned');
    const { token_value: cart } = await cartWith(customer.client, item(care, 3));
    const { user, leave } = await visit({ fetch: customer.fetch }, page, { cart });
    await screen.findByRole('link', { name: order });
    expect(screen.getAllByText('zurückgenommen')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'In Gutschein umwandeln' }));
    const question = await screen.findByRole('dialog', { name: 'Punkte umwandeln?' });
    await user.click(within(question).getByRole('button', { name: 'In Gutschein umwandeln' }));
    await screen.findByText('Der Gutschein ist da.');
    const { coupons } = await done(customer.client.getBonusPointsStats({}));
    const code = coupons[0]?.code ?? '';
    await user.click(screen.getByRole('button', { name: `Kopieren: ${code}` }));
    await screen.findByText('Der Code ist kopiert.');
    expect(await navigator.clipboard.readText()).toBe(code);
    await user.click(screen.getByRole('button', { name: `Im Warenkorb einlösen: ${code}` }));
    await screen.findByText('Gilt für den Warenkorb');
    await waitFor(async () =>
      expect((await done(customer.client.getCart({ params: { token: cart } }))).promotion_coupon).toEqual({
        code,
      }),
    );
    leave();
  });

  it('offer a retry after a failed request · ACC-4 · CALL-3', async () => {
    const { fetch } = await signedIn(backend);
    backend.controls.setFault('getBonusPointsStats', { _tag: 'Cut', times: 1 });
    const { user, leave } = await visit({ fetch }, page);
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText(/Noch 200 Punkte/);
    leave();
  });
});
