import { systemBrowser } from '../scripts/system-browser.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { launching } from './support/launch.ts';
import { payWith } from './support/payment.ts';
import { startAtPayment } from './support/prepared.ts';
import { demo, shopperAt } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

const launch = launching(systemBrowser);

// A browser in which the font size is doubled.
test.use({ launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] } });

test('large text gets the layout of a smaller window, without horizontal scrolling · UI-7', async ({
  page,
}) => {
  test.slow();
  for (const shopper of [
    shopperAt(page, 'okulino', 'de'),
    shopperAt(page, 'opalys', 'fr'),
    shopperAt(page, 'viszola', 'it'),
  ]) {
    const { locale, origin } = shopper;
    await startAtPayment(shopper, { email: 'large@example.org' });
    await payWith(shopper, 'visa');
    for (const path of [
      pathTo.home(locale),
      pathTo.search(locale, 'Hydralis'),
      pathTo.product(locale, demo.daily),
      pathTo.cart(locale),
      pathTo.checkout(locale, 'customer'),
      pathTo.checkout(locale, 'payment'),
      `${pathTo.checkout(locale, 'payment')}#review`,
      pagePath(locale, 'help'),
    ]) {
      await page.goto(origin + path);
      await hydrated(page);
      expect(await widthsThatOverflow(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('button', { name: shopper.say('header.openMenu') })).toBeVisible();
  }
  // Each of these shops has a different kind of home page.
  for (const { origin } of [shopperAt(page, 'linsenwerk'), shopperAt(page, 'augental')]) {
    await page.goto(origin);
    await hydrated(page);
    expect(await widthsThatOverflow(page), origin).toEqual([]);
  }
});
