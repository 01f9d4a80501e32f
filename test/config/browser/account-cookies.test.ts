// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from '../../../scripts/pace.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { makeBrowserServices } from '../../../src/config/browser-services.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';

/** Cookies that the page wrote. */
const written: string[] = [];
const keep = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
beforeEach(() => {
  written.length = 0;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    keep?.call(document, cookie);
  });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.includes('/login-link/exchange')) return Response.json({ status: 'OK', custom_token: 'c.t' });
    return url.includes('/login-link') ? Response.json({ done: true }) : Response.json({}, { status: 500 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const cookie of written) keep?.call(document, `${cookie.split('=')[0]}=; path=/; max-age=0`);
});

const account = () =>
  makeBrowserServices({ shop: brands.okulino.shop, locale: 'de', onFailure: () => undefined }).account;
type Account = ReturnType<typeof account>;

it.each<[string, (account: Account) => void, string]>([
  [
    'the recipient of a login link, for a day · AUTH-7 · TRK-3',
    ({ askForLink }) => askForLink('mara@example.org', '/cart'),
    'vsf-login-link=mara%40example.org; path=/; samesite=lax; max-age=86400',
  ],
  [
    'the token that a link was exchanged for, for four hours · AUTH-7 · TRK-3',
    ({ openLink }) => openLink('h4sh' as SignInHash),
    'custom_token=c.t; path=/; samesite=lax; max-age=14400',
  ],
  [
    'the target of a visitor, for four hours · ROUTE-16 · TRK-3',
    ({ aimAt }) => aimAt('/my-account/orders'),
    'redirect_target=%2Fmy-account%2Forders; path=/; samesite=lax; max-age=14400',
  ],
])('a cookie keeps %s', async (_, act, cookie) => {
  const session = account();
  const listening = session.state$.subscribe();
  act(session);
  await vi.waitFor(() => expect(written).toContain(cookie), { timeout: patience(5000) });
  listening.unsubscribe();
});
