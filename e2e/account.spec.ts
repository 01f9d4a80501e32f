import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { mailsWith } from './support/mailbox.ts';
import { untracked } from './support/pushed.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';
import { signOut } from './support/sign-out.ts';

const heading = ({ page, say }: Shopper, key: string) =>
  page.getByRole('heading', { level: 1, name: say(`account:${key}`) });
const fill = async ({ page, say }: Shopper, texts: Readonly<Record<string, string>>) => {
  for (const [field, text] of Object.entries(texts))
    await page.getByLabel(say(`account:field.${field}`), { exact: true }).fill(text);
};
const press = ({ page, say }: Shopper, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(`account:${key}`), exact: true })
    .click();

test('a customer registers on a phone, forgets the password, and signs in by the mail in a wide window, untracked without consent · AUTH-9 · AUTH-11 · UI-4 · TRK-7', async ({
  page,
  complaints,
}, { retry }) => {
  test.slow();
  // So high that no part of a form is below the bar at the bottom of a phone.
  await page.setViewportSize({ width: 390, height: 1600 });
  const [brand, locale] = ['opalys', 'fr'] as const;
  const shopper = shopperAt(page, brand, locale);
  const { say } = shopper;
  const isUntracked = await untracked(shopper);
  const email = `mara-${brand}-${retry}@example.org`;
  const who = 'Keller';
  const accountLink = page.getByRole('banner').getByRole('link', { name: say('header.account') });

  await shopper.open(pathTo.account(locale));
  await expect(heading(shopper, 'login.title')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await press(shopper, 'login.submit');
  await expect(page.getByLabel(say('account:field.email'), { exact: true })).toBeFocused();
  expect(await barriers(page)).toEqual([]);

  await press(shopper, 'login.register');
  await fill(shopper, { firstName: 'Mara', lastName: 'Keller', email, password: 'kurz' });
  await press(shopper, 'register.submit');
  await expect(page.getByText(say('account:invalid.password_rule'))).toBeVisible();
  await fill(shopper, { password: 'Linse 2026' });
  await press(shopper, 'register.submit');
  await expect(page.getByText(say('account:register.welcome', { name: 'Mara' }))).toBeVisible();
  await expect(accountLink).toContainText(who, { useInnerText: false });
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await expect(accountLink).toContainText(who, { useInnerText: false });
  await signOut(shopper);
  await expect(heading(shopper, 'login.title')).toBeVisible();

  await press(shopper, 'login.forgot');
  await fill(shopper, { email });
  await press(shopper, 'forgotten.submit');
  await expect(heading(shopper, 'sent.title')).toBeVisible();
  // After the announcement of the account.
  await expect.poll(() => mailsWith(shopper, email)).toHaveLength(2);
  const [letter = ''] = await mailsWith(shopper, email);
  await page.goto(shopper.origin + letter);
  const link = page.frameLocator('iframe').getByRole('link').filter({ hasText: /\S/ }).first();
  const href = (await link.getAttribute('href')) ?? '';
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(href);
  await expect(heading(shopper, 'reset.title')).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(await barriers(page)).toEqual([]);
  await fill(shopper, { newPassword: 'Linse 2027' });
  await press(shopper, 'reset.submit');
  await expect(heading(shopper, 'reset.done')).toBeVisible();

  // On a link to the account, a guest signs in over the page.
  await page.getByRole('main').getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await fill(shopper, { email, password: 'Linse 2026' });
  const signIn = dialog.getByRole('button', { name: say('account:login.submit'), exact: true });
  await signIn.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  expect(await barriers(page)).toEqual([]);
  await fill(shopper, { password: 'Linse 2027' });
  await signIn.click();
  await expect(page.getByText(say('account:login.welcome', { name: 'Mara' }))).toBeVisible();
  expect(await page.getByText(say('account:failedNote')).count()).toBe(0);
  await expect(accountLink).toContainText(who, { useInnerText: false });
  await isUntracked();
});
