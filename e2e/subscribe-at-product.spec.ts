import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { addToCart, chooseEye, closeSidebar, sidebar } from './support/cart.ts';
import { hamburg, zurich } from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { endPayment, orderButton, payWith } from './support/payment.ts';
import { cartSoFar, startAtPayment } from './support/prepared.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

/** The path of the link in a mail to a guest. */
const guestLink = async ({ page, direct, ...shopper }: Shopper, email: string): Promise<string> => {
  let path: string | undefined;
  await expect(async () => {
    for (const letter of await mailsWith({ page, direct, ...shopper }, email)) {
      const html = await (await page.request.get(`${direct}${letter}/html`)).text();
      path ??= /href="[^"]*?((?:\/\w\w)?\/subscription\/guest\/[\w-]+)"/.exec(html)?.[1];
    }
    expect(path).toBeDefined();
  }).toPass();
  return path ?? '';
};

for (const [brand, locale, width, to] of [
  ['okulino', 'de', 390, zurich],
  ['opalys', 'fr', 1280, hamburg],
] as const)
  test(`a guest orders a regular delivery from the product page and ends it by a link in a mail, at ${brand} in ${locale} · SUBS-5 · SUBS-6 · SUBS-7 · LAW-12`, async ({
    page,
  }, { retry }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const shopper = shopperAt(page, brand, locale);
    const { say, open } = shopper;
    const main = page.getByRole('main');
    const email = `regular-${brand}-${retry}@example.org`;

    await open(pathTo.product(locale, demo.daily));
    const often = page.getByLabel(say('regular:how'));
    await expect(often).toBeHidden();
    await chooseEye(shopper, 'right', { sphere: '-2.50' });
    await chooseEye(shopper, 'left', { sphere: '-3.25' });
    await page.getByRole('radio', { name: say('regular:regularly') }).press('Space');
    await expect(often).toHaveValue('wear');
    await expect(often.locator(':checked')).toContainText('30');
    await expect(page.getByText(say('regular:terms'))).toBeVisible();
    await expect(page.getByText(say('regular:less', { percent: 5 }))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await widthsThatOverflow(page)).toEqual([]);
    await addToCart(shopper);
    const comes = new RegExp(say('cart:line.every.day_other').replace('{{count}}', '30'));
    await expect(sidebar(shopper).getByText(comes).first()).toBeVisible();
    await closeSidebar(shopper);

    await startAtPayment(shopper, { email, to, fill: cartSoFar });
    await payWith(shopper, 'visa');
    const terms = page.getByRole('region', { name: say('checkout:regular.title') });
    await expect(terms.getByText(say('checkout:regular.termIs'))).toBeVisible();
    await orderButton(shopper).click();
    await expect(page.getByText(say('checkout:regular.consentMissing'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await widthsThatOverflow(page)).toEqual([]);
    await terms.getByRole('checkbox').press('Space');
    await orderButton(shopper).click();
    await endPayment(shopper, 'succeed');

    await page.goto(shopper.origin + (await guestLink(shopper, email)));
    const press = (action: string) =>
      main.getByRole('button', {
        name: new RegExp(`^${say(`personal:subscription.${action}`, { day: '.+' })}$`),
      });
    expect(await barriers(page)).toEqual([]);
    await press('skip').click();
    await expect(main.getByText(say('personal:subscription.guest.done'))).toBeVisible();
    await press('unskip').click();
    await expect(press('unskip')).toHaveCount(0);
    await press('pause').click();
    await press('activate').click();
    await main.locator('summary').press('Enter');
    await press('cancel').press('Enter');
    await expect(main.getByText(say('personal:subscription.guest.over'))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is submitted with the form, and shown in the cart · SUBS-3 · SUBS-5', async ({
    page,
    lens,
  }) => {
    await page.goto(lens);
    for (const list of await page.locator('main form[action$="/cart"] select').all())
      if (await list.isVisible()) await list.selectOption({ index: 1 });
    await page.locator('select[name="left[sphere]"]').selectOption({ index: 2 });
    await page.getByRole('radio', { name: 'Regelmässig' }).check();
    await page.getByLabel('Wie oft?').selectOption('own');
    await page.getByLabel('Abstand in Tagen').fill('45');
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expect(page).toHaveURL(/\/cart\/plain\?added=2$/);
    // Shown once for both eyes.
    await expect(page.getByText('Kommt alle 45 Tage, 5 % günstiger.')).toHaveCount(1);
  });
});
