import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { barriers, expect } from '../fixtures.ts';
import type { Shopper } from '../support/shopper.ts';

const heights: ReadonlyMap<number, number> = new Map([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1600, 900],
]);
/** `SCREENS_WIDTHS=390,1280` for some of them. */
const widths = (process.env.SCREENS_WIDTHS ?? [...heights.keys()].join(','))
  .split(',')
  .map(Number)
  .filter((width) => heights.has(width));
/** Windows of one screen that are stored: what follows below them is long text. */
const mostWindows = Number(process.env.SCREENS_WINDOWS ?? 4);
/** `SCREENS_MEDIA=dark` or `forced`: with a dark colour scheme, or with forced colours. */
const media = process.env.SCREENS_MEDIA ?? 'light';
const folder = `test-results/screens${media === 'light' ? '' : `-${media}`}`;

/** Loads lazy pictures. Waits from outside, because timers do not run in mails. */
const settle = async (page: Page): Promise<void> => {
  const { whole, step } = await page.evaluate(() => ({
    whole: document.documentElement.scrollHeight,
    step: innerHeight / 2,
  }));
  for (let top = 0; top < Math.min(whole, 6000); top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(40);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(200);
};

/** The accessibility violations; forced colours are the system's, and axe compares others than those that are shown. */
const found = async (page: Page): Promise<readonly string[]> =>
  (await barriers(page)).filter((text) => media !== 'forced' || !text.startsWith('color-contrast:'));

/** Captures the current screen: screenshots at each width, in pieces of window size, and its accessibility violations. */
export const lookAt =
  ({ page, brand, locale }: Shopper) =>
  async (screen: string, { isDialog = false, isOurs = true } = {}): Promise<void> => {
    const before = page.viewportSize() ?? { width: 390, height: 844 };
    if (media === 'dark') await page.emulateMedia({ colorScheme: 'dark' });
    if (media === 'forced') await page.emulateMedia({ forcedColors: 'active' });
    mkdirSync(`${folder}/${brand}-${locale}`, { recursive: true });
    for (const width of isDialog ? widths.filter((one) => one === before.width) : widths) {
      const height = isDialog ? before.height : (heights.get(width) ?? before.height);
      await page.setViewportSize({ width, height });
      if (!isDialog) await settle(page);
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const windows = isDialog ? 1 : Math.min(mostWindows, Math.ceil(whole / height));
      for (let i = 0; i < windows; i += 1) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), i * height);
        await page.waitForTimeout(60);
        const path = `${folder}/${brand}-${locale}/${screen}-${width}-${i}.jpg`;
        await page.screenshot({ path, type: 'jpeg', quality: 82 });
      }
      if (!isDialog) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      if (isOurs && (width === 390 || width === 1280 || isDialog))
        expect.soft(await found(page), `${screen}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize(before);
  };
