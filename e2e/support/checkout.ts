import type { Locator } from '@playwright/test';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { expect } from '../fixtures.ts';
import type { Shopper } from './shopper.ts';

export interface Destination {
  readonly country: 'CH' | 'DE' | 'AT' | 'IT' | 'FR';
  readonly postcode: string;
  readonly city: string;
  readonly phone: string;
  /** Two capital letters, in Italy. */
  readonly province?: string;
}
export const zurich: Destination = {
  country: 'CH',
  postcode: '8006',
  city: 'Zürich',
  phone: '044 555 12 34',
};
/** A customer known to the Swiss shop: they bought and paid there before. */
export const regular = {
  email: 'stammgast@example.org',
  lastName: 'Brunner',
  to: { ...zurich, postcode: '8002' },
} as const;
export const hamburg: Destination = {
  country: 'DE',
  postcode: '20095',
  city: 'Hamburg',
  phone: '040 55512345',
};

export const vienna: Destination = {
  country: 'AT',
  postcode: '1010',
  city: 'Wien',
  phone: '01 5551234',
};

/** The button from a screen of the checkout to the next. */
export const nextButton = ({ page, say }: Shopper, screen: 'paying' | 'review'): Locator =>
  page.getByRole('button', { name: say(`checkout:next.${screen}`) });

export const stepTitle = ({ page, say }: Shopper, key: string): Locator =>
  page.getByRole('heading', { level: 1, name: say(`checkout:${key}`), exact: true });

export const giveEmail = async (shopper: Shopper, email: string): Promise<void> => {
  const { page, say } = shopper;
  await expect(stepTitle(shopper, 'steps.contact')).toBeVisible();
  await page.getByLabel(say('checkout:field.email')).fill(email);
  await page.getByLabel(say('checkout:field.email')).blur();
};

/** Fills in the billing address; the last name can be an unused one. */
export const fillAddress = async (
  { page, say }: Shopper,
  to: Destination,
  lastName = 'Keller',
): Promise<void> => {
  const form = page.getByRole('group', { name: say('checkout:address.billing') });
  /** By the exact name: `Nom` is not `Prénom`. */
  const field = (name: string, note = '') =>
    form.getByLabel(say(`checkout:field.${name}`) + note, { exact: true });
  await field('countryCode').selectOption(to.country);
  await field('firstName').fill('Mara');
  await field('lastName').fill(lastName);
  await field('street').fill('Lindenweg');
  await field('streetNumber').fill('12a');
  await field('postcode').fill(to.postcode);
  await field('city').fill(to.city);
  await field('phone', ` (${say('field.optional')})`).fill(to.phone);
  if (to.province) await field('provinceCode').selectOption(to.province);
  const taxNumber = field('taxNumberPrivate');
  if (await taxNumber.isVisible()) await taxNumber.fill('KLLMRA80A41F205X');
};

/** The shipping methods and the payment methods on the screen where both are chosen. */
export const sendings = ({ page }: Shopper): Locator => page.locator('input[name=shipping]');
export const payments = ({ page }: Shopper): Locator => page.locator('input[name=payment]');

/** The button that opens the list of all shipping methods, where it is folded. */
export const allSendings = ({ page }: Shopper): Locator =>
  page.locator('fieldset:has([name=shipping]) + button[aria-expanded]');

/** Goes to the screen of shipping and payment, and waits for the shipping methods. */
export const goToShipping = async (shopper: Shopper): Promise<void> => {
  await nextButton(shopper, 'paying').click();
  await expect(stepTitle(shopper, 'steps.paying')).toBeVisible();
  await expect(sendings(shopper).first()).toBeVisible();
};

/** Stays on the same screen, and waits for the payment methods. */
export const goToPayment = async (shopper: Shopper): Promise<void> => {
  await expect(payments(shopper).first()).toBeVisible();
};

/** Goes to the review of the order, with its button; the choices are saved on the way. */
export const goToReview = async (shopper: Shopper): Promise<void> => {
  await nextButton(shopper, 'review').click();
  await expect(stepTitle(shopper, 'steps.review')).toBeVisible();
};

/** From an address in the checkout to the choice of the payment method. */
export const toPayment = async (
  shopper: Shopper,
  { email = 'mara@example.org', to = zurich }: { email?: string; to?: Destination } = {},
): Promise<void> => {
  await shopper.open(pathTo.checkout(shopper.locale));
  await giveEmail(shopper, email);
  await fillAddress(shopper, to);
  await goToShipping(shopper);
  await goToPayment(shopper);
};
