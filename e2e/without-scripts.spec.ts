import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the form adds, the cart shows it with what sending costs at least, and a line can be taken out · CART-2 · CART-21 · CART-22', async ({
  page,
  lens,
}) => {
  await page.goto(lens);
  for (const list of await page.locator('main form[action$="/cart"] select').all())
    if (await list.isVisible()) await list.selectOption({ index: 1 });
  await page.locator('select[name="left[sphere]"]').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page).toHaveURL(/\/cart\/plain$/);
  await expect(page.locator('main li')).toHaveCount(1);
  await expect(page.locator('main li')).toContainText(/Rechtes Auge.*Linkes Auge.*Beide Augen/);
  await expect(page.locator('main dd').filter({ hasText: /^ab\s.*\d/ })).toBeVisible();
  await page
    .getByRole('button', { name: /entfernen/ })
    .first()
    .click();
  await expect(page.locator('main li')).toHaveCount(1);
  await expect(page.locator('main li')).not.toContainText('Beide Augen');
});

test('a form that lacks a value comes back and says which · CAT-8', async ({ page, lens }) => {
  await page.goto(lens);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page).toHaveURL(/\/p\/.*error=missing&at=/);
  await expect(page.getByRole('alert').first()).toBeVisible();
});

test('the language changes by a form of its own · ROUTE-14', async ({ page, lens }) => {
  await page.goto(lens);
  await page.locator('[popovertarget="language"]:visible').first().click();
  await page.locator('button[lang="fr"]:visible').first().click();
  await expect(page).toHaveURL(/\/fr\/p\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
});
