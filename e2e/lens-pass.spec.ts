import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { comeIn } from './support/come-in.ts';
import { mailsWith } from './support/mailbox.ts';
import { shopperAt } from './support/shopper.ts';

const email = 'stammgast@example.org';

test('a customer gets the link to the lens pass by mail, returns by it, and orders both eyes again · ACC-9 · AUTH-7', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  const shopper = shopperAt(page, 'viszola', 'it');
  const { say } = shopper;
  const main = page.getByRole('main');
  const pass = main.getByRole('article', { name: 'Sofia Brunner' });

  await comeIn(shopper, email);
  await shopper.open(pathTo.account('it', 'lens-pass'));
  await expect(pass.getByRole('row', { name: '−2,25' })).toBeVisible();
  await pass.getByText(say('personal:lensPass.history')).click();
  expect(await barriers(page)).toEqual([]);
  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, format).toHaveLength(1);
  }

  const before = await mailsWith(shopper, email);
  await main.getByRole('button', { name: say('personal:lensPass.send') }).click();
  await expect(main.getByText(say('personal:lensPass.done.send', { email }))).toBeVisible();
  await expect.poll(async () => (await mailsWith(shopper, email)).length).toBeGreaterThan(before.length);
  const letter = (await mailsWith(shopper, email)).find((mail) => !before.includes(mail)) ?? '';

  // Another browser: nobody is signed in there.
  await page.context().clearCookies();
  await page.goto(shopper.origin + letter);
  const link = page.frameLocator('iframe').getByRole('link').filter({ hasText: /\S/ }).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(pass).toBeVisible();
  expect(page.url()).toBe(shopper.origin + pathTo.account('it', 'lens-pass'));
  await pass.getByRole('button', { name: say('personal:lensPass.add') }).click();
  await expect(page.getByRole('dialog').getByText('−1,75')).toBeVisible();
});
