import { abandonedCartPath } from '../src/domain/shared/mail-link.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { plainCartLinkPath } from '../src/domain/shared/plain-paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { keptCart } from './support/cart.ts';
import { fillAddress, giveEmail, goToShipping, stepTitle, zurich } from './support/checkout.ts';
import { putLensesInCart } from './support/prepared.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';

/** What somebody learns who knows a token. */
const learned = async ({ page, brand, locale, direct }: Shopper, token: string) => {
  const params = { brand_channel: brand, locale };
  const answer = await page.request.get(`${direct}/api/carts/${token}`, { params });
  return { status: answer.status(), says: await answer.text() };
};
const main = ({ page }: Shopper) => page.getByRole('main');

test('the sender of a cart link sees nothing of what its visitor enters, and the visitor keeps the goods · REO-6 · CART-25', async ({
  page,
  browser,
}) => {
  const sending = await browser.newContext();
  const sender = shopperAt(await sending.newPage(), 'viszola', 'en');
  const { token_value: token } = await putLensesInCart(sender);
  const link = abandonedCartPath('en', 'mail', token);

  const visitor = shopperAt(page, 'viszola', 'en');
  await page.goto(visitor.origin + link);
  await hydrated(page);
  await giveEmail(visitor, 'unsuspecting@example.org');
  await fillAddress(visitor, zurich, 'Ahnungslos');
  await goToShipping(visitor);
  const kept = await keptCart(visitor);
  expect([kept?.items.length, kept?.customer?.email]).toEqual([2, 'unsuspecting@example.org']);
  expect(kept?.token_value).not.toBe(token);
  const { status, says } = await learned(sender, token);
  expect([status, JSON.parse(says)]).toMatchObject([404, { code: 'cart.not_found' }]);
  expect(says).not.toContain('Ahnungslos');

  // Pressed again in this browser, the link leads back to the same cart.
  await page.goto(visitor.origin + link);
  await hydrated(page);
  await expect(stepTitle(visitor, 'steps.paying')).toBeVisible();
  expect((await keptCart(visitor))?.token_value).toBe(kept?.token_value);

  // In any other browser it leads to no cart.
  await sender.open(link);
  await expect(main(sender).getByText(sender.say('cart:link.gone'))).toBeVisible();
  await sending.close();
});

test('a cart link opens the cart as it is, until its visitor changes it · REO-5 · REO-6', async ({
  page,
  browser,
}) => {
  const sending = await browser.newContext();
  const sender = shopperAt(await sending.newPage(), 'okulino', 'de');
  const { token_value: token, items } = await putLensesInCart(sender);
  const visitor = shopperAt(page, 'okulino', 'de');
  // As a visitor without scripts, who comes back with them.
  await page.goto(visitor.origin + plainCartLinkPath('de', token));
  expect((await keptCart(visitor))?.token_value).toBe(token);
  await visitor.open(pathTo.cart('de'));
  expect((await learned(sender, token)).status).toBe(200);
  await main(visitor)
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click();
  const cookie = async () =>
    (await page.context().cookies(visitor.origin)).find(({ name }) => name === 'cart_id')?.value;
  await expect.poll(cookie).toMatch(new RegExp(`\\.\\.${token}$`));
  await expect.poll(async () => (await keptCart(visitor))?.items.length).toBeLessThan(items.length);
  expect((await learned(sender, token)).status).toBe(404);
  await sending.close();
});
