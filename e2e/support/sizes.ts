import type { Locator } from '@playwright/test';
import { sidebar } from './cart.ts';
import type { Shopper } from './shopper.ts';

/** Rounded to whole CSS px. */
export const sizeOf = async (target: Locator) => {
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  return { width: Math.round(width), height: Math.round(height) };
};

/** Sizes of the frame of a wide page whose cart is open, with a notification in it; the cart is closed on the way. */
export const frameSizes = async (shopper: Shopper) => {
  const { page, say } = shopper;
  await page.setViewportSize({ width: 1400, height: 900 });
  const cart = await sizeOf(sidebar(shopper));
  await sidebar(shopper).getByText(say('cart:coupon.open')).click();
  await sidebar(shopper).getByLabel(say('cart:coupon.label')).fill('NIRGENDS');
  await page.keyboard.press('Enter');
  const notes = sidebar(shopper).getByRole('region', { name: say('notification.region'), exact: true });
  const note = await sizeOf(notes.getByRole('listitem'));
  await page.keyboard.press('Escape');
  await sidebar(shopper).waitFor({ state: 'hidden' });

  const bar = page.getByRole('complementary', { name: say('layout.support') });
  // The line below it is part of it.
  const top = await sizeOf(bar.locator('> div'));
  const logo = await sizeOf(page.locator('header img[src*=logo]'));
  await page.getByRole('searchbox').pressSequentially('Hydralis');
  const hit = page.getByRole('listbox').getByRole('option').first();
  const picture = await sizeOf(hit.locator('img'));
  return { bar: top.height, logo, picture, cart: cart.width, note: note.width };
};

/** Source: UI-7. */
export const specifiedSizes = {
  bar: 50,
  logo: { width: 233, height: 43 },
  picture: { width: 34, height: 34 },
  cart: 32 * 16,
  note: 320,
};
