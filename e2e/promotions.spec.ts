import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { shopperAt } from './support/shopper.ts';

test.use({ consent: ['statistics'] });

interface Pushed {
  readonly event?: string;
  readonly ecommerce?: Readonly<Record<string, unknown>> | null;
}

const pushedOn = (page: Page): Promise<readonly Pushed[]> =>
  page.evaluate(() => ((globalThis as { dataLayer?: Pushed[] }).dataLayer ?? []).map((one) => ({ ...one })));
/** Views and clicks of promotions, by their ids. */
const countedOf = async (page: Page, event: string): Promise<readonly unknown[]> =>
  (await pushedOn(page)).flatMap((one, at, all) => {
    if (one.event !== event) return [];
    expect(all[at - 1], `before ${event}`).toEqual({ ecommerce: null });
    return [one.ecommerce?.promotion_id];
  });

/** Banners on the page, in their order, by their data attributes. */
const bannersOn = (page: Page) => page.locator('main [data-promotion]');

for (const [brand, width] of [
  ['okulino', 390],
  ['augental', 1280],
] as const)
  test(`an offer of ${brand} is tracked once when it is seen, and when it is chosen · TRK-1 · CONT-7`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const shopper = shopperAt(page, brand);
    await shopper.open(pathTo.home('de'));
    await expect.poll(async () => (await pushedOn(page)).map(({ event }) => event)).toContain('page_view');
    const last = bannersOn(page).last();
    await page.waitForTimeout(patience(500));
    const early = await countedOf(page, 'view_promotion');
    expect(new Set(early).size).toBe(early.length);

    // A banner far below was not seen. Now it is, and scrolling back and forth does not count again.
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => (await countedOf(page, 'view_promotion')).length)
      .toBeGreaterThan(early.length);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(patience(300));
    await last.scrollIntoViewIfNeeded();
    await page.waitForTimeout(patience(500));
    const seen = await countedOf(page, 'view_promotion');
    expect(new Set(seen).size).toBe(seen.length);

    const link = last.getByRole('link').first();
    // The next document would have a data layer of its own, so this one is kept.
    await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect.poll(() => countedOf(page, 'select_promotion')).toHaveLength(1);
    const pushed = await pushedOn(page);
    const chosen = pushed.find(({ event }) => event === 'select_promotion')?.ecommerce;
    const shown = pushed.find(
      ({ event, ecommerce }) =>
        event === 'view_promotion' && ecommerce?.promotion_id === chosen?.promotion_id,
    )?.ecommerce;
    // Exactly the fields with which it was shown.
    expect(chosen).toEqual(shown);
    const allowed = ['promotion_id', 'promotion_name', 'creative_name', 'creative_slot', 'items'];
    expect(allowed).toEqual(expect.arrayContaining(Object.keys(chosen ?? {})));
    expect(chosen).toMatchObject({
      promotion_id: expect.stringMatching(new RegExp(`^${brand}-`)),
      promotion_name: expect.any(String),
      items: expect.any(Array),
    });
  });

test('an offer of the frame is tracked once on each page that shows it · TRK-1', async ({ page }) => {
  const shopper = shopperAt(page, 'okulino');
  await shopper.open(pathTo.home('de'));
  const first = async () => (await pushedOn(page)).filter(({ event }) => event === 'page_view').length;
  await expect.poll(first).toBe(1);
  await page.locator('main a[href^="/c/"]').first().click();
  await expect(page).toHaveURL(/\/c\//);
  await expect.poll(first).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  const offers = page.getByRole('complementary', { name: shopper.say('layout.offers') });
  await expect(offers).toBeVisible();
  await expect.poll(() => countedOf(page, 'view_promotion')).toContain('okulino-menu-sun');
  await page.waitForTimeout(patience(500));
  const sun = (await countedOf(page, 'view_promotion')).filter((id) => id === 'okulino-menu-sun');
  expect(sun).toHaveLength(1);
});

test('a hidden offer is not tracked · TRK-1', async ({ page }) => {
  const shopper = shopperAt(page, 'okulino');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-promotion] { visibility: hidden }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
  });
  await shopper.open(pathTo.home('de'));
  await hydrated(page);
  await expect.poll(async () => (await pushedOn(page)).map(({ event }) => event)).toContain('page_view');
  await bannersOn(page)
    .last()
    .evaluate((banner) => banner.scrollIntoView());
  await page.waitForTimeout(patience(800));
  expect(await countedOf(page, 'view_promotion')).toEqual([]);
});
