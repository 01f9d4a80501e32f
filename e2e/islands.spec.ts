import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { wishlistPath } from '../src/domain/shared/wishlist-path.ts';
import { barriers, expect, test } from './fixtures.ts';
import { demo } from './support/shopper.ts';

const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);
const isAlive = (page: Page, name: string): Promise<boolean> =>
  island(page, name).evaluate(({ dataset }: HTMLElement) => 'alive' in dataset);
const comesAlive = (page: Page, name: string): Promise<void> =>
  expect.poll(() => isAlive(page, name)).toBe(true);
/** Waits until the page has decided which parts hydrate when. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForSelector('html[data-app]');
};

test('the form of a product is hydrated by a touch, and then requests its price · CAT-7', async ({
  page,
  lens,
}) => {
  await open(page, lens);
  await page.keyboard.press('Shift');
  await comesAlive(page, 'cart');
  await page.waitForTimeout(patience(500));
  expect(await isAlive(page, 'form')).toBe(false);
  const priced = page.waitForResponse(/pricing/);
  await page.locator('[data-island=form] select[name="right[sphere]"]').selectOption({ index: 1 });
  await comesAlive(page, 'form');
  await page.locator('[data-island=form] select[name="left[sphere]"]').selectOption({ index: 1 });
  expect((await priced).ok()).toBe(true);
});

test('the wish-list page shows the contents of this browser without any interaction · CAT-17', async ({
  page,
}) => {
  // There is no visitor: even the timer that counts as a sign of one does not fire.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) =>
      ms >= 5000 ? 0 : later(run, ms)) as typeof window.setTimeout;
  });
  await open(page, pathTo.findOrder('de'));
  await page.waitForTimeout(patience(500));
  expect(await isAlive(page, 'page')).toBe(false);
  await open(page, wishlistPath('de'));
  await comesAlive(page, 'page');
  await expect(page.getByRole('main').getByText(/^Noch nichts gemerkt/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('the form of a product is hydrated at once if values are stored or have to be corrected', async ({
  page,
  lens,
}) => {
  await open(page, `${lens}?error=missing&at=right.sphere`);
  await comesAlive(page, 'form');
  await expect(page.locator('select[name="right[sphere]"]')).toBeFocused();
  await open(page, lens);
  expect(await isAlive(page, 'form')).toBe(false);
  await page.evaluate(() => localStorage.setItem('dioptra.okulino.lens', '{}'));
  await page.reload();
  await comesAlive(page, 'form');
});

test('the filter of a list is hydrated by a touch, while order and view work without it · CAT-2', async ({
  page,
}) => {
  await open(page, pathTo.category('de', 'kontaktlinsen'));
  await page.keyboard.press('Shift');
  await comesAlive(page, 'cart');
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  await expect(page.locator('#results ul')).toHaveAttribute('data-view', 'list');
  await page.getByLabel('Sortieren').focus();
  await page.getByLabel('Sortieren').selectOption('price_asc');
  await expect(page).toHaveURL(/kontaktlinsen\?sort=price_asc$/);
  await expect(page.locator('#results ul')).toHaveAttribute('data-view', 'list');
  await expect(page.getByLabel('Sortieren')).toBeFocused();
  expect(await isAlive(page, 'filter')).toBe(false);
  await island(page, 'filter').getByRole('checkbox').first().focus();
  await comesAlive(page, 'filter');
});

test('reading a product loads no code of its form', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, pathTo.product('de', demo.daily));
  await page.mouse.wheel(0, 600);
  await comesAlive(page, 'cart');
  await page.waitForTimeout(patience(1000));
  expect(scripts.filter((url) => /\/assets\/(form|live|backend|router)-/.test(url))).toEqual([]);
});

test('the cart drawer is loaded with the form of a product, without the code of checkout and app · CART-6', async ({
  page,
  lens,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, lens);
  for (const value of await island(page, 'form').locator('select').all())
    await value.selectOption({ index: 1 });
  await comesAlive(page, 'form');
  await expect.poll(() => scripts.some((url) => /\/assets\/cart-sidebar-/.test(url))).toBe(true);
  const sent = page.waitForResponse(/delivery\/prediction/);
  await page.locator('[data-island=form] button[type=submit]').click();
  await sent;
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.filter((url) => /\/assets\/(router|ordering|checkout|orders)-/.test(url))).toEqual([]);
});
