import type { Page } from '@playwright/test';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addButton, chooseLenses, closeSidebar, keptCart, sidebar } from './support/cart.ts';
import {
  fillAddress,
  giveEmail,
  goToPayment,
  goToShipping,
  nextButton,
  sendings,
  stepTitle,
  zurich,
} from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { chooseWay, endPayment, orderButton, payWith } from './support/payment.ts';
import { putLensesInCart } from './support/prepared.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';

const cut = (page: Page) => page.context().setOffline(true);
const back = (page: Page) => page.context().setOffline(false);

const isSaid = ({ page, say }: Shopper) => expect(page.getByText(say('layout.offline'))).toBeInViewport();
const isAlert = ({ page }: Shopper, text: string) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
/** The same for a request that is repeated after pauses: the browser's clock skips them. */
const isAlertAfterPauses = (shopper: Shopper, text: string) =>
  expect(async () => {
    await shopper.page.clock.fastForward(1000);
    await expect(shopper.page.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });

/** Shows presence, and waits for the code that shows notifications: before that, only the bar says that there is no network. */
const canSay = async ({ page }: Shopper) => {
  await page.keyboard.press('Shift');
  const hasCome = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/Notes-')),
    );
  await expect.poll(hasCome).toBe(true);
};

// The browser itself logs every failed request, as it should.
test.afterEach(({ complaints }) => {
  const own = complaints.filter((text) => !/^Failed to load resource: net::/.test(text));
  complaints.splice(0, complaints.length, ...own);
});

test('a shop keeps list, product and cart without a network, and continues when it is back · UI-8 · CART-17', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const shopper = shopperAt(page, 'linsenwerk', 'en');
  const { say } = shopper;
  await shopper.open(`${pathTo.search('en')}?search=hydralis`);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  const first = await cards.first().textContent();
  const sort = page.getByLabel(say('listing:sort'));
  const other = await sort.locator('option').nth(2).getAttribute('value');
  await cut(page);
  await sort.selectOption({ index: 2 });
  await isSaid(shopper);
  await expect(cards.first()).toHaveText(first ?? 'nothing');
  await back(page);
  await expect(page).toHaveURL(new RegExp(`sort=${other}`));
  await hydrated(page);

  await cut(page);
  // If the network is back before the code is known to be lost, the loss itself would reload the page.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/wishlist-'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('wishes.title') })
    .click();
  await lost;
  await back(page);
  await expect(page.getByRole('dialog', { name: say('wishes.title') })).toBeVisible();
  await page.keyboard.press('Escape');

  await chooseLenses(shopper);
  await closeSidebar(shopper);
  await shopper.open(pathTo.product('en', demo.care));
  await cut(page);
  await addButton(shopper).click();
  await isSaid(shopper);
  await expect(page.getByText(say('layout.offlineAdd'))).toBeVisible();
  await back(page);
  await expect.poll(async () => (await keptCart(shopper))?.items.length).toBe(3);
  expect(await page.locator('link[data-lost]').count()).toBe(0);

  await shopper.open(pathTo.cart('en'));
  const lines = page.getByRole('main').getByRole('list', { name: say('cart:title') });
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await canSay(shopper);
  await cut(page);
  await lines.getByRole('combobox').first().selectOption('4');
  await isAlert(shopper, say('error.Unreachable'));
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await expect(lines.getByRole('combobox').first()).toHaveValue('1');
  await back(page);
  await lines.getByRole('combobox').first().selectOption('4');
  await expect
    .poll(async () => (await keptCart(shopper))?.items.map(({ quantity }) => quantity))
    .toEqual([4, 1, 1]);
});

test('a network failure at each checkout step loses nothing, and one order is placed · CHK-7 · CHK-12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page);
  const { say } = shopper;
  const email = 'cut-okulino@example.org';
  const stuck = async (press: () => Promise<void>, title: string) => {
    await cut(page);
    await press();
    await isAlertAfterPauses(shopper, say('checkout:failure.Unreachable'));
    await isSaid(shopper);
    await expect(stepTitle(shopper, title)).toBeVisible();
    await back(page);
  };
  await page.clock.install();
  await putLensesInCart(shopper);
  await shopper.open(pathTo.checkout('de'));
  await giveEmail(shopper, email);
  await fillAddress(shopper, zurich);
  await stuck(() => nextButton(shopper, 'paying').click(), 'steps.contact');
  await expect(page.getByLabel(say('checkout:field.email'))).toHaveValue(email);
  await expect(page.getByLabel(say('checkout:field.city'), { exact: true })).toHaveValue(zurich.city);
  await goToShipping(shopper);

  await goToPayment(shopper);
  await sendings(shopper).last().check();
  const chosen = await sendings(shopper).last().getAttribute('value');
  await chooseWay(shopper, 'visa');
  await stuck(() => nextButton(shopper, 'review').click(), 'steps.paying');
  await expect(page.locator('input[name=shipping]:checked')).toHaveValue(chosen ?? 'none');
  await expect(page.locator('input[name=payment]:checked')).toHaveValue('visa');

  await payWith(shopper, 'visa');
  await stuck(() => orderButton(shopper).click(), 'steps.review');
  await orderButton(shopper).click();
  await expect(page).toHaveURL(/\/pay\//);
  await endPayment(shopper, 'succeed');
  expect(await mailsWith(shopper, email)).toHaveLength(1);
  expect(await keptCart(shopper)).toBeUndefined();
});

test('a link pressed while the first add is on its way waits for it, and the page stays if it fails · CART-17', async ({
  page,
  complaints,
}) => {
  const shopper = shopperAt(page);
  await shopper.open(pathTo.product('de', demo.care));
  let answer = Promise.withResolvers<boolean>();
  await page.route(/\/api\/carts\/[^/]+\/items/, async (route) =>
    (await answer.promise)
      ? route.continue()
      : route.fulfill({ status: 422, json: { code: 'x', message: 'Nein.' } }),
  );
  const pressLink = async () => {
    await addButton(shopper).click();
    const link = sidebar(shopper).getByRole('link', { name: shopper.say('cart:viewCart') });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
  };
  await pressLink();
  answer.resolve(false);
  await expect(page.getByText('Nein.').first()).toBeVisible();
  await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/p\//);
  await page.reload();
  await hydrated(page);
  answer = Promise.withResolvers();
  await pressLink();
  answer.resolve(true);
  await expect(page).toHaveURL(/\/cart$/);
  await expect.poll(async () => (await keptCart(shopper))?.items.length).toBe(1);
  complaints.splice(0);
});
