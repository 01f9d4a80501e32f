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

test('a form without a required value comes back with the others, and names it · CAT-8', async ({
  page,
  lens,
  complaints,
}) => {
  await page.goto(lens);
  const value = (name: string) => page.locator(`select[name="${name}"]`);
  for (const list of await page.locator('main form[action$="/cart"] select').all())
    if (await list.isVisible()) await list.selectOption({ index: 2 });
  await value('left[sphere]').selectOption('');
  const chosen = await value('right[sphere]').inputValue();
  await page.locator('[name="right[quantity]"]').fill('4');
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(value('left[sphere]')).toHaveAttribute('aria-invalid', 'true');
  await expect(value('left[sphere]')).toBeFocused();
  await expect(value('right[sphere]')).toHaveValue(chosen);
  await expect(page.locator('[name="right[quantity]"]')).toHaveValue('4');
  // The browser logs each answer with an error status by itself.
  await expect.poll(() => complaints).toEqual([expect.stringContaining('422')]);
  complaints.splice(0);
  await value('left[sphere]').selectOption(chosen);
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page).toHaveURL(/\/cart\/plain\?added=5$/);
});

test('the language can be changed by a form · ROUTE-14', async ({ page, lens }) => {
  await page.goto(lens);
  await page.locator('[popovertarget="language"]:visible').first().click();
  await page.locator('button[lang="fr"]:visible').first().click();
  await expect(page).toHaveURL(/\/fr\/p\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
});
