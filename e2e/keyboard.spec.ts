import type { Locator, Page } from '@playwright/test';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addButton, eye, sidebar } from './support/cart.ts';
import { stepTitle } from './support/checkout.ts';
import { orderButton } from './support/payment.ts';
import { demo, type Shopper, shopperAt, titleOf } from './support/shopper.ts';

/** What has the focus without an outline or a ring that shows it; nothing where all is well. */
const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const shows = (node: Element | null): boolean => {
      if (node === null) return false;
      return [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node, part);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
    };
    const { width, height } = element.getBoundingClientRect();
    const seen =
      shows(element) || shows(element.closest('article, label, form, summary')) || width * height === 0;
    return seen ? '' : element.outerHTML.slice(0, 200);
  });

/** Presses Tab until something has the focus, as a shopper without a mouse would. */
const tabTo = async (page: Page, target: Locator, most = 80) => {
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page)).toBe('');
  }
  throw new Error('The focus never came there');
};

const write = async ({ page }: Shopper, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

test('a shopper without a mouse comes from the home page to a paid order · CHK-2 · UI-3', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const shopper = shopperAt(page);
  const { say } = shopper;
  const title = await titleOf(shopper, demo.daily);
  await shopper.open('/');

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('layout.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();

  await write(shopper, page.getByLabel(say('search.label')).first(), title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/s\?/);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: title, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await write(shopper, eye(shopper, 'right').getByLabel(say('option.sphere')), '-2,50');
  await write(shopper, eye(shopper, 'left').getByLabel(say('option.sphere')), '-3,25');
  await expect(eye(shopper, 'left').getByLabel(say('option.sphere'))).toHaveValue('-3.25');
  await tabTo(page, addButton(shopper));
  await page.keyboard.press('Enter');

  const drawer = sidebar(shopper);
  await expect(drawer.getByRole('listitem').filter({ hasText: title })).toHaveCount(2);
  const inside = () => drawer.evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await inside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(addButton(shopper)).toBeFocused();

  const cartLink = page
    .getByRole('banner')
    .getByRole('link', { name: say('header.cartCount', { count: 2 }) });
  await page.keyboard.press('Control+Home');
  await cartLink.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.getByRole('link', { name: say('cart:goToCheckout') }));
  await page.keyboard.press('Enter');

  await expect(stepTitle(shopper, 'customer.title')).toBeVisible();
  await write(shopper, page.getByLabel(say('checkout:field.email')), 'keys@example.org');
  await page.keyboard.press('Enter');
  await expect(stepTitle(shopper, 'address.title')).toBeVisible();
  const billing = page.getByRole('group', { name: say('checkout:address.billing') });
  const fields = {
    firstName: 'Mara',
    lastName: 'Keller',
    street: 'Lindenweg',
    streetNumber: '12',
    postcode: '8006',
    city: 'Zürich',
  };
  for (const [name, text] of Object.entries(fields))
    await write(shopper, billing.getByLabel(say(`checkout:field.${name}`), { exact: true }), text);
  await page.keyboard.press('Enter');
  await expect(stepTitle(shopper, 'shipping.title')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: say('checkout:next.payment') }));
  await page.keyboard.press('Enter');
  await expect(stepTitle(shopper, 'payment.title')).toBeVisible();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, orderButton(shopper));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\//);
  await tabTo(page, page.locator('button[name=ending][value=succeed]'));
  await page.keyboard.press('Enter');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
});

test('menus open and shut by keys, and give the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shopper = shopperAt(page);
  const { say } = shopper;
  await shopper.open(pathTo.home('de'));
  const opener = page.getByRole('button', { name: say('header.openMenu') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: say('header.menu') });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
