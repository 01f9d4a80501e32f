import type { Page } from '@playwright/test';
import type { BrandId } from '../src/domain/shared/brand-id.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { movedOn, watchShifts } from './support/shifts.ts';
import { shopperAt } from './support/shopper.ts';

const visits = [
  ['okulino', 'de', 390],
  ['augental', 'fr', 1280],
] as const satisfies readonly (readonly [BrandId, Locale, number])[];

/** Delays the scripts of lists until they are released. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry-page-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

for (const [brand, locale, width] of visits)
  test(`a list filtered by eye values replaces the full list without a layout shift, at ${brand} in ${locale} · MOTION-6 · FIND-2`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { open, say, origin } = shopperAt(page, brand, locale);
    await open(pathTo.find(locale));
    const sphere = page
      .getByRole('group', { name: say('finder:eye.right') })
      .getByLabel(say('common:option.sphere'));
    await sphere.fill('-2,50');
    await sphere.press('Enter');
    const offers = page.getByRole('main').locator('dl').first();
    await expect(offers).toContainText('−2,50');
    const lenses = `${origin}${await page.locator('header a[href*="/c/"]').first().getAttribute('href')}`;
    const card = page.locator('#results li article').first();
    // A list waits for one second at most: the first one that a server renders for these values may take longer.
    await page.goto(lenses);
    await expect(offers).toContainText('−2,50');
    await watchShifts(page);
    const release = await holdScripts(page);
    await page.goto(lenses);
    await expect(card).toBeHidden();
    await expect(page.locator('#results li').first()).toBeVisible();
    // A script that never comes is waited for four seconds, by a rule that all shops share.
    if (brand === 'okulino') await expect(card).toBeVisible();
    release();
    await page.reload();
    await expect(card).toBeHidden();
    await expect(offers).toContainText('−2,50');
    await expect(page.locator('#results')).toBeHidden();
    expect(await movedOn(page)).toEqual([]);
    await page.getByRole('button', { name: say('finder:all') }).click();
    await expect(card).toBeVisible();
    // A list without lenses does not wait.
    await page.goto(`${origin}${pathTo.search(locale, 'zzxqy')}`);
    await expect(page.locator('#results')).toBeVisible();
  });

for (const [brand, locale, liked] of [
  ['augental', 'fr', 'list'],
  ['linsenwerk', 'de', 'grid'],
] as const)
  test(`a list has the view stored on this device before the app is loaded, and can change it, at ${brand} · CAT-2`, async ({
    page,
  }) => {
    const { open, origin, say } = shopperAt(page, brand, locale);
    await open(pathTo.home(locale));
    await page.goto(`${origin}${await page.locator('header a[href*="/c/"]').first().getAttribute('href')}`);
    await hydrated(page);
    const results = page.locator('#results ul').first();
    await page.getByRole('button', { name: say(`listing:${liked}`) }).click();
    await expect(results).toHaveAttribute('data-view', liked);
    const release = await holdScripts(page);
    await page.reload();
    await expect(results).toHaveAttribute('data-view', liked);
    // A press before the app is loaded is executed once it is.
    const other = liked === 'list' ? 'grid' : 'list';
    const button = page.getByRole('button', { name: say(`listing:${other}`) });
    await button.click();
    release();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(results).toHaveAttribute('data-view', other);
    await page.reload();
    await expect(results).toHaveAttribute('data-view', other);
  });
