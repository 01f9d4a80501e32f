import type { ElementHandle, Locator, Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addButton, addToCart, eye, sidebar } from './support/cart.ts';
import { allSendings, nextButton, payments, sendings, stepTitle } from './support/checkout.ts';
import { coveredFocus } from './support/covered-focus.ts';
import { orderButton } from './support/payment.ts';
import { demo, type Shopper, shopperAt, titleOf } from './support/shopper.ts';

/**
 * Whether the focus has come to an element, and the focused element if neither an outline nor a ring shows the focus;
 * nothing if all is well. `isGone`: the page has replaced the element.
 */
const stopAt = (page: Page, target: ElementHandle) =>
  page.evaluate((sought) => {
    const element = document.activeElement;
    const at = { isThere: element === sought, isGone: !sought.isConnected };
    if (!(element instanceof HTMLElement) || element === document.body) return { ...at, unseen: '' };
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
    return { ...at, unseen: seen ? '' : element.outerHTML.slice(0, 200) };
  }, target);

/** Presses Tab until an element has the focus, as a shopper without a mouse would. */
const tabTo = async (page: Page, target: Locator, most = 80) => {
  const find = async () => (await target.elementHandle()) as ElementHandle;
  let sought = await find();
  let { isThere } = await stopAt(page, sought);
  for (let press = 0; press < most && !isThere; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopAt(page, sought);
    expect(stop.unseen).toBe('');
    if (stop.isGone) sought = await find();
    isThere = stop.isGone ? (await stopAt(page, sought)).isThere : stop.isThere;
  }
  if (isThere) return;
  throw new Error('The focus never came there');
};

const write = async ({ page }: Shopper, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

for (const [brand, width] of [
  ['linsenwerk', 1280],
  ['okulino', 390],
] as const)
  test(`no focused element is covered by the head or the foot of the drawer, at ${brand} · UI-10`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand);
    await shopper.open(pathTo.product('de', demo.care));
    await addToCart(shopper);
    const drawer = sidebar(shopper);
    await expect(drawer.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const inside = () => drawer.evaluate((dialog) => dialog.contains(document.activeElement));
    const presses = await drawer.locator('a, button, select, input').filter({ visible: true }).count();
    expect(presses).toBeGreaterThan(8);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        if (await inside()) expect(await coveredFocus(page)).toBe('');
      }
  });

