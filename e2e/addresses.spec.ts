import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import {
  fillAddress,
  giveEmail,
  goToPayment,
  goToShipping,
  hamburg,
  nextButton,
  sendings,
  stepTitle,
  zurich,
} from './support/checkout.ts';
import { payWith } from './support/payment.ts';
import { putLensesInCart } from './support/prepared.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

const inOrder = async ({ page }: Shopper, where: string) => {
  expect.soft(await barriers(page), where).toEqual([]);
  expect.soft(await widthsThatOverflow(page), where).toEqual([]);
};
const toAddress = async (shopper: Shopper, email = 'mara@example.org') => {
  await shopper.page.setViewportSize({ width: 390, height: 844 });
  await putLensesInCart(shopper);
  await shopper.open(pathTo.checkout(shopper.locale));
  await giveEmail(shopper, email);
};
const next = (shopper: Shopper) => nextButton(shopper, 'paying');

test('a misspelt address leads to a question, and the choice is kept after a reload and back navigation · CHK-8 · UI-6', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  await toAddress(shopper);
  await fillAddress(shopper, { ...zurich, city: 'Zürch' });
  await next(shopper).click();
  const question = page.getByRole('dialog', { name: say('checkout:sanitize.title') });
  await expect(question).toBeVisible();
  await inOrder(shopper, 'question');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(stepTitle(shopper, 'steps.contact')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(say('checkout:field.city'), { exact: true })).toHaveValue('Zürch');
  await next(shopper).click();
  await question.getByRole('button', { name: say('checkout:sanitize.useCorrected') }).click();
  await expect(stepTitle(shopper, 'steps.paying')).toBeVisible();
  await page.getByRole('button', { name: say('checkout:shippingInfo.open') }).click();
  await expect(page.getByRole('dialog', { name: say('checkout:shippingInfo.title') })).toBeVisible();
  await inOrder(shopper, 'shipping information');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByLabel(say('checkout:field.city'), { exact: true })).toHaveValue('Zürich');
  expect(page.url()).not.toMatch(/Keller|Lindenweg|mara/);
});

test('a parcel machine is entered in a dialog, and a parcel goes there by the one carrier that serves it · CHK-7 · CHK-9 · UI-6', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'linsenwerk');
  const { say } = shopper;
  await toAddress(shopper);
  await fillAddress(shopper, hamburg);
  await page.getByRole('radio', { name: say('checkout:address.to.packStation') }).check();
  await next(shopper).click();
  await page.getByRole('button', { name: say('checkout:packStation.postNumber') }).click();
  const station = page.getByRole('dialog', { name: say('checkout:packStation.title') });
  await expect(station.getByLabel(say('checkout:packStation.postNumber'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(station).toBeHidden();
  await page.getByRole('button', { name: say('checkout:packStation.choose') }).click();
  await station.getByLabel(say('checkout:packStation.postNumber')).fill('12345');
  await station.getByLabel(say('checkout:packStation.stationNumber')).fill('145');
  await station.getByLabel(say('checkout:field.postcode')).fill('20095');
  await station.getByLabel(say('checkout:field.city')).fill('Hamburg');
  await station.getByRole('button', { name: say('checkout:packStation.take') }).click();
  await expect(station.getByText(say('checkout:invalid.invalid_post_number'))).toBeVisible();
  await expect(station.getByLabel(say('checkout:packStation.postNumber'))).toBeFocused();
  await inOrder(shopper, 'machine');
  await station.getByLabel(say('checkout:packStation.postNumber')).fill('12345678');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('checkout:packStation.change') })).toBeFocused();
  await goToShipping(shopper);
  await expect(sendings(shopper)).toHaveCount(1);
  await goToPayment(shopper);
  await payWith(shopper, 'visa');
  await expect(page.getByRole('main').getByText('Packstation 145')).toBeVisible();
});

test('an Italian bill needs a codice fiscale and a province, a German one neither · CHK-7', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'viszola', 'it');
  const { say } = shopper;
  await toAddress(shopper);
  const taxNumber = page.getByLabel(say('checkout:field.taxNumberPrivate'));
  await fillAddress(shopper, {
    country: 'IT',
    postcode: '20121',
    city: 'Milano',
    province: 'MI',
    phone: '02 5550 1234',
  });
  await taxNumber.fill('KLLMRA80A41');
  await next(shopper).click();
  await expect(page.getByText(say('checkout:invalid.invalid_private_tax_number')).first()).toBeVisible();
  await inOrder(shopper, 'tax number');
  await page.getByLabel(say('checkout:field.countryCode')).selectOption('DE');
  await expect(taxNumber).toBeHidden();
  await page.getByLabel(say('checkout:field.countryCode')).selectOption('IT');
  await taxNumber.fill('KLLMRA80A41F205X');
  await goToShipping(shopper);
  await goToPayment(shopper);
  await payWith(shopper, 'visa');
  await expect(page.getByRole('main').getByText('20121 Milano (MI)').first()).toBeVisible();
});

test('a mistyped e-mail is corrected with one press, and an existing account makes no difference · ADDR-3', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  await page.setViewportSize({ width: 390, height: 844 });
  await putLensesInCart(shopper);
  await shopper.open(pathTo.checkout('de'));
  const email = page.getByLabel(say('checkout:field.email'));
  await email.fill('mara@gmial.com');
  await expect(page.getByText(say('email:suggestion.ask', { email: 'mara@gmail.com' }))).toBeVisible();
  await inOrder(shopper, 'suggestion');
  await page.getByRole('button', { name: say('email:suggestion.take') }).click();
  await expect(email).toHaveValue('mara@gmail.com');
  await expect(email).toBeFocused();
  await giveEmail(shopper, 'stammgast@example.org');
  await fillAddress(shopper, zurich);
  await goToShipping(shopper);
});
