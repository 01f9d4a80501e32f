import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { addToCart, keptCart } from './support/cart.ts';
import { regular } from './support/checkout.ts';
import { orderButton, payWith } from './support/payment.ts';
import { cartSoFar, putLensesInCart, startAtPayment } from './support/prepared.ts';
import { demo, shopperAt } from './support/shopper.ts';

const nowhere = [
  '/p/99999999',
  '/en/p/no-such-thing/at-all',
  '/c/gibt-es-nicht',
  '/fr/c/a/b/c/d/e/f',
  '/c/kontaktlinsen/a/b/c/d/e',
  '/gibt-es-nicht',
  '/xx',
  '/xx/c/kontaktlinsen',
  '/it/una/pagina/che/non/esiste',
  '/p/%00',
  '/c/%E0%A4%A',
  '/my-account/nothing',
  '/it/my-account/history/7',
];

test('a page that does not exist has status 404 in every language · ROUTE-1 · ROUTE-15 · NOTE-3', async ({
  request,
}) => {
  for (const path of nowhere) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<h1[ >]/);
  }
});

test('a page that does not exist offers working links · NOTE-3', async ({ page, complaints }) => {
  const shopper = shopperAt(page, 'augental', 'fr');
  await shopper.open(pathTo.home('fr'));
  await page.goto(`${shopper.origin}/fr/c/a/b/c/d/e/f`);
  await hydrated(page);
  await expect(page).toHaveTitle(new RegExp(shopper.say('errorPage.notFound.title')));
  // It has a look of its own, whichever page it replaces.
  await expect(page.getByRole('main').locator('section')).toHaveCSS('column-gap', '64px');
  expect(await barriers(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.say('action.home') })
    .click();
  await expect(page).toHaveURL(`${shopper.origin}/fr`);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});

/** The products of a list in their order, what is chosen of order and size, and the page. */
const listOf = (html: string) => ({
  products: [...(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').matchAll(/href="\/p\/(\d+)/g)].map(
    ([, id]) => id,
  ),
  // The two ways to render a page write the attribute differently.
  chosen: html.replaceAll(' selected=""', ' selected').match(/<option[^>]* selected[^>]*>[^<]*/g),
  page: /<a[^>]* aria-current="page"[^>]*>[^<]*/.exec(html)?.[0],
});

test('a malformed query means the defaults, and is never output as a script · CAT-3', async ({ request }) => {
  const read = async (path: string): Promise<string> => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).not.toContain('<script>"');
    return html;
  };
  const defaults = listOf(await read('/c/kontaktlinsen'));
  expect(defaults.products.length).toBeGreaterThan(10);
  for (const query of [
    'page=-1&itemsPerPage=lots&sort=zzz',
    'page=0x10&itemsPerPage=-5',
    'page=1.5&sort=%00',
    'price=a-b&rating=99',
    'page=1e9',
    'brand=%00&lens_type=<b>',
  ])
    expect(listOf(await read(`/c/kontaktlinsen?${query}`)), query).toEqual(defaults);
  expect(listOf(await read('/c/kontaktlinsen?page=2'))).not.toEqual(defaults);
  expect(listOf(await read('/s?search=%20%20&page=0x10'))).toEqual(listOf(await read('/s')));
  await read(`/p/${demo.daily}?error=boom&at=%27%22%3E&sphere=999`);
  await read('/cart?added=-5&error=<script>');
});

test('malicious input is shown as text · SRCH-1 · CHK-7 · COUP-1', async ({ page, complaints }) => {
  const harm = '<img src=x onerror=alert(1)>';
  let alarmed = false;
  page.on('dialog', (dialog) => {
    alarmed = true;
    void dialog.dismiss();
  });
  const shopper = shopperAt(page);
  const { say } = shopper;
  await shopper.open(pathTo.search('de', harm));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(harm);
  await expect(page.getByLabel(say('search.label')).first()).toBeVisible();

  await putLensesInCart(shopper);
  await shopper.open(pathTo.cart('de'));
  const main = page.getByRole('main');
  await main.getByText(say('cart:coupon.open')).click();
  await main.getByLabel(say('cart:coupon.label')).fill('<script>alert(1)</script>');
  await main.getByRole('button', { name: say('cart:coupon.apply') }).click();
  await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();

  await startAtPayment(shopper, { email: 'harm@example.org', lastName: harm, fill: cartSoFar });
  await payWith(shopper, 'visa');
  await expect(orderButton(shopper)).toBeVisible();
  await expect(main.getByText(harm).first()).toBeVisible();
  expect(alarmed).toBe(false);
  // The coupon is refused, which the browser logs.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('422')));
});

test('a cart token that is unknown or invalid is dropped, and the shop still works · CART-3', async ({
  page,
  complaints,
}) => {
  const shopper = shopperAt(page);
  for (const token of ['0123456789abcdef0123456789abcdef', '<script>']) {
    await page.context().addCookies([{ name: 'cart_id', value: token, url: shopper.origin }]);
    await shopper.open(pathTo.product('de', demo.care));
    await addToCart(shopper);
    expect((await keptCart(shopper))?.items, token).toMatchObject([{ quantity: 1 }]);
  }
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});

test('the cart of another shop is dropped, and stays with that shop · CART-3', async ({
  page,
  complaints,
}) => {
  const mine = shopperAt(page, 'okulino');
  await putLensesInCart(mine);
  const [kept] = (await page.context().cookies(mine.origin)).filter(({ name }) => name === 'cart_id');
  const other = shopperAt(page, 'viszola');
  await page.context().addCookies([{ name: 'cart_id', value: kept?.value ?? '', url: other.origin }]);
  await other.open(pathTo.product('de', demo.care));
  await expect
    .poll(async () => (await page.context().cookies(other.origin)).some(({ name }) => name === 'cart_id'))
    .toBe(false);
  await addToCart(other);
  expect((await keptCart(other))?.items).toHaveLength(1);
  expect((await keptCart(mine))?.items).toHaveLength(2);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});

test('a cart that was ordered can no longer be used · CART-3 · CART-4', async ({ page, complaints }) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  await startAtPayment(shopper, regular);
  const [kept] = (await page.context().cookies(shopper.origin)).filter(({ name }) => name === 'cart_id');
  await payWith(shopper, 'invoice');
  await orderButton(shopper).click();
  await expect(page.getByRole('heading', { level: 1, name: say('checkout:thankYou.title') })).toBeVisible();
  expect(await keptCart(shopper)).toBeUndefined();
  await page.context().addCookies([{ name: 'cart_id', value: kept?.value ?? '', url: shopper.origin }]);
  await shopper.open('/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: say('header.cart'), exact: true }),
  ).toBeVisible();
  await expect.poll(() => keptCart(shopper)).toBeUndefined();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});
