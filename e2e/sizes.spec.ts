import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { shopperAt } from './support/shopper.ts';
import { sizeOf } from './support/sizes.ts';

test('the page is at most 1280 px wide, and its content 1240 px · UI-7', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const shopper = shopperAt(page);
  await shopper.open(pathTo.home('de'));
  const inner = page.locator('header > div').first();
  expect((await sizeOf(inner)).width).toBe(1280);
  const [left, right] = await inner.evaluate((row) => {
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    return [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
  });
  expect(1280 - (left ?? 0) - (right ?? 0)).toBe(1240);
  expect((await sizeOf(page.locator('main ul[data-view=grid]').first())).width).toBe(1240);
});
