import { abandonedCartPath } from '../src/domain/shared/mail-link.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { keptCart } from './support/cart.ts';
import { giveEmail, stepTitle } from './support/checkout.ts';
import { orderButton, payWith } from './support/payment.ts';
import { putLensesInCart, startAtPayment } from './support/prepared.ts';
import { shopperAt } from './support/shopper.ts';

const visits = [
  { brand: 'okulino', locale: 'de', width: 390 },
  { brand: 'viszola', locale: 'it', width: 1280 },
] as const;

for (const { brand, locale, width } of visits)
  test(`the cart page of ${brand} says that the cart of this browser is gone, and asks for it once · CART-26`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    const value = 'gone-0123456789abcdef';
    await page.context().addCookies([{ name: 'cart_id', value, url: shopper.origin, sameSite: 'Lax' }]);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(value)) asked.push(request.method());
    });
    await shopper.open(pathTo.cart(locale));
    await expect(page.getByText(shopper.say('cart:gone'))).toBeVisible();
    await expect(page.getByText(shopper.say('cart:empty.title'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(asked).toEqual(['GET']);
    // The browser itself logs the missing cart.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });

for (const { brand, locale, width } of visits.slice(1)) {
  test(`the link to an abandoned cart of ${brand} continues where it was left, also in another browser · REO-5 · ROUTE-5`, async ({
    page,
    browser,
  }) => {
    const left = shopperAt(page, brand, locale);
    await putLensesInCart(left);
    await left.open(pathTo.checkout(locale));
    await page.getByRole('checkbox', { name: left.say('checkout:customer.reminder') }).check();
    await giveEmail(left, `left-${brand}@example.org`);
    await expect.poll(async () => (await keptCart(left))?.customer?.email).toBe(`left-${brand}@example.org`);
    const [kept] = (await page.context().cookies(left.origin)).filter(({ name }) => name === 'cart_id');

    const elsewhere = await browser.newContext({ viewport: { width, height: 844 } });
    const back = shopperAt(await elsewhere.newPage(), brand, locale);
    await back.page.goto(left.origin + abandonedCartPath(locale, 'mail', (kept?.value ?? '') as never));
    await hydrated(back.page);
    await expect(stepTitle(back, 'steps.contact')).toBeVisible();
    await expect(back.page).toHaveURL(new RegExp(`${pathTo.checkout(locale, 'address')}$`));
    // The checkout renews the cart at the same time. After that, the token of the link is unknown.
    await expect.poll(async () => (await keptCart(back))?.items?.length).toBe(2);
    await elsewhere.close();
  });

  test(`an invalid cart link of ${brand} says so and keeps the current cart · REO-5 · CART-3`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    await putLensesInCart(shopper);
    await page.goto(shopper.origin + abandonedCartPath(locale, 'mail', 'nobody-0123456789abcdef' as never));
    await hydrated(page);
    await expect(page.getByText(shopper.say('cart:link.failed'))).toBeVisible();
    await expect(page.getByText(shopper.say('cart:link.own'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect((await keptCart(shopper))?.items).toHaveLength(2);
    await shopper.open(pathTo.cart(locale));
    await expect(
      page
        .getByRole('main')
        .getByRole('list', { name: shopper.say('cart:title') })
        .getByRole('listitem'),
    ).toHaveCount(1);
    // The browser itself logs the missing cart.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test(`a recommendation of ${brand} is added with its source, and each line shows its delivery date · CART-11 · CART-7 · STOCK-5`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    const { say } = shopper;
    await putLensesInCart(shopper);
    await shopper.open(pathTo.cart(locale));
    const offered = page.getByRole('region', { name: say('cart:recommendation.title') });
    await offered.getByRole('button').first().click();
    const lines = page.getByRole('main').getByRole('list', { name: say('cart:title') });
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await expect(lines.getByText(/\d\d\.\d\d\.\d{4}/)).toHaveCount(2);
    const from = (await keptCart(shopper))?.items.map(({ created_from }) => created_from);
    expect(from).toEqual([
      undefined,
      undefined,
      {
        type: 'recommendation',
        data: {
          recommendation_id: expect.stringMatching(/./),
          source: expect.stringMatching(/./),
          item_position: expect.any(Number),
        },
      },
    ]);
    if (brand === 'viszola')
      await expect(page.getByRole('main').getByText(say('cart:sum.savings'), { exact: true })).toBeVisible();
  });
}

test('a price that changed since the last visit is confirmed before the order · CHK-12', async ({ page }) => {
  const shopper = shopperAt(page, 'okulino', 'en');
  const { say } = shopper;
  await startAtPayment(shopper, { email: 'changed@example.org' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dioptra.seen-cart.okulino')))
    .not.toBeNull();
  // As if each box had cost one franc more when it was last seen.
  await page.evaluate(() => {
    const key = 'dioptra.seen-cart.okulino';
    const seen = JSON.parse(localStorage.getItem(key) ?? '{}');
    for (const line of seen.lines) line.price += 100;
    localStorage.setItem(key, JSON.stringify(seen));
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('alert').filter({ hasText: say('cart:changed.title') })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await payWith(shopper, 'visa');
  await orderButton(shopper).click();
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await page.getByRole('button', { name: say('cart:changed.confirm') }).click();
  await orderButton(shopper).click();
  await expect(page).toHaveURL(/\/pay\/|thank-you/);
});
