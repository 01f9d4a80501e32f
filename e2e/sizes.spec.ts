import type { Locator } from '@playwright/test';
import { brandIds } from '../src/domain/shared/brand-id.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, sidebar } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';

/** Rounded to whole CSS px. */
const sizeOf = async (target: Locator) => {
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  return { width: Math.round(width), height: Math.round(height) };
};

for (const brand of brandIds)
  test(`top bar, logo, suggestions, cart and notifications of ${brand} have the specified sizes · UI-7`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    const shopper = shopperAt(page, brand);
    const { say } = shopper;
    await shopper.open(pathTo.product('de', demo.care));
    const bar = page.getByRole('complementary', { name: say('layout.support') });
    // The line below it is part of it.
    expect((await sizeOf(bar.locator('> div'))).height).toBe(50);
    expect(await sizeOf(page.locator('header img[src*=logo]'))).toEqual({ width: 233, height: 43 });

    await page.getByRole('searchbox').pressSequentially('Hydralis');
    const hit = page.getByRole('listbox').getByRole('option').first();
    expect(await sizeOf(hit.locator('img'))).toEqual({ width: 34, height: 34 });
    await page.keyboard.press('Escape');

    await addToCart(shopper);
    expect((await sizeOf(sidebar(shopper))).width).toBe(32 * 16);
    await sidebar(shopper).getByText(say('cart:coupon.open')).click();
    await sidebar(shopper).getByLabel(say('cart:coupon.label')).fill('NIRGENDS');
    await page.keyboard.press('Enter');
    const notes = sidebar(shopper).getByRole('region', { name: say('notification.region'), exact: true });
    expect((await sizeOf(notes.getByRole('listitem'))).width).toBe(320);
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('status of 422')));
  });

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
