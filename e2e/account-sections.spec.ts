import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { addToCart } from './support/cart.ts';
import { mailsWith } from './support/mailbox.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';
import { signOut } from './support/sign-out.ts';
import { widthsThatOverflow } from './support/widths.ts';

const signIn = async ({ page, say }: Shopper, email: string): Promise<void> => {
  await page.getByLabel(say('account:field.email'), { exact: true }).fill(email);
  await page.getByLabel(say('account:field.password'), { exact: true }).fill('Linse 2026');
  await page.keyboard.press('Enter');
};

/** The URL in the newest mail about a subject. */
const linkOf = async (shopper: Shopper, about: string, part: string): Promise<string> => {
  const { page, direct } = shopper;
  let href: string | undefined;
  await expect(async () => {
    const [letter = ''] = await mailsWith(shopper, about);
    const html = await (await page.request.get(`${direct}${letter}/html`)).text();
    href = new RegExp(`href="([^"]*${part}[^"]*)"`).exec(html)?.[1];
    expect(href).toBeDefined();
  }).toPass();
  return (href ?? '').replaceAll('&amp;', '&');
};

test('a newsletter begins and ends by links in mails, for the owner of the mailbox only · ACC-3', async ({
  page,
}, { retry }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  const shopper = shopperAt(page, 'linsenwerk');
  const { say, open } = shopper;
  const main = page.getByRole('main');
  const email = `lea-${retry}@example.org`;
  await open(pathTo.account('de', 'newsletter'));
  await main.getByRole('button', { name: say('account:login.register') }).click();
  await page.getByLabel(say('account:field.firstName'), { exact: true }).fill('Lea');
  await page.getByLabel(say('account:field.lastName'), { exact: true }).fill('Sommer');
  await page.getByLabel(say('account:field.email'), { exact: true }).fill(email);
  await page.getByLabel(say('account:field.password'), { exact: true }).fill('Linse 2026');
  await main.getByRole('checkbox').last().check();
  await main.getByRole('button', { name: say('account:register.submit') }).click();
  await expect(main.getByText(say('personal:mails.consent.title'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const confirm = await linkOf(shopper, email, 'newsletter/confirm');
  await page.goto(confirm);
  expect(await barriers(page)).toEqual([]);
  await main.getByRole('button', { name: say('personal:mails.link.confirm') }).click();
  await expect(main.getByText(say('personal:mails.link.confirmedTitle'))).toBeVisible();
  await open(pathTo.account('de', 'newsletter'));
  await expect(main.getByRole('checkbox').first()).toBeChecked();
  await expect(main.getByText(say('personal:mails.consent.title'))).toBeHidden();

  await page.goto(await linkOf(shopper, email, 'newsletter/unsubscribe'));
  await main.getByRole('button', { name: say('personal:mails.link.stop') }).click();
  await expect(main.getByText(say('personal:mails.link.stoppedTitle'))).toBeVisible();
  await open(pathTo.account('de', 'newsletter'));
  await expect(main.getByRole('checkbox').first()).not.toBeChecked();
});

test('points become a coupon that works in the cart, and signing out applies to every tab · ACC-4 · AUTH-4 · CART-4', async ({
  page,
  context,
}, { retry }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  // Each attempt spends the points of a different customer.
  const shopper = shopperAt(page, (['viszola', 'opalys'] as const)[retry] ?? 'augental', 'en');
  const { say, open, origin } = shopper;
  const main = page.getByRole('main');
  await open(pathTo.account('en', 'bonus-points'));
  await signIn(shopper, 'stammgast@example.org');
  await expect(main.getByText(say('personal:bonus.earned'))).toBeVisible();
  await open(pathTo.product('en', demo.care));
  await addToCart(shopper);
  await open(pathTo.account('en', 'bonus-points'));
  await main.getByRole('button', { name: say('personal:bonus.convert') }).click();
  const dialog = page.getByRole('dialog');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('personal:bonus.convert') }).click();
  await expect(main.getByText(say('personal:bonus.converted'))).toBeVisible();
  await main.getByRole('button', { name: say('personal:bonus.apply') }).click();
  await expect(main.getByText(say('personal:bonus.inCart'))).toBeVisible();
  const code = (await main.locator('code').first().textContent()) ?? 'none';
  expect(await widthsThatOverflow(page)).toEqual([]);
  await open(pathTo.cart('en'));
  await expect(main.getByText(say('cart:coupon.applied', { code }))).toBeVisible();

  const other = await context.newPage();
  await other.goto(origin + pathTo.account('en', 'profile'));
  await hydrated(other);
  await expect(other.getByLabel(say('account:field.firstName'), { exact: true })).toHaveValue('Sofia');
  const left = async () => (await context.cookies(origin)).map(({ name }) => name);
  await context.addCookies([{ name: 'vsf-referer', value: 'service-desk', url: origin }]);
  await open(pathTo.account('en', 'lens-pass'));
  expect(await widthsThatOverflow(page)).toEqual([]);
  expect(await left()).toEqual(expect.arrayContaining(['cart_id', 'vsf-referer']));
  await signOut(shopper);
  await expect(main.getByRole('heading', { name: say('account:login.title') })).toBeVisible();
  await expect(other.getByRole('heading', { name: say('account:login.title') })).toBeVisible();
  for (const cookie of ['cart_id', 'vsf-referer']) expect(await left()).not.toContain(cookie);
});
