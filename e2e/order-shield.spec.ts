import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { addButton, eye, sidebar } from './support/cart.ts';
import { goToPayment, goToReview, goToShipping } from './support/checkout.ts';
import { comeIn } from './support/come-in.ts';
import { orderButton } from './support/payment.ts';
import { shopperAt } from './support/shopper.ts';

const email = 'stammgast@example.org';

test('a customer finds the lens pass values filled in, flips a sign, corrects it by keyboard, and buys · WEAR-1 · WEAR-2 · WEAR-3 · WEAR-4', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 1200 });
  const shopper = shopperAt(page, 'viszola', 'it');
  const { say } = shopper;
  const main = page.getByRole('main');

  // Other journeys sign in by the form: on a busy machine a password takes longer to check than a call may.
  await comeIn(shopper, email);
  await shopper.open(pathTo.account('it', 'lens-pass'));
  const pass = main.getByRole('article', { name: 'Sofia Brunner' });
  await expect(pass).toBeVisible();
  const lens = (await pass.getByRole('link').first().getAttribute('href')) ?? '';

  // Nothing on the page moves while the values are filled in.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput)
          document.documentElement.dataset.moved = String(
            Number(document.documentElement.dataset.moved ?? 0) +
              (entry as unknown as { value: number }).value,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(shopper.origin + lens);
  const sphere = eye(shopper, 'right').getByLabel(say('option.sphere'));
  await expect(sphere).toHaveValue('-2.25');
  const note = page.getByText(new RegExp(say('eyes:filled.pass', { day: '.+' })));
  await expect(note).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);

  await sphere.focus();
  await sphere.selectOption('+2.25');
  await expect(sphere).toHaveAccessibleDescription(/−2,25/);
  expect(await barriers(page)).toEqual([]);
  // The press that would add it leads to the message instead; the next key press corrects the value.
  await addButton(shopper).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('eyes:check.onward'))).toBeVisible();
  await expect(page.locator(':focus')).toContainText(say('eyes:check.title'));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(say('eyes:check.take', { value: '−2,25' }));
  await page.keyboard.press('Enter');
  await expect(sphere).toHaveValue('-2.25');
  await expect(sphere).toBeFocused();
  await addButton(shopper).focus();
  await page.keyboard.press('Enter');
  await expect(sidebar(shopper).getByText('−2,25').first()).toBeVisible();
  await expect(sidebar(shopper).getByText(say('eyes:check.title'))).toHaveCount(0);

  await shopper.open(pathTo.checkout('it'));
  // The account's address fills the form once it is loaded.
  await expect(
    page
      .getByRole('group', { name: say('checkout:address.billing') })
      .getByLabel(say('checkout:field.city'), { exact: true }),
  ).not.toHaveValue('');
  await goToShipping(shopper);
  await goToPayment(shopper);
  await goToReview(shopper);
  await orderButton(shopper).click();
  await expect(page).toHaveURL(/thank-you/);
});
