import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { demo, shopperAt, titleOf } from './support/shopper.ts';

test('another language shows the same page in that language, at its own address · ROUTE-1 · ROUTE-14', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const german = shopperAt(page, 'viszola', 'de');
  const french = shopperAt(page, 'viszola', 'fr');
  const choose = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: german.say('header.changeLanguage') })
      .click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Français/ })
      .click();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  };
  await german.open(pathTo.product('de', demo.daily));
  await choose();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(await titleOf(french, demo.daily));
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/fr/p/${demo.daily}/.*journali`));
  await german.open('/s?search=Hydralis#results');
  await choose();
  expect(page.url()).toBe(`${german.origin}/fr/s?search=Hydralis#results`);
  await german.open('/c/kontaktlinsen');
  await choose();
  expect(new URL(page.url()).pathname).toMatch(/^\/fr\/c\/(?!kontaktlinsen)/);
  // It sends no full referrer, like all pages that mails link to; the choice is sent from it all the same.
  await german.open('/reset-password');
  await choose();
  expect(new URL(page.url()).pathname).toBe('/fr/reset-password');
});

test('the language panel opens by keyboard and returns the focus, within the menu of a phone too · UI-3 · UI-6', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'linsenwerk', 'de');
  const panel = page.getByRole('dialog', { name: shopper.say('header.language') });
  const opener = page.getByRole('button', { name: shopper.say('header.changeLanguage') });
  await page.setViewportSize({ width: 1280, height: 800 });
  await shopper.open('/');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: shopper.say('action.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: shopper.say('header.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: shopper.say('header.menu') });
  const entry = menu.getByRole('button', { name: shopper.say('header.language') });
  await entry.click();
  await expect(panel).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(entry).toBeFocused();
  await expect(menu).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('another language can be chosen in the language panel · ROUTE-14', async ({ page }) => {
    const shopper = shopperAt(page, 'opalys', 'fr');
    await page.goto(shopper.origin + pathTo.search('fr', 'Hydralis'));
    await page.getByRole('button', { name: shopper.say('header.changeLanguage') }).click();
    await page.getByRole('button', { name: /Italiano/ }).click();
    await expect(page).toHaveURL(`${shopper.origin}/it/s?search=Hydralis`);
  });
  test('home, listing and search lead to a readable product · ROUTE-2', async ({ page }) => {
    const shopper = shopperAt(page, 'opalys', 'fr');
    const title = await titleOf(shopper, demo.daily);
    await page.goto(shopper.origin + pathTo.home('fr'));
    await page.getByRole('main').locator('a[href*="/c/"]').first().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const search = page.getByLabel(shopper.say('search.label')).first();
    await search.fill(title);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/fr\/s\?search=/);
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText('€');
  });
});
