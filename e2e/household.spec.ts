import { signedIn, signedInKey } from '../src/adapters/browser/was-signed-in.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { boughtOnce } from './support/bought-once.ts';
import { ask, demo, shopperAt } from './support/shopper.ts';

test('a customer consents to a lens pass and names wearers, and the cart names the wearer of each pair · ACC-9 · WEAR-5 · LAW-30', async ({
  page,
}, { retry }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  const shopper = shopperAt(page);
  const { say } = shopper;
  const main = page.getByRole('main');
  const noah = `Noah ${retry}`;
  const pass = (name: string) => main.getByRole('article', { name });
  const toCart = async (name: string): Promise<void> => {
    await pass(name)
      .getByRole('button', { name: say('personal:lensPass.add') })
      .click();
    const cart = page.getByRole('dialog');
    await expect(cart.getByText(say('eyes:whose', { name }), { exact: true })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
  };

  await shopper.open(pathTo.home('de'));
  const options = await ask<readonly { readonly code: string; readonly values: readonly string[] }[]>(
    shopper,
    `/products/${demo.daily}/options`,
  );
  const lensOf = (sphere: string) => ({
    id: demo.daily,
    option: { ...Object.fromEntries(options.map(({ code, values }) => [code, values[0]])), sphere },
    meta: { eye: 'both' },
    quantity: 2,
  });
  await boughtOnce(shopper, `household-${retry}@example.org`, lensOf('-2.50'), lensOf('-1.00'));
  await page.evaluate(({ key, mark }) => localStorage.setItem(key, mark), {
    key: signedInKey,
    mark: signedIn,
  });
  await shopper.open(pathTo.account('de', 'lens-pass'));
  await main.getByRole('button', { name: say('personal:consent.lensPassButton') }).click();
  const own = pass('Mara Keller');
  await own
    .getByRole('combobox', { name: say('personal:lensPass.wornBy') })
    .first()
    .selectOption('new');
  await own.getByLabel(say('personal:lensPass.name')).fill(noah);
  await own.getByLabel(say('personal:lensPass.name')).press('Enter');
  await expect(pass(noah)).toBeVisible();

  await toCart(noah);
  await toCart('Mara Keller');
  await shopper.open(pathTo.cart('de'));
  for (const name of [noah, 'Mara Keller'])
    await expect(main.getByText(say('eyes:whose', { name }), { exact: true })).toBeVisible();
  const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
  expect(told).not.toContain(noah);
});
