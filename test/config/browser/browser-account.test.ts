// @vitest-environment jsdom
import { filter, firstValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { device, tab } from '../../../src/adapters/browser/storages.ts';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import { makeOwnValuesStore } from '../../../src/application/catalogue/own-values-store.ts';
import type { AccountState } from '../../../src/application/identity/account-state.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { makeBrowserServices } from '../../../src/config/browser-services.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import type { InternalOrderId } from '../../../src/domain/orders/order.ts';
import { writeConsent } from '../../../src/domain/tracking/kept-consent.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { done } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { waitUntil } from '../../wait-until.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
afterEach(() => vi.unstubAllGlobals());

const draft = 'checkout-draft-address';

it('clears typed texts, lens values, staff cookie and sign-in mark when a customer signs out · CART-4 · AUTH-4', async () => {
  const here = await signedIn(backend);
  vi.stubGlobal('fetch', here.fetch);
  const { account, lastChoices } = makeBrowserServices({
    shop: brands.okulino.shop,
    locale: 'de',
    onFailure: () => undefined,
  });
  const until = (holds: (state: AccountState) => boolean) =>
    firstValueFrom(account.state$.pipe(filter(holds)));
  const listening = account.state$.subscribe();
  account.restore();
  const { customer, social } = await until((state) => state.customer !== undefined);
  expect(customer?.email).toBe(here.email);
  expect(social.length > 0).toBe(brands.okulino.shop.socialSignIn);
  expect(localStorage.getItem(signedInKey)).toBe('1');
  sessionStorage.setItem(draft, '{"city":"Bern"}');
  Object.assign(document, { cookie: `consent=${writeConsent(['values'], Date.now())}; path=/` });
  await lastChoices.keep({
    productId: '10010' as ProductId,
    eyes: { right: { sphere: '-2.50' } as never } as never,
  });
  expect(lastChoices.isKept()).toBe(true);
  const found = makeOwnValuesStore({ shop: brands.okulino.shop, tab, device, lastChoices });
  found.keep({ right: { sphere: '-2.50' } });
  expect(found.read()).toBeDefined();
  Object.assign(document, { cookie: 'vsf-referer=service-desk' });
  sessionStorage.setItem('dioptra.listing-view', '{}');
  account.signOut();
  await until((state) => state.customer === undefined && state.task._tag !== 'Busy');
  await vi.waitFor(() => expect(document.cookie).not.toContain('vsf-referer'));
  expect([sessionStorage.getItem(draft), lastChoices.isKept()]).toEqual([null, false]);
  expect(localStorage.getItem(signedInKey)).toBeNull();
  expect([found.read(), sessionStorage.getItem('dioptra.listing-view')]).toEqual([undefined, null]);
  listening.unsubscribe();
});

it('sends with a reorder in the account the kind of mail that its customer came from · REO-1 · TRK-3', async () => {
  const here = openBrowser(backend);
  const regular = { email: 'stammgast@example.org', password: demoPassword };
  await done(here.client.customerSignMeIn({ body: regular }));
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname.endsWith('/reorders')) bodies.push(await request.clone().json());
    return here.fetch(request);
  });
  Object.assign(document, { cookie: 'vsf-email-reorder=reminder' });
  const { account } = makeBrowserServices({
    shop: brands.okulino.shop,
    locale: 'de',
    onFailure: () => undefined,
  });
  account.restore();
  const { desk } = await firstValueFrom(account.state$.pipe(filter((state) => state.desk !== undefined)));
  const { 'hydra:member': orders } = await done(
    here.client.getOrdersHistory({ query: { page: 1, itemsPerPage: 1 } }),
  );
  const id = orders[0]?.internal_order_id as InternalOrderId;
  desk?.reorder.begin({ lastOrder: { _tag: 'ByInternalId', id }, source: 'account' });
  await vi.waitFor(() => expect(bodies).not.toEqual([]), { timeout: 15_000 });
  expect(bodies).toEqual([expect.objectContaining({ last_order_internal_order_id: id, source: 'reminder' })]);
});

it('uses up no link of a mail on a page that its visitor does not see yet · AUTH-34', async () => {
  const here = openBrowser(backend);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return here.fetch(request);
  });
  let visibility = 'hidden';
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as never);
  const { account } = makeBrowserServices({
    shop: brands.okulino.shop,
    locale: 'de',
    onFailure: () => undefined,
  });
  account.openLink('h4sh' as SignInHash);
  const begun = await firstValueFrom(account.state$.pipe(filter(({ task }) => task._tag === 'Busy')));
  expect(begun.task).toMatchObject({ name: 'signInByHash' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  // The page of an earlier test may still load its cart.
  expect(asked).not.toContain('/api/customers/login-link/exchange');
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await waitUntil(() => expect(asked).toContain('/api/customers/login-link/exchange'));
  seen.mockRestore();
});
