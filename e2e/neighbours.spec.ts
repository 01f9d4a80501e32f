import { expect, test } from './fixtures.ts';
import { movedOn, watchShifts } from './support/shifts.ts';

const lists = '[data-island="neighbours"]';

test('the products beside a product become cards before they are in view, without a layout shift · CAT-28', async ({
  page,
  lens,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto(lens);
  await expect(page.locator(lists).getByRole('link').first()).toBeVisible();
  await expect(page.locator(lists).getByRole('article')).toHaveCount(0);
  const named = await page.locator(lists).getByRole('link').allTextContents();
  await page.locator('#product-form').scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.locator(lists).getByRole('article').count()).toBe(named.length);
  await expect(page.locator(`${lists} article`).first()).toContainText(/CHF|€/);
  expect(await page.locator(lists).getByRole('link').allTextContents()).toEqual(named);
  await page.locator(lists).scrollIntoViewIfNeeded();
  expect(await movedOn(page)).toEqual([]);
});

test('the products beside a product stay links if cards cannot be loaded · CAT-28', async ({
  page,
  lens,
  complaints,
}) => {
  await page.goto(lens);
  await page.route(
    (url) => url.pathname.includes('products'),
    (route) => route.abort(),
  );
  await page.keyboard.press('Shift');
  await page.locator(lists).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="neighbours"][data-alive]')).toBeAttached();
  await expect(page.locator(lists).getByRole('link').first()).toBeVisible();
  await expect(page.locator(lists).getByRole('article')).toHaveCount(0);
  // The browser logs each aborted request by itself, until the page is left.
  await page.goto('about:blank');
  complaints.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the products beside a product are working links · CAT-28', async ({ page, lens }) => {
    await page.goto(lens);
    const link = page.locator(lists).getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});
