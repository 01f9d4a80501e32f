// @vitest-environment jsdom
import { filter, firstValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { makeBrowserServices } from '../../../src/config/browser-services.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { writeTracking } from '../../../src/domain/tracking/tracking-cookie.ts';
import { care, cartWith, checkedOut, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
afterEach(() => vi.unstubAllGlobals());

const setCookie = (cookie: string) => Object.assign(document, { cookie });

it('sends the tracking cookie’s source with an order, and then deletes the cookie · TRK-2 · CART-4', async () => {
  const client = backend.client();
  const { token_value } = await checkedOut(client, await cartWith(client, item(care)));
  const ordered: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST' && new URL(request.url).pathname === '/api/orders')
      ordered.push(await request.clone().json());
    return backend.fetch(request);
  });
  setCookie(`cart_id=${token_value}`);
  setCookie(`vsf-tracking=${writeTracking({ studio_id: 'ch-limmat', order_type: 'shop', gclid: 'click' })}`);
  const { cart, checkout } = makeBrowserServices({
    shop: brands.okulino.shop,
    locale: 'de',
    onFailure: () => undefined,
  });
  const progress = checkout.state$.subscribe();
  const loading = firstValueFrom(
    cart.state$.pipe(filter(({ remote }) => Boolean(remote.value?.items.length))),
  );
  cart.restore();
  const { remote } = await loading;
  checkout.order({ seen: remote.value as Cart, returnPath: () => '/' });
  await vi.waitFor(() => expect(ordered).toHaveLength(1), { timeout: 15_000 });
  expect(ordered).toEqual([
    expect.objectContaining({ token_value, source: { studio_id: 'ch-limmat', order_type: 'shop' } }),
  ]);
  await vi.waitFor(() => expect(document.cookie).not.toMatch(/vsf-tracking|cart_id/), { timeout: 15_000 });
  progress.unsubscribe();
});
