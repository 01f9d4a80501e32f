import type { Locator, Page } from '@playwright/test';
import { brands } from '../src/config/brands/brands.ts';
import { brandIds } from '../src/domain/shared/brand-id.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { comeIn } from './support/come-in.ts';
import { rgb } from './support/dark.ts';
import { black, faultsOnPaper } from './support/paper.ts';
import { shopperAt } from './support/shopper.ts';

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Holds back files that only some pages request, until the returned function is called. */
const holdOtherSheets = async (page: Page): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(okulino|linsenwerk|viszola|opalys|augental)-[^/]*\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
const isPainted = (): boolean => performance.getEntriesByName('first-paint').length > 0;
/** Without frames: a page that is not painted has none. */
const seen = (page: Page) => page.waitForFunction(isPainted, undefined, { polling: 50 });
/** For how long a page that waits for its styles shows nothing. Units: ms. */
const aWhile = 900;

/** Whether something is painted over the words of an element: a dimmed picture is above what has no place of its own. */
const isCovered = (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 8, top + height / 2));
  });

/** Hearts of the list that are hardly told from what they lie on, as what is brighter is to what is darker. */
const paleHearts = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** A colour as it is seen on its ground. */
    const light = (...layers: readonly string[]): number => {
      if (!canvas) return 0;
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    /** The next ground below: a disc, a plate, the page. */
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const isNone = /, 0\)$|transparent/.test(backgroundColor);
      return isNone && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll('main article button[aria-pressed]')].flatMap((heart) => {
      const disc = groundOf(heart);
      const ground = light('#888', disc);
      const ink = light('#888', disc, getComputedStyle(heart).color);
      const ratio = (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
      return ratio < 3 ? [ratio] : [];
    });
  });

test.describe('a visitor whose system asks for dark pages', () => {
  test.use({ colorScheme: 'dark' });

  // The journeys of purchases test products, carts and the checkout in dark colours.
  for (const brand of brandIds)
    test(`sees ${brand} in its dark colours, without accessibility problems on its home page, lists and texts, and prints these black on white · DARK-1 · PRINT-1`, async ({
      page,
    }) => {
      test.slow();
      const shopper = shopperAt(page, brand);
      const { night } = brands[brand].theme;
      await page.setViewportSize({ width: 390, height: 844 });
      await shopper.open(pathTo.home('de'));
      expect(await groundOf(page)).toBe(rgb(night.colours.ground));
      await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
        'content',
        night.colours.ground,
      );
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
      // Both are checked in light colours by the journeys of widths.
      expect(await barriers(page, 'recoloured')).toEqual([]);
      await shopper.open('/c/kontaktlinsen');
      expect(await barriers(page, 'recoloured')).toEqual([]);
      expect(await paleHearts(page)).toEqual([]);
      await shopper.open(pagePath('de', 'terms'));
      expect(await barriers(page)).toEqual([]);
      expect(await isCovered(page.getByRole('heading', { level: 1 }))).toBe(false);
      expect(await faultsOnPaper(page, [black]), 'terms on paper').toEqual([]);
    });

  test('sees a dark account · DARK-1', async ({ page }) => {
    test.slow();
    const shopper = shopperAt(page, 'viszola');
    await comeIn(shopper, 'stammgast@example.org');
    await shopper.open(pathTo.account('de', 'overview'));
    await expect(page.getByRole('main').getByText('Sofia').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await shopper.open(pathTo.account('de', 'history'));
    await expect(page.getByRole('main').getByText('VIS-').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  test('never sees a light page first · DARK-2', async ({ page }) => {
    const release = await holdOtherSheets(page);
    await page.goto(`${shopperAt(page).origin}/`, { waitUntil: 'commit' });
    await page.getByRole('main').waitFor({ state: 'attached' });
    await page.waitForTimeout(aWhile);
    expect(await page.evaluate(isPainted)).toBe(false);
    release();
    await seen(page);
    expect(await groundOf(page)).toBe(rgb(brands.okulino.theme.night.colours.ground));
  });

  test('sees dark pages of the demonstration · DARK-4', async ({ page }) => {
    for (const path of ['/sandbox', '/chat/okulino/de', '/mailbox']) {
      await page.goto(shopperAt(page).origin + path);
      const [red = 255] = /\d+/.exec(await groundOf(page)) ?? [];
      expect(Number(red), path).toBeLessThan(64);
      expect(await barriers(page), path).toEqual([]);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('sees the dark pages as well · DARK-1', async ({ page }) => {
      const { origin } = shopperAt(page, 'augental');
      for (const path of ['/', '/cart/plain']) {
        await page.goto(origin + path);
        await expect(page.locator('link[rel=stylesheet][media*=dark]'), path).toHaveCount(1);
        await expect(page.locator('body')).toHaveCSS(
          'background-color',
          rgb(brands.augental.theme.night.colours.ground),
        );
      }
    });
  });
});

test('a visitor without a preference waits for no other style sheet, and sees the light page · DARK-2', async ({
  page,
}) => {
  const release = await holdOtherSheets(page);
  await page.goto(`${shopperAt(page).origin}/`, { waitUntil: 'commit' });
  await seen(page);
  release();
  await hydrated(page);
  expect(await groundOf(page)).toBe(rgb(brands.okulino.theme.colours.ground));
});
