import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the form adds to the cart, the cart shows the minimum shipping cost, and a line can be removed · CART-2 · CART-21 · CART-22', async ({
  page,
  lens,
}) => {
  await page.goto(lens);
  for (const list of await page.locator('main form[action$="/cart"] select').all())
    if (await list.isVisible()) await list.selectOption({ index: 1 });
  await page.locator('select[name="left[sphere]"]').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page).toHaveURL(/\/cart\/plain\?added=2$/);
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

test('a form without a required value comes back and names it · CAT-8', async ({ page, lens }) => {
  await page.goto(lens);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page).toHaveURL(/\/p\/.*error=missing&at=/);
  await expect(page.getByRole('alert').first()).toBeVisible();
});

test('the language can be changed by a form · ROUTE-14', async ({ page, lens }) => {
  await page.goto(lens);
  await page.locator('[popovertarget="language"]:visible').first().click();
  await page.locator('button[lang="fr"]:visible').first().click();
  await expect(page).toHaveURL(/\/fr\/p\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
});
