import type { FrameLocator, Locator } from '@playwright/test';
import { expect, hydrated } from '../fixtures.ts';
import { goToReview } from './checkout.ts';
import type { Shopper } from './shopper.ts';

export const chooseWay = ({ page, say }: Shopper, method: string): Promise<void> =>
  page.getByRole('radio', { name: say(`payment.${method}`) }).check();

/** Chooses the payment method, and goes on to the review. */
export const payWith = async (shopper: Shopper, method: string): Promise<void> => {
  await chooseWay(shopper, method);
  await goToReview(shopper);
};

export const orderButton = ({ page, say }: Shopper): Locator =>
  page
    .getByRole('button', { name: say('checkout:order.button') })
    .or(page.getByRole('button', { name: say('checkout:order.free') }));

/** The payment page in a frame over the shop's own page. */
export const lightbox = ({ page }: Shopper): FrameLocator => page.frameLocator('iframe[src^="/pay/"]');

/** The payment page, wherever this shop shows it. */
export const payPage = async (shopper: Shopper): Promise<Locator> => {
  const places = [
    shopper.page.locator('main[data-payment]'),
    lightbox(shopper).locator('main[data-payment]'),
  ];
  let found: Locator | undefined;
  await expect(async () => {
    for (const place of places) if (await place.isVisible()) found = place;
    expect(found).toBeDefined();
  }).toPass();
  return found ?? shopper.page.locator('main');
};

/** Places the order, and waits for the payment page. */
export const orderAndLeave = async (shopper: Shopper): Promise<void> => {
  await orderButton(shopper).click();
  await payPage(shopper);
};

/** The result of the payment: the button's value on the payment page. */
export const endPayment = async (
  shopper: Shopper,
  ending: 'succeed' | 'decline' | 'cancel' | 'slow',
): Promise<void> => {
  const { page } = shopper;
  await (await payPage(shopper)).locator(`button[name=ending][value=${ending}]`).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\/[^/]+\?payment=/);
  await hydrated(page);
};
