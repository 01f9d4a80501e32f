import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { shopperAt } from './support/shopper.ts';

for (const [brand, locale, width] of [
  ['okulino', 'de', 1280],
  ['linsenwerk', 'fr', 390],
] as const)
  test(`values are entered once, and then used by lists and suggestions, at ${brand} in ${locale} · FIND-1 · FIND-2 · FIND-3 · FIND-4`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    const { say, open } = shopperAt(page, brand, locale);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(pathTo.find(locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('checkbox')).toBeVisible();
    await expect(main.getByText(say('finder:about'))).toBeVisible();
    const right = main.getByRole('group', { name: say('finder:eye.right') });
    const left = main.getByRole('group', { name: say('finder:eye.left') });
    const sphere = say('common:option.sphere');
    await right.getByLabel(sphere).fill('zwei');
    await right.getByLabel(sphere).press('Enter');
    await expect(right.getByLabel(sphere)).toBeFocused();
    await expect(right.getByLabel(sphere)).toHaveAttribute('aria-invalid', 'true');
    await right.getByLabel(sphere).fill('-2,50');
    await left.getByLabel(sphere).fill('-3');
    await left.getByLabel(sphere).press('Enter');
    const results = main.getByRole('region', { name: say('finder:results') });
    await expect(results).toBeFocused();
    await expect(results).toBeInViewport();
    const offers = main.locator('article dl').first();
    await expect(offers).toContainText('−2,50');
    await expect(offers).toContainText('−3,00');
    // Cards in the shop's own view: with the styles of another list, a picture would be as wide as the page.
    const picture = await main.locator('article img').first().boundingBox();
    expect(picture?.width).toBeLessThan(320);
    expect(await barriers(page)).toEqual([]);

    // A list with known values shows the products made in them, until all products are requested.
    const lenses = await page.locator('header a[href*="/c/"]').first().getAttribute('href');
    await open(lenses ?? '');
    await expect(main.locator('article dl').first()).toContainText('−2,50');
    await expect(page.locator('#results')).toBeHidden();
    await expect(page.locator('#count')).toBeHidden();
    expect(await barriers(page)).toEqual([]);
    // The counts beside it use the values too, and include everything again when all products are requested.
    const counted = () =>
      page.locator('#filter fieldset, #filter details').first().locator('li').allTextContents();
    const total = (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + Number(/(\d+)$/.exec(text)?.[1] ?? 0), 0);
    const found = Number(
      /\d+/.exec((await main.getByRole('status').filter({ hasText: /\d/ }).first().textContent()) ?? '')?.[0],
    );
    await expect.poll(async () => total(await counted())).toBe(found);
    await main.getByRole('button', { name: say('finder:all') }).click();
    await expect.poll(async () => total(await counted())).toBeGreaterThan(found);
    await expect(page.locator('#results')).toBeVisible();
    await expect(page.locator('#count')).toBeVisible();

    expect(asked.filter((address) => /2[.,]50|%E2%88%922/.test(address))).toEqual([]);
    expect(page.url()).not.toContain('2.50');
  });

test('a shared link carries its values, and sends them to no server · FIND-4', async ({ page }) => {
  const { open, origin } = shopperAt(page, 'okulino', 'en');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${origin}${pathTo.find('en')}#values=-2.50~-3.00`);
  await expect(page.getByRole('main').locator('dl').first()).toContainText('−2.50');
  expect(asked.filter((address) => address.replace(/#.*/, '').includes('2.50'))).toEqual([]);
  await open(pathTo.find('en'));
  await expect(page.getByRole('main').locator('dl').first()).toContainText('−2.50');
});
