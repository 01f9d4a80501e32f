import { patience } from '../scripts/pace.ts';
import { expect, hydrated, slowPhone, test } from './fixtures.ts';

/** Chooses the first value of every list that has one to choose. */
const chooseValues = async (page: import('@playwright/test').Page) => {
  const lists = page.locator('main form[action$="/cart"] select');
  for (const list of await lists.all()) if (await list.isVisible()) await list.selectOption({ index: 1 });
};
const addButton = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'In den Warenkorb' }).first();

/** Pieces that the shop's backend has for this visitor. */
const pieces = async (page: import('@playwright/test').Page): Promise<number> => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'cart_id')?.value;
  if (!token) return 0;
  const answer = await page.request.get(`/api/carts/${token}?brand_channel=okulino&locale=de`);
  const { items = [] } = (await answer.json()) as { items?: { quantity: number }[] };
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
};

for (const delay of [0, 200, 500, 900, 1500, 2500])
  test(`a click ${delay} ms after the form shows adds once · CART-17`, async ({ page, lens }) => {
    await slowPhone(page);
    await page.goto(lens, { waitUntil: 'commit' });
    await addButton(page).waitFor();
    await chooseValues(page);
    await page.waitForTimeout(delay);
    await addButton(page).evaluate((button: HTMLElement) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.click();
    });
    await expect.poll(() => pieces(page)).toBe(2);
    await page.waitForTimeout(patience(500));
    expect(await pieces(page)).toBe(2);
  });

test('two quick clicks before the scripts are there add once · CART-17', async ({ page, lens }) => {
  await slowPhone(page, 600);
  await page.goto(lens, { waitUntil: 'load' });
  await chooseValues(page);
  await addButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    setTimeout(() => button.click(), 100);
  });
  await expect.poll(() => pieces(page)).toBe(2);
  await page.waitForTimeout(patience(500));
  expect(await pieces(page)).toBe(2);
});

test('a form that the browser posts itself names its add, for the case that it is posted once more · CART-17', async ({
  page,
  lens,
}) => {
  await page.route(/\/assets\/react-/, () => undefined);
  await page.goto(lens, { waitUntil: 'load' });
  await chooseValues(page);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/cart$/.test(request.url()),
  );
  await addButton(page).click();
  expect(new URLSearchParams((await posted).postData() ?? '').get('request_id')).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => pieces(page)).toBe(2);
});

test('what was chosen before the scripts came stays chosen', async ({ page, lens }) => {
  await slowPhone(page);
  await page.goto(lens, { waitUntil: 'commit' });
  const list = page.locator('select[name="right[sphere]"]');
  await list.selectOption({ index: 3 });
  const chosen = await list.inputValue();
  await hydrated(page);
  await expect(list).toHaveValue(chosen);
});

test('a link before the scripts are there is a link', async ({ page }) => {
  await page.route(/\/assets\/react-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto('/c/kontaktlinsen');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('main a[href*="/p/"]').first().click();
  await expect(page).toHaveURL(/\/p\//);
  expect(await page.evaluate(() => 'same' in window)).toBe(false);
});

for (const [name, dialog] of [
  [/^Konto/, 'Anmelden'],
  ['Nachbestellen', 'Anmelden'],
  ['Warenkorb', 'Warenkorb'],
] as const)
  test(`a press on ${name} before the scripts are there opens over the page · AUTH-5 · CART-6`, async ({
    page,
  }) => {
    await page.route(/\/assets\/react-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/c/kontaktlinsen');
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(page).toHaveURL(/\/c\/kontaktlinsen$/);
    await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  });

test('a press on the account leads there when the scripts do not come', async ({ page, complaints }) => {
  await page.route(/\/assets\/react-/, () => undefined);
  await page.goto('/c/kontaktlinsen');
  await page.getByRole('link', { name: /^Konto/ }).click();
  await expect(page).toHaveURL(/\/my-account/);
  complaints.length = 0;
});

test('what was typed into the search before the scripts came is answered', async ({ page }) => {
  await page.route(/\/assets\/react-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/c/kontaktlinsen');
  await page.getByRole('searchbox').first().fill('hydralis');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});
