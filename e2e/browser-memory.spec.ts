import type { Page } from '@playwright/test';
import { wholeBrowser } from '../scripts/system-browser.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { launching } from './support/launch.ts';

// A headless shell does not keep pages that were left.
test.use({ launchOptions: launching(wholeBrowser), ...(wholeBrowser ? {} : { channel: 'chromium' }) });

/** The fields of a lens's form with a value for each option of both eyes. */
const lensForm = async (page: Page, path: string) => {
  const id = path.split('/')[2] ?? '';
  const answer = await page.request.get(`/api/products/${id}?brand_channel=okulino&locale=de`);
  const { options } = (await answer.json()) as { options: { code: string; values: string[] }[] };
  const values = options.flatMap(({ code, values: [value = ''] }) =>
    ['right', 'left'].map((eye) => [`${eye}[${code}]`, value] as const),
  );
  return { product_id: id, eyes: 'both', ...Object.fromEntries(values) };
};

test('a page restored from the back-forward cache shows the current cart', async ({ page, lens }) => {
  await page.goto(lens);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.goto('/speculation.json');
  await page.request.post('/cart', { form: await lensForm(page, lens) });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: /Warenkorb, 2 Stück/ })).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
