import { expect } from '../fixtures.ts';
import type { Shopper } from './shopper.ts';

/** Signs out by the account's menu, whose groups are collapsed on a phone. */
export const signOut = async ({ page, say }: Shopper): Promise<void> => {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: say('account:signOut'), exact: true });
  const group = main.getByRole('button', { name: say('account:groups.settings'), exact: true });
  await expect(group.or(button).first()).toBeVisible();
  // Requests during the sign-out are refused, and the browser logs it.
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  if (await group.isVisible()) await group.click();
  await button.click();
};
