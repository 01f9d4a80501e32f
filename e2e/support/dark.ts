import { brands } from '../../src/config/brands/brands.ts';
import { expect } from '../fixtures.ts';
import type { Shopper } from './shopper.ts';

/** A colour as browsers state it. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Shows the current page in its dark colours during a check. */
export const inTheDark = async ({ page, brand }: Shopper, check: () => Promise<unknown>): Promise<void> => {
  const { theme } = brands[brand];
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(theme.night.colours.ground));
  await check();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(theme.colours.ground));
};
