import type { Page } from '@playwright/test';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, sidebar } from './support/cart.ts';
import { nextButton } from './support/checkout.ts';
import { demo, shopperAt } from './support/shopper.ts';

/** Visible controls without an edge of their own. */
const edgeless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = (element: Element): boolean => {
      const { opacity, clipPath, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && opacity !== '0' && clipPath === 'none' && visibility === 'visible';
    };
    const controls = document.querySelectorAll(
      'button, select, textarea, dialog[open], input:not([type=radio], [type=checkbox], [type=hidden])',
    );
    return [...controls]
      .filter(shown)
      .filter((control) => {
        // A field may be inside the frame of its group.
        const framed = [control, control.parentElement, control.parentElement?.parentElement];
        return !framed.some((one) => {
          if (!one) return false;
          const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
          return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        });
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Buttons whose words are closer to their frame than 4 px. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isRead = (text: Node, button: Element): boolean => {
      for (let one = text.parentElement; one && one !== button.parentElement; one = one.parentElement)
        if (getComputedStyle(one).clipPath !== 'none') return false;
      return true;
    };
    return [...document.querySelectorAll('button')].flatMap((button) => {
      const frame = button.getBoundingClientRect();
      if (frame.width <= 1 || getComputedStyle(button).visibility !== 'visible') return [];
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (
          width > 0 &&
          isRead(texts.currentNode, button) &&
          Math.min(left - frame.left, frame.right - right) < 4
        )
          return [button.outerHTML.slice(0, 120)];
      }
      return [];
    });
  });

const schemes = ['light', 'dark'] as const;

/** What is wrong with the current page in forced colours, light ones and dark ones. */
const faults = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const fault of await edgeless(page)) found.push(`${colorScheme}, without an edge: ${fault}`);
    for (const fault of await crowded(page)) found.push(`${colorScheme}, frame at the words: ${fault}`);
  }
  return found;
};

test.use({ contextOptions: { forcedColors: 'active' } });

test('every control has a border that touches no words, and a selected one differs by more than its background · FORCED-1', async ({
  page,
}) => {
  test.slow();
  const shopper = shopperAt(page);
  const { say } = shopper;
  await shopper.open(pathTo.home('de'));
  expect(await faults(page)).toEqual([]);
  await shopper.open('/c/kontaktlinsen');
  expect(await faults(page)).toEqual([]);
  const views = page.locator('[aria-pressed=true]').first();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(views).toHaveCSS('outline-style', 'solid');
  }

  await shopper.open(pathTo.product('de', demo.daily));
  // A button that looks like a link.
  await expect(page.getByRole('button', { name: say('photo:title') })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const both = page.locator('[name=eyes][value=both] + span');
  const right = page.locator('[name=eyes][value=right] + span');
  const ground = (name: 'both' | 'right') =>
    (name === 'both' ? both : right).evaluate((element) => getComputedStyle(element).backgroundColor);
  const badge = page.getByText(say('stock.available_stock_more_then_ten'), { exact: true }).first();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await ground('both')).not.toBe(await ground('right'));
    await expect(right).toHaveCSS('border-top-style', 'solid');
    // Arrows and dots are no backgrounds, which are not drawn there.
    await expect(page.locator('main select').first()).toHaveCSS('appearance', 'auto');
    expect(
      await badge.evaluate((element) => getComputedStyle(element, '::before').borderBlockStartWidth),
    ).toBe('4px');
    await expect(page.locator('main img').first()).toHaveCSS('mix-blend-mode', 'normal');
  }

  await shopper.open(pathTo.product('de', demo.care));
  await addToCart(shopper);
  await expect(sidebar(shopper)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto(`${shopper.origin}/checkout/customer`);
  await expect(page.getByLabel(say('account:field.email'), { exact: true }).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const step = page.locator('[aria-current=step]');
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(step).toHaveCSS('outline-style', 'none');
    const line = step
      .locator('+ li')
      .evaluate((next) => getComputedStyle(next, '::before').borderBlockStartStyle);
    expect(await line).toBe('solid');
  }
  await nextButton(shopper, 'paying').click();
  await expect(page.getByRole('alert').getByRole('button').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await expect(page.locator('input[aria-invalid]:not(:focus)').first()).toHaveCSS('outline-style', 'solid');
});

test('the light logo of a dark header is dark on the light ground of the system · FORCED-1', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'linsenwerk');
  await shopper.open(pathTo.home('de'));
  const logo = page.locator('header img[src$="/logo.svg"]').first();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(logo).toHaveCSS('filter', /invert/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(logo).toHaveCSS('filter', 'none');
});

test('the focus has a visible outline at each stop · FORCED-1', async ({ page }) => {
  const shopper = shopperAt(page, 'viszola');
  await shopper.open(pathTo.home('de'));
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const [style, width] = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return [outlineStyle, Number.parseFloat(outlineWidth)] as const;
      });
      expect(style, `stop ${stop}, ${colorScheme}`).toBe('solid');
      expect(width, `stop ${stop}, ${colorScheme}`).toBeGreaterThanOrEqual(2);
    }
  }
});
