import type { Locator } from '@playwright/test';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { expect, hydrated } from '../fixtures.ts';
import { ask, demo, type Shopper } from './shopper.ts';

export interface CartAsKept {
  readonly token_value: string;
  readonly shipments: readonly { readonly id: string; readonly method?: string }[];
  readonly shipping_total: number;
  readonly total: number;
  readonly customer?: { readonly email: string };
  readonly items: readonly {
    readonly quantity: number;
    readonly product_id: string;
    readonly created_from?: unknown;
  }[];
}

/** The shopper's cart in the backend. */
export const keptCart = async (shopper: Shopper): Promise<CartAsKept | undefined> => {
  const cookies = await shopper.page.context().cookies(shopper.origin);
  const token = cookies.find(({ name }) => name === 'cart_id')?.value.split('.')[0];
  return token ? ask<CartAsKept>(shopper, `/carts/${token}`) : undefined;
};

export type EyeValues = Readonly<Record<string, string>>;

export const eye = ({ page, say }: Shopper, side: 'right' | 'left'): Locator =>
  page.getByRole('group', { name: say(`eye.${side}`) });

/** Chooses the values of an eye by their visible names. */
export const chooseEye = async (shopper: Shopper, side: 'right' | 'left', values: EyeValues) => {
  for (const [code, value] of Object.entries(values)) {
    // Colours with drawings are chosen on a picture of an eye.
    const drawn = eye(shopper, side).locator(`input[type=radio][name$="[${code}]"][value="${value}"]`);
    if ((await drawn.count()) > 0) await drawn.check({ force: true });
    else
      await eye(shopper, side)
        .getByLabel(shopper.say(`option.${code}`))
        .selectOption(value);
  }
};

export const sidebar = ({ page, say }: Shopper): Locator =>
  page.getByRole('dialog', { name: say('cart:title') });

export const addButton = ({ page, say }: Shopper): Locator =>
  page.getByRole('main').getByRole('button', { name: say('catalogue:product.add') });

/** Presses the add button, and waits until the backend has confirmed it. */
export const addToCart = async (shopper: Shopper): Promise<void> => {
  const { page, say } = shopper;
  await hydrated(page);
  await addButton(shopper).click();
  await expect(sidebar(shopper)).toBeVisible();
  await expect(sidebar(shopper).getByText(say('cart:line.adding'))).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
};

export const closeSidebar = async (shopper: Shopper): Promise<void> => {
  await shopper.page.keyboard.press('Escape');
  await expect(sidebar(shopper)).toBeHidden();
};

/** Puts a pair of daily lenses into the cart on their page, which stays open. */
export const chooseLenses = async (shopper: Shopper): Promise<void> => {
  await shopper.open(pathTo.product(shopper.locale, demo.daily));
  await chooseLensesHere(shopper);
};

/** The same on the page that is open. */
export const chooseLensesHere = async (shopper: Shopper): Promise<void> => {
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  await addToCart(shopper);
};
