import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { mailsWith } from './support/mailbox.ts';
import { demo, shopperAt } from './support/shopper.ts';

test('a visitor signs in by an external provider, in a window of its own or without one · AUTH-3 · AUTH-6', async ({
  page,
  context,
  complaints,
}, { retry }) => {
  await page.setViewportSize({ width: 390, height: 1200 });
  const shopper = shopperAt(page, 'okulino', 'en');
  const { say } = shopper;
  const email = `mila-${retry}@example.org`;
  const google = page.getByRole('button', { name: say('account:social.with', { provider: 'Google' }) });
  await shopper.open(pathTo.account('en', 'profile'));

  const opening = page.waitForEvent('popup');
  await google.click();
  const popup = await opening;
  await expect(popup.getByText('this is not Google')).toBeVisible();
  expect(await barriers(popup)).toEqual([]);
  await popup.close();
  await expect(page.getByText(say('account:customer.identity.closed'))).toBeVisible();

  const again = page.waitForEvent('popup');
  await google.click();
  const second = await again;
  await second.getByLabel('Somebody else').check();
  await second.getByLabel('First name').fill('Mila');
  await second.getByLabel('Last name').fill('Sommer');
  await second.getByLabel('E-mail address').fill(email);
  const closing = second.waitForEvent('close');
  await second.getByRole('button', { name: /^Agree/ }).click();
  await closing;
  await expect(page.getByLabel(say('account:field.email'), { exact: true })).toHaveValue(email);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  expect(await barriers(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account:register.submit'), exact: true })
    .click();
  const unlink = page.getByRole('button', {
    name: say('account:social.unlinkNamed', { provider: 'Google' }),
  });
  await expect(unlink).toBeVisible();
  // It is pale while it appears and disappears: the check concerns what stays.
  const welcome = page.getByText(say('account:register.welcome', { name: 'Mila' }));
  await expect(welcome).toBeVisible();
  await expect(welcome).toBeHidden();
  expect(await barriers(page)).toEqual([]);

  // A browser that opens no windows: the page itself goes there, and comes back to where it was.
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await google.click();
  await page.getByLabel('Somebody else').check();
  await page.getByLabel('First name').fill('Mila');
  await page.getByLabel('Last name').fill('Sommer');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: /^Agree/ }).click();
  await expect(unlink).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${pathTo.account('en', 'profile')}$`));
});

test('a hash in the address signs in on a public page without any action, and is removed at once · ROUTE-17 · AUTH-8', async ({
  page,
}, { retry }) => {
  const shopper = shopperAt(page);
  const { origin, direct, say } = shopper;
  const email = `hanna-${retry}@example.org`;
  const params = { brand_channel: 'okulino', locale: 'de' };
  const tell = async (path: string, data: object): Promise<void> =>
    expect((await page.request.post(`${direct}/api${path}`, { params, data })).ok()).toBe(true);
  const names = { first_name: 'Hanna', last_name: 'Winter' };
  const wishes = { subscribed_to_marketing_channels: false, locale_code: 'de' };
  await tell('/customers', { email, password: 'Linse 2027', ...names, ...wishes });
  const link = { redirect_link: '/about', redirectLink: '/about' };
  await tell('/customers/login-link', { email, ...link, locale: 'de' });
  let hash = '';
  await expect(async () => {
    const [newest = ''] = await mailsWith(shopper, email);
    hash = /[?&;]hash=([\w-]+)/.exec(await (await page.request.get(direct + newest)).text())?.[1] ?? '';
    expect(hash).not.toBe('');
  }).toPass();

  // Keeps the timer from firing that would wake the page after a long time of reading.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === 5000 ? 0 : later(work, ms)) as typeof window.setTimeout;
  });
  await page.goto(`${origin}${pathTo.product('de', demo.care)}?a=1&hash=${hash}#main`);
  await expect(page).toHaveURL(new RegExp(`/p/${demo.care}[^?]*\\?a=1#main$`));
  await expect(
    page.getByRole('link', {
      name: say('common:named', { name: say('common:header.account'), text: 'Hanna' }),
    }),
  ).toBeVisible();
});
