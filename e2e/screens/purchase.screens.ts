import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { test } from '../fixtures.ts';
import { addToCart, chooseEye, eye } from '../support/cart.ts';
import { fillAddress, giveEmail, goToPayment, goToShipping, zurich } from '../support/checkout.ts';
import { endPayment, orderAndLeave, payWith } from '../support/payment.ts';
import { demo, shopperAt } from '../support/shopper.ts';

const folder = 'test-results/screens';
const width = 390;

/** How long each picture is shown. Units: ms. */
const briefly = 700;
const long = 1600;

/** A purchase as an animated picture: README shows a copy of it. */
test('a recording of a purchase at okulino in de', async ({ page }) => {
  await page.setViewportSize({ width, height: 844 });
  const shopper = shopperAt(page, 'okulino', 'de');
  const pictures: Buffer[] = [];
  const stays: number[] = [];
  const take = async (stay = long): Promise<void> => {
    await page.waitForTimeout(500);
    pictures.push(await page.screenshot());
    stays.push(stay);
  };
  await shopper.open(pathTo.home('de'));
  await take();
  await shopper.open(pathTo.product('de', demo.daily));
  await take();
  await eye(shopper, 'right').evaluate((group) => group.scrollIntoView({ block: 'center' }));
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await take(briefly);
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  await take();
  await addToCart(shopper);
  await take();
  await shopper.open(pathTo.checkout('de'));
  await giveEmail(shopper, 'mara@example.org');
  await take(briefly);
  await fillAddress(shopper, zurich);
  await take(briefly);
  await goToShipping(shopper);
  await goToPayment(shopper);
  await take();
  await payWith(shopper, 'twint');
  await take();
  await orderAndLeave(shopper);
  await take(briefly);
  await endPayment(shopper, 'succeed');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await take(2 * long);
  mkdirSync(folder, { recursive: true });
  await sharp(pictures, { join: { animated: true } })
    .webp({ delay: stays, loop: 0, quality: 70, effort: 6 })
    .toFile(`${folder}/purchase.webp`);
});