test('a shopper gets from the home page to a paid order by keyboard alone · CHK-2 · UI-3', async ({
  page,
}) => {
  test.slow();
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
  // A press before that is answered by a message instead of the cart sidebar.
  await hydrated(page);
  await write(shopper, eye(shopper, 'right').getByLabel(say('option.sphere')), '-2,50');
  await write(shopper, eye(shopper, 'left').getByLabel(say('option.sphere')), '-3,25');
  await expect(eye(shopper, 'left').getByLabel(say('option.sphere'))).toHaveValue('-3.25');
  await tabTo(page, addButton(shopper));
  await page.keyboard.press('Enter');

  const drawer = sidebar(shopper);
  await expect(drawer.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
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

  await expect(stepTitle(shopper, 'steps.contact')).toBeVisible();
  await write(shopper, page.getByLabel(say('checkout:field.email')), 'keys@example.org');
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
  await expect(stepTitle(shopper, 'steps.paying')).toBeVisible();
  await expect(payments(shopper).first()).toBeVisible();
  await tabTo(page, page.locator('input[name=shipping]:checked'));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[name=shipping]:checked')).toBeFocused();
  const folded = await sendings(shopper).count();
  await tabTo(page, allSendings(shopper));
  await page.keyboard.press('Enter');
  await expect(allSendings(shopper)).toBeFocused();
  expect(await sendings(shopper).count()).toBeGreaterThan(folded);
  await tabTo(page, payments(shopper).first());
  await page.keyboard.press('Space');
  await tabTo(page, nextButton(shopper, 'review'));
  await page.keyboard.press('Enter');
  await expect(stepTitle(shopper, 'steps.review')).toBeVisible();
  await tabTo(page, orderButton(shopper));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\//);
  await tabTo(page, page.locator('button[name=ending][value=succeed]'));
  await page.keyboard.press('Enter');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
});

test('menus open and close by keyboard, and return the focus', async ({ page }) => {
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

/** Whether nothing has the focus at any moment of the next half second. */
const losesFocus = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((told) => {
        const until = performance.now() + 500;
        const look = (): void => {
          const { activeElement, body } = document;
          if (!activeElement || activeElement === body) told(true);
          else if (performance.now() > until) told(false);
          else setTimeout(look, 20);
        };
        look();
      }),
  );

/** Watches in each document whether nothing has the focus, from the result of a press until the next press. */
const watchFocus = (page: Page) =>
  page.addInitScript(() => {
    const watch = { after: '', lost: '' };
    // Behind the last element, Tab leaves the page.
    let isTab = false;
    const look = (): void => {
      const { activeElement, body } = document;
      if (watch.after && !isTab && (!activeElement || activeElement === body)) watch.lost ||= watch.after;
    };
    addEventListener(
      'keydown',
      ({ key }) => {
        look();
        isTab = key === 'Tab';
      },
      true,
    );
    addEventListener(
      'focusin',
      () => {
        isTab = false;
      },
      true,
    );
    setInterval(look, 20);
    Object.assign(globalThis, {
      focusAfter: (after: string) => {
        watch.after = after;
        look();
      },
      focusLost: () => {
        look();
        watch.after = '';
        return watch.lost;
      },
    });
  });

/** The focus was somewhere at every moment since the last press. */
const keepsFocus = async (page: Page) =>
  expect(
    await page.evaluate(() => (Reflect.get(globalThis, 'focusLost') as () => string)()),
    'lost after',
  ).toBe('');

/** Presses a key on an element, waits for the result, and watches from then on where the focus is. */
const press = async (page: Page, target: Locator, seen: () => Promise<unknown>, key = 'Enter') => {
  await tabTo(page, target);
  await keepsFocus(page);
  await page.keyboard.press(key);
  await seen();
  await page.evaluate(
    (after) => (Reflect.get(globalThis, 'focusAfter') as (after: string) => void)(after),
    `${key} on ${target}`,
  );
};

test('the focus is never lost on a walk by keyboard: from page to page with filters beside the list, in drawer, dialog and cart on a phone · UI-10', async ({
  page,
  complaints,
}) => {
  test.setTimeout(patience(120_000));
  await page.setViewportSize({ width: 1280, height: 900 });
  const shopper = shopperAt(page);
  const { say } = shopper;
  const main = page.getByRole('main');
  const h1 = page.getByRole('heading', { level: 1 });
  await watchFocus(page);
  await shopper.open('/');

  // From page to page: each document starts at its top. The first link leads to the page's content.
  const category = main.locator('a[href^="/c/"]').first();
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/c\//);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('layout.skip') })).toBeFocused();
  // The next page of the same list: the link that was pressed keeps the focus. Tabs past the menu, every filter and
  // every card.
  await tabTo(page, page.getByRole('link', { name: say('listing:next') }), 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(main.locator('#results')).toBeFocused();
  await tabTo(page, main.locator('article a').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);

  // Filters chosen in the dialog of a phone: it stays open and keeps the focus until its button leads to the results.
  await page.setViewportSize({ width: 390, height: 900 });
  await shopper.open('/c/kontaktlinsen');
  await tabTo(page, main.getByRole('link', { name: say('listing:filter'), exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const show = (count: number) => dialog.getByRole('button', { name: say('listing:show', { count }) });
  const brand = dialog.getByRole('checkbox', { name: /^Aerion/ });
  await tabTo(page, brand);
  await press(page, brand, () => expect(show(6)).toBeVisible(), 'Space');
  await expect(brand).toBeFocused();
  const second = dialog.getByRole('checkbox', { name: /^Torisch/ });
  await tabTo(page, second);
  await page.keyboard.press('Space');
  await expect(show(6)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/kontaktlinsen$/);
  await tabTo(page, show(6));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/brand=Aerion/);
  await expect(main.locator('#results')).toBeFocused();
  await expect(main.locator('#results')).toHaveAccessibleName(
    new RegExp(`^${say('listing:count', { count: 6 })}`),
  );

  // A button without effect keeps the focus.
  await shopper.open(pathTo.product('de', demo.care));
  const less = main.getByRole('button', { name: new RegExp(`${say('quantity.less')}$`) });
  const more = main.getByRole('button', { name: new RegExp(`${say('quantity.more')}$`) });
  await press(page, more, () => expect(less).not.toHaveAttribute('aria-disabled', 'true'));
  await page.keyboard.press('Shift+Tab');
  await press(page, less, () => expect(less).toHaveAttribute('aria-disabled', 'true'));
  await expect(less).toBeFocused();

  // The drawer: a coupon that is refused, corrected, applied and removed; a line that changes and is removed.
  const drawer = sidebar(shopper);
  await press(page, addButton(shopper), () => expect(drawer.getByRole('combobox')).toBeVisible());
  const opener = drawer.getByText(say('cart:coupon.open'));
  await press(page, opener, () => expect(drawer.getByLabel(say('cart:coupon.label'))).toBeVisible());
  const code = drawer.getByLabel(say('cart:coupon.label'));
  await tabTo(page, code);
  await page.keyboard.type('GESTERN');
  await press(page, code, () => expect(code).toHaveAttribute('aria-invalid', 'true'));
  await press(page, code, () => expect(code).toHaveValue('GESTER'), 'Backspace');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('SEHEN 10');
  await press(page, code, () => expect(code).toHaveAttribute('aria-invalid', 'true'));
  await press(page, code, () => expect(code).toHaveValue('SEHEN 1'), 'Backspace');
  await expect(code).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('SEHEN10');
  const remove = drawer.getByRole('button', { name: say('cart:coupon.remove', { code: 'SEHEN10' }) });
  await press(page, code, () => expect(remove).toBeVisible());
  await expect(remove).toBeFocused();
  await press(page, remove, () => expect(opener).toBeVisible());
  await expect(opener).toBeFocused();
  const quantity = drawer.getByRole('combobox');
  await press(page, quantity, () => expect(quantity).toHaveValue('2'), 'ArrowDown');
  const bin = drawer
    .getByRole('listitem')
    .getByRole('button', { name: /entfernen|aus dem/i })
    .first();
  await press(page, bin, () => expect(drawer.getByText(say('cart:empty.title'))).toBeVisible());
  expect(await drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await keepsFocus(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await losesFocus(page), 'the focus after the drawer').toBe(false);

  // A dialog returns the focus; the cart page is emptied.
  const account = page.getByRole('banner').getByRole('link', { name: new RegExp(say('header.account')) });
  const signIn = page.getByRole('dialog', { name: say('account:login.title') });
  await page.keyboard.press('Control+Home');
  await press(page, account, () => expect(signIn).toBeVisible());
  expect(await losesFocus(page), 'the focus in the dialog').toBe(false);
  await keepsFocus(page);
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  expect(await losesFocus(page), 'the focus after the dialog').toBe(false);
  await tabTo(page, addButton(shopper));
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('combobox')).toBeVisible();
  // The cart page is another document.
  await tabTo(page, drawer.getByRole('link', { name: say('cart:viewCart') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await hydrated(page);
  const last = main.getByRole('listitem').getByRole('button').first();
  await press(page, last, () => expect(main.getByText(say('cart:empty.title'))).toBeVisible());
  await expect(h1).toBeFocused();
  expect(await losesFocus(page), 'the focus on the empty cart').toBe(false);
  // The browser itself logs the refused coupon, as it should.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('status of 422')));
});
