import type { Page } from '@playwright/test';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { demo, shopperAt } from './support/shopper.ts';

/** Rows and entries that a page break may tear, and headings that one may part from their text. */
const tornApart = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (of: string) =>
      [...document.querySelectorAll(`main :is(${of})`)].filter((element) => element.checkVisibility());
    return [
      ...seen('tr, li').filter((row) => getComputedStyle(row).breakInside !== 'avoid'),
      ...seen('h1, h2, h3').filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

test('prints no broken table rows, and prints the addresses of external links · PRINT-1', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  await shopper.open('/agb');
  await page.emulateMedia({ media: 'print' });
  const outside = page.locator('main a[href^=http]');
  const printed = await outside.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content]),
  );
  expect(printed.length).toBeGreaterThan(0);
  for (const [address = '', text] of printed) expect(text).toContain(address);
  expect(await tornApart(page)).toEqual([]);
  await shopper.open(pathTo.product('de', demo.daily));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main tr').count()).toBeGreaterThan(1);
  expect(await tornApart(page)).toEqual([]);
});
