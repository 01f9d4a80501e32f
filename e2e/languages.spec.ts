import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { demo, shopperAt, titleOf } from './support/shopper.ts';

test('another language is the same page in that language, with its own address · ROUTE-1 · ROUTE-14', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const german = shopperAt(page, 'viszola', 'de');
  const french = shopperAt(page, 'viszola', 'fr');
  const choose = async () => {
    await page
      .getByRole('banner')
      .locator('summary', { hasText: german.say('header.changeLanguage') })
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
  await german.open('/s?search=Hydralis');
  await choose();
  expect(page.url()).toBe(`${german.origin}/fr/s?search=Hydralis`);
  await german.open('/c/kontaktlinsen');
  await choose();
  expect(new URL(page.url()).pathname).toMatch(/^\/fr\/c\/(?!kontaktlinsen)/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('home, listing and search lead to a product that can be read · ROUTE-2', async ({ page }) => {
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
