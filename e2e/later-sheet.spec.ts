import { patience } from '../scripts/pace.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { movedOn, watchShifts } from './support/shifts.ts';
import { demo, shopperAt } from './support/shopper.ts';

const sheet = /\/assets\/later-[^/]*\.css$/;
/** By how much the stylesheet is delayed. Units: ms. */
const late = patience(1500);

for (const width of [390, 1280])
  test(`a product is shown at ${width} px before the style sheet for content below arrives, without a layout shift · UI-21`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await page.route(sheet, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.continue();
    });
    const { origin } = shopperAt(page, 'linsenwerk', 'fr');
    await page.goto(origin + pathTo.product('fr', demo.daily), { waitUntil: 'load' });
    const [painted = 0, came = 0] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/later-'))?.duration ?? 0,
    ]);
    const link = page.locator('link[href*="/later-"]');
    await expect(link).toHaveCount(1);
    expect(await link.evaluate((one) => document.querySelector('h1')?.compareDocumentPosition(one))).toBe(4);
    expect(came).toBeGreaterThan(late - 100);
    expect(painted).toBeLessThan(late);
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'auto');
    expect(await movedOn(page)).toEqual([]);
  });

// The shortest page: what is below its content stays below the viewport until the footer has its styles.
for (const brand of ['okulino', 'linsenwerk'] as const)
  test(`the search for an order at ${brand} keeps its place on a phone when that style sheet arrives late · UI-21`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await page.route(sheet, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.continue();
    });
    const { origin } = shopperAt(page, brand);
    await page.goto(origin + pathTo.findOrder('de'), { waitUntil: 'load' });
    expect(await movedOn(page)).toEqual([]);
  });

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sees the footer and the menu with their styles · UI-21', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { origin } = shopperAt(page, 'okulino');
    await page.goto(origin + pathTo.home('de'));
    await expect(page.locator('link[href*="/later-"]')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCSS('font-size', '15px');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toHaveCSS('border-top-width', '0px');
  });
});
