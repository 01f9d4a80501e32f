import { rm } from 'node:fs/promises';
import { runShop } from '../scripts/running-shop.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { chooseLenses, closeSidebar, keptCart } from './support/cart.ts';
import { stepTitle, toPayment } from './support/checkout.ts';
import { ownFolder } from './support/own-shop.ts';
import { orderAndLeave, payWith } from './support/payment.ts';
import { sharedPort, shopperAt } from './support/shopper.ts';

test('a server killed in the middle restarts with the cart and the order · CART-3 · NOTE-4', async ({
  page,
  complaints,
}) => {
  test.slow();
  const folder = await ownFolder(sharedPort + 2);
  const start = () => runShop(sharedPort + 2, { DIOPTRA_DATA: folder });
  let server = await start();
  try {
    const shopper = shopperAt(page, 'okulino', 'de', sharedPort + 2);
    const { say } = shopper;
    await chooseLenses(shopper);
    await closeSidebar(shopper);
    await shopper.open(pathTo.cart('de'));
    const lines = page.getByRole('main').getByRole('list', { name: say('cart:title') });
    await expect(lines.getByRole('listitem')).toHaveCount(1);

    const killed = new Promise((resolve) => server.process.once('exit', resolve));
    server.process.kill('SIGKILL');
    await killed;
    await lines.getByRole('combobox').first().selectOption('2');
    await expect(page.getByRole('alert').filter({ hasText: say('error.Unreachable') })).toBeVisible();
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('pages.returns') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    server = await start();
    await shopper.open(pathTo.cart('de'));
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await lines.getByRole('combobox').first().selectOption('2');
    await expect
      .poll(async () => (await keptCart(shopper))?.items.map(({ quantity }) => quantity))
      .toEqual([2, 1]);

    await toPayment(shopper, { email: 'survivor@example.org' });
    await payWith(shopper, 'visa');
    await orderAndLeave(shopper);
    const payPage = page.url();
    server.process.kill('SIGKILL');
    server = await start();
    await page.goto(payPage);
    await page.locator('button[value=succeed]').click();
    await hydrated(page);
    await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    const own = complaints.filter(
      (text) =>
        !/Failed to load resource|dynamically imported|Failed loading async locale export|There is no locale file/.test(
          text,
        ),
    );
    complaints.splice(0, complaints.length, ...own);
  }
});
