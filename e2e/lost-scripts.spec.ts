import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { closeSidebar } from './support/cart.ts';
import { putLensesInCart } from './support/prepared.ts';
import { shopperAt } from './support/shopper.ts';

// The browser logs each lost script, as it should.
test.afterEach(({ complaints }) => {
  complaints.splice(0);
});

test('an app page whose scripts are lost redirects to the page without scripts, and the cart is kept · UI-20', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  await putLensesInCart(shopper);
  await closeSidebar(shopper).catch(() => undefined);
  await page.route(/\/assets\/(?!starter-).*\.js$/, (route) => route.abort());
  await page.goto(shopper.origin + pathTo.cart('de'));
  await expect(page).toHaveURL(/\/cart\/plain$/);
  await expect(page.locator('main li').first()).toBeVisible();
  for (const [path, plain] of [
    [pathTo.checkout('de'), /\/cart\/plain$/],
    [pathTo.account('de', 'history'), /\/my-account\/plain$/],
  ] as const) {
    await page.goto(shopper.origin + path);
    await expect(page).toHaveURL(plain);
  }
});

test('an app page without any script shows the link to the plain page after a while · UI-20', async ({
  page,
  context,
}) => {
  const { origin, say } = shopperAt(page);
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
  // They wait for eight seconds, in three tabs at the same time.
  const waits = async (tab: Page, path: string) => {
    await tab.goto(origin + path);
    const way = tab.getByRole('link', { name: say('layout.plainWay') });
    await expect(way, path).toBeVisible({ timeout: patience(15_000) });
    // Not asked while it is hidden: a busy machine may ask too late.
    expect(await tab.evaluate(() => performance.now()), path).toBeGreaterThan(8000);
    return way;
  };
  const [way] = await Promise.all([
    waits(page, pathTo.cart('de')),
    waits(await context.newPage(), pathTo.checkout('de')),
    waits(await context.newPage(), pathTo.account('de')),
  ]);
  await way.click();
  await expect(page).toHaveURL(/\/cart\/plain$/);
});
