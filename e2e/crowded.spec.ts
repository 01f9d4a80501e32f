import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { RunningShop } from '../scripts/running-shop.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { keptCart } from './support/cart.ts';
import { ownShop } from './support/own-shop.ts';
import { putCareInCart } from './support/prepared.ts';
import { demo, sharedPort, shopperAt } from './support/shopper.ts';

// A crowd affects all visitors: these journeys have a server of their own, and run one after another.
test.describe.configure({ mode: 'default' });

const port = sharedPort + 13;
/** The number of requests from which on new visitors are refused. */
const most = 10;
let shop: RunningShop;
test.beforeAll(async () => {
  test.slow();
  shop = await ownShop(port, {
    DIOPTRA_MOST_REQUESTS: String(most),
    // Other load on this machine does not count as a crowd.
    DIOPTRA_MOST_DELAY: '60000',
  });
});
test.afterAll(() => shop.stop());
test.afterEach(({ complaints }) => {
  // The browser itself logs every failed response, as it should.
  const own = complaints.filter((text) => !text.startsWith('Failed to load resource'));
  complaints.splice(0, complaints.length, ...own);
});

const control = (body: object) =>
  fetch(`${shop.origin}/sandbox/controls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

let leave = async (): Promise<void> => undefined;
test.afterEach(() => leave());

const isRefused = async (cookie: string): Promise<boolean> =>
  (await fetch(`${shop.origin}/api/search?brand_channel=okulino&locale=de&query=x`, { headers: { cookie } }))
    .status === 503;

/** How long each of a crowd's requests takes. Units: ms. */
const latency = 1500;

/**
 * Buyers wait for an answer all the time and repeat their requests until they leave. There are so many that a visitor
 * with this cookie is refused. They come one after another: of those who came together all would ask anew at the same
 * moment, and a visitor would find the shop empty.
 */
const crowd = async (buyers: number, cookie: string): Promise<void> => {
  await control({ fault: { operation: 'getPartners', fault: { _tag: 'Latency', ms: latency } } });
  let stays = true;
  const wait = async (_: unknown, buyer: number): Promise<void> => {
    await setTimeout((latency * buyer) / buyers);
    while (stays)
      await (await fetch(`${shop.origin}/api/partners?brand_channel=okulino&locale=de&country=CH`)).text();
  };
  const all = Promise.all(Array.from({ length: buyers }, wait));
  leave = async () => {
    stays = false;
    await all;
    await control({ reset: true });
    leave = async () => undefined;
  };
  await expect.poll(() => isRefused(cookie)).toBe(true);
};
const newcomers = () => crowd(most + 8, '');
const customers = () => crowd(2 * most + 8, 'cart_id=x');

const titles = {
  de: 'Gerade sind sehr viele im Shop',
  fr: 'La boutique est très fréquentée en ce moment',
} as const;
const refused = (page: Page, locale: keyof typeof titles) =>
  page.getByRole('heading', { level: 1, name: titles[locale] });

for (const [brand, locale, width] of [
  ['okulino', 'de', 390],
  ['augental', 'fr', 1280],
] as const)
  test(`a new visitor refused at ${brand} sees why in ${locale}, and gets the page after waiting · LOAD-1 · LOAD-4 · LOAD-6`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { origin } = shopperAt(page, brand, locale, port);
    await newcomers();
    const address = `${origin}${pathTo.search(locale, 'hydralis')}`;
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    await expect(refused(page, locale)).toBeVisible();
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${locale}`));
    expect(await barriers(page)).toEqual([]);
    // Its requests are refused as long as the crowd is there.
    await page.waitForResponse((one) => one.url() === address && one.status() === 503);
    await leave();
    await expect(page.locator('#results')).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('hydralis');
  });

test('a refused customer keeps the cart, and gets the page after waiting · LOAD-1 · LOAD-6', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'okulino', 'de', port);
  await putCareInCart(shopper);
  const before = await keptCart(shopper);
  await customers();
  const address = `${shopper.origin}${pathTo.product('de', demo.toric)}`;
  await page.goto(address);
  await expect(refused(page, 'de')).toBeVisible();
  await leave();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(titles.de);
  await hydrated(page);
  expect((await keptCart(shopper))?.items).toEqual(before?.items);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('values submitted to an overloaded shop are sent again by reloading · LOAD-6', async ({ page }) => {
    const { origin, say } = shopperAt(page, 'okulino', 'de', port);
    await page.goto(`${origin}${pathTo.find('de')}`);
    const right = page.getByRole('group', { name: say('finder:eye.right') });
    const sphere = right.getByLabel(say('common:option.sphere'));
    await sphere.fill('-2,50');
    await newcomers();
    await sphere.press('Enter');
    await expect(refused(page, 'de')).toBeVisible();
    await expect(page.getByText('diese Seite neu laden')).toBeVisible();
    await leave();
    await page.reload();
    await expect(page.getByRole('main').locator('dl').first()).toContainText('−2,50');
    await expect(sphere).toHaveValue('-2,50');
  });
});
