import type { Locator } from '@playwright/test';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { expect } from '../fixtures.ts';
import type { Shopper } from './shopper.ts';

export interface Destination {
  readonly country: 'CH' | 'DE' | 'AT' | 'IT' | 'FR';
  readonly postcode: string;
  readonly city: string;
  readonly phone: string;
  /** Two capitals, in Italy. */
  readonly province?: string;
}
export const zurich: Destination = {
  country: 'CH',
  postcode: '8006',
  city: 'Zürich',
  phone: '044 555 12 34',
};
/** Whom the Swiss shop knows: they bought and paid there before. */
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

const nextButton = ({ page, say }: Shopper, step: 'address' | 'shipping' | 'payment'): Locator =>
  page.getByRole('button', { name: say(`checkout:next.${step}`) });

export const stepTitle = ({ page, say }: Shopper, key: string): Locator =>
  page.getByRole('heading', { level: 1, name: say(`checkout:${key}`), exact: true });

export const giveEmail = async (shopper: Shopper, email: string): Promise<void> => {
  const { page, say } = shopper;
  await expect(stepTitle(shopper, 'customer.title')).toBeVisible();
  await page.getByLabel(say('checkout:field.email')).fill(email);
  await nextButton(shopper, 'address').click();
  await expect(stepTitle(shopper, 'address.title')).toBeVisible();
};

/** Fills in the bill's address; the last name can be something that nobody is called. */
export const fillAddress = async (
  { page, say }: Shopper,
  to: Destination,
  lastName = 'Keller',
): Promise<void> => {
  const form = page.getByRole('group', { name: say('checkout:address.billing') });
  /** By its whole name: `Nom` is not `Prénom`. */
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

export const goToShipping = async (shopper: Shopper): Promise<void> => {
  await nextButton(shopper, 'shipping').click();
  await expect(stepTitle(shopper, 'shipping.title')).toBeVisible();
  await expect(shopper.page.getByRole('radio').first()).toBeVisible();
};

export const goToPayment = async (shopper: Shopper): Promise<void> => {
  await nextButton(shopper, 'payment').click();
  await expect(stepTitle(shopper, 'payment.title')).toBeVisible();
};

/** From an address of the checkout to its last step. */
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
