import type { RunningShop } from '../scripts/running-shop.ts';
import type { OperationName } from '../src/adapters/contract/shop-api.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { addButton, chooseEye, eye, keptCart, sidebar } from './support/cart.ts';
import {
  allSendings,
  fillAddress,
  giveEmail,
  goToPayment,
  goToShipping,
  hamburg,
  nextButton,
  sendings,
  stepTitle,
  zurich,
} from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { ownShop } from './support/own-shop.ts';
import { chooseWay, endPayment, orderButton, payPage, payWith } from './support/payment.ts';
import { putLensesInCart, startAtPayment } from './support/prepared.ts';
import { demo, type Shopper, sharedPort, shopperAt } from './support/shopper.ts';

// A fault affects all visitors: these journeys have a server of their own, and run one after another.
test.describe.configure({ mode: 'default' });

type Fault =
  | { readonly _tag: 'Cut' | 'CutAfter' | 'Nonsense' }
  | { readonly _tag: 'Status'; readonly status: number }
  | { readonly _tag: 'Latency'; readonly ms: number };

const port = sharedPort + 1;
let shop: RunningShop;
test.beforeAll(async () => {
  // A busy machine may need long to start it.
  test.slow();
  shop = await ownShop(port);
});
test.afterAll(() => shop.stop());

const control = async (body: object) => {
  const { ok } = await fetch(`${shop.origin}/sandbox/controls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error('The sandbox did not take the fault');
};
const breakIt = (operation: OperationName, fault: Fault) => control({ fault: { operation, fault } });
const mend = () => control({ reset: true });

test.afterEach(async ({ complaints }) => {
  await mend();
  // The browser itself logs every failed response, as it should.
  const own = complaints.filter((text) => !text.startsWith('Failed to load resource'));
  complaints.splice(0, complaints.length, ...own);
});

const shopperHere = (page: Parameters<typeof shopperAt>[0]): Shopper =>
  shopperAt(page, 'okulino', 'de', port);

/** Nothing on the screen is marked as busy any more. */
const calm = ({ page }: Shopper) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

const failures = [
  { name: 'fails', fault: { _tag: 'Status', status: 500 }, why: 'Unavailable' },
  { name: 'breaks the connection', fault: { _tag: 'Cut' }, why: 'Unreachable' },
  { name: 'sends an invalid response', fault: { _tag: 'Nonsense' }, why: 'Unreadable' },
] as const;

test('adding reports when the backend fails, breaks the connection or sends an invalid response, keeps the values, and works the next time · CART-13', async ({
  page,
}) => {
  const shopper = shopperHere(page);
  await shopper.open(pathTo.product('de', demo.daily));
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  const said = page
    .getByRole('alert')
    .filter({ hasText: shopper.say('product.failed_to_add_to_cart'), visible: true });
  for (const { name, fault } of failures)
    await test.step(name, async () => {
      await breakIt('addToCart', fault);
      await addButton(shopper).click();
      await expect(said).toBeVisible();
      // It is not behind the drawer, so it can be read on the screen.
      const covered = await said.evaluate((alert) => {
        const { left, top, width, height } = alert.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + height / 2);
        return front === null || !(alert.contains(front) || front.contains(alert));
      });
      expect(covered).toBe(false);
      await expect(sidebar(shopper).getByText(shopper.say('cart:line.adding'))).toHaveCount(0);
      await mend();
      // An empty cart does not stay open over the values.
      await expect(sidebar(shopper)).toBeHidden();
      await expect(eye(shopper, 'left').getByLabel(shopper.say('option.sphere'))).toHaveValue('-3.25');
      // The next fault has a message of its own.
      await page
        .getByRole('button', { name: shopper.say('notification.dismiss') })
        .filter({ visible: true })
        .first()
        .click();
      await expect(said).toHaveCount(0);
    });
  await addButton(shopper).click();
  await expect.poll(async () => (await keptCart(shopper))?.items.length).toBe(2);
});

test('with a slow backend the line is shown as pending, then in the cart, once · CART-17', async ({
  page,
}) => {
  const shopper = shopperHere(page);
  await shopper.open(pathTo.product('de', demo.daily));
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  await breakIt('addToCart', { _tag: 'Latency', ms: 1500 });
  await addButton(shopper).click();
  await expect(sidebar(shopper).getByText(shopper.say('cart:line.adding')).first()).toBeVisible();
  await expect(sidebar(shopper).getByText(shopper.say('cart:line.adding'))).toHaveCount(0);
  expect((await keptCart(shopper))?.items).toHaveLength(2);
});

test('an add whose response is lost is in the cart once · CART-17', async ({ page }) => {
  const shopper = shopperHere(page);
  await shopper.open(pathTo.product('de', demo.care));
  await control({ fault: { operation: 'addToCart', fault: { _tag: 'CutAfter', times: 1 } } });
  await addButton(shopper).click();
  await expect(sidebar(shopper).getByRole('button', { name: /entfernen$/ })).toBeVisible();
  expect((await keptCart(shopper))?.items.map(({ quantity }) => quantity)).toEqual([1]);
});

test('each checkout step reports a failure, keeps typed text, and continues later; an order is retried until it exists · CHK-7 · CHK-9 · CHK-21', async ({
  page,
}) => {
  test.slow();
  const shopper = shopperHere(page);
  const { say, open } = shopper;
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
  const why = (kind: string) => say(`checkout:failure.${kind}`, { phone: '+41 44 555 01 20' });
  await page.clock.install();
  await putLensesInCart(shopper);
  await open(pathTo.checkout('de'));
  await giveEmail(shopper, 'faults@example.org');
  await fillAddress(shopper, zurich);
  for (const { fault, why: kind } of failures) {
    await breakIt('updateOrder', fault);
    await nextButton(shopper, 'paying').click();
    await expect(alert).toContainText(why(kind));
    await expect(alert).toContainText(say('checkout:failure.kept'));
    await expect(page.getByLabel(say('checkout:field.city')).first()).toHaveValue('Zürich');
    await calm(shopper);
  }
  expect(await barriers(page)).toEqual([]);
  await breakIt('updateOrder', { _tag: 'Status', status: 503 });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(say('checkout:field.lastName')).first()).toHaveValue('Keller');
  await mend();

  await breakIt('getSelectedShippingMethods', { _tag: 'Status', status: 500 });
  await nextButton(shopper, 'paying').click();
  await expect(stepTitle(shopper, 'steps.paying')).toBeVisible();
  await expect(alert).toContainText(say('checkout:shipping.failed'));
  await calm(shopper);
  await mend();
  await page.getByRole('button', { name: say('checkout:retry') }).click();
  await expect(sendings(shopper).first()).toBeVisible();

  await goToPayment(shopper);
  await chooseWay(shopper, 'visa');
  for (const operation of ['updateOrderShippingMethod', 'updateOrderPaymentMethod'] as const) {
    await breakIt(operation, { _tag: 'Nonsense' });
    await nextButton(shopper, 'review').click();
    await expect(alert).toContainText(why('Unreadable'));
    await calm(shopper);
    await mend();
  }
  await payWith(shopper, 'visa');

  /** The next attempt, which comes after a pause: the browser's clock skips it. */
  const asked = async () => {
    const isAsked = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/api\/orders\?/.test(request.url()),
    );
    const skip = setInterval(() => void page.clock.fastForward(1000).catch(() => undefined), 200);
    await isAsked.finally(() => clearInterval(skip));
  };
  await breakIt('createMyOrderFromCart', { _tag: 'Status', status: 500 });
  await orderButton(shopper).click();
  await expect(page.getByRole('button', { name: say('checkout:order.asking') })).toBeVisible();
  await expect(page.getByText(say('checkout:order.unanswered'))).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await breakIt('createMyOrderFromCart', { _tag: 'Cut' });
  await asked();
  await expect(page.getByText(say('checkout:order.unanswered'))).toBeVisible();
  await mend();
  await asked();
  await payPage(shopper);
  await endPayment(shopper, 'succeed');
  expect(await mailsWith(shopper, 'faults@example.org')).toHaveLength(1);
});

test('an order whose response was cut off is found after a reload, and not placed twice · CHK-12', async ({
  page,
}) => {
  const shopper = shopperHere(page);
  const email = 'cut@example.org';
  await startAtPayment(shopper, { email, to: hamburg });
  await payWith(shopper, 'visa');
  await breakIt('createMyOrderFromCart', { _tag: 'CutAfter' });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/orders\?/.test(request.url()),
  );
  await orderButton(shopper).click();
  await sent;
  await page.reload();
  await mend();
  await expect(page).toHaveURL(/\/checkout\/thank-you\//);
  await expect(stepTitle(shopper, 'unpaid.title')).toBeVisible();
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await endPayment(shopper, 'succeed');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  expect(await mailsWith(shopper, email)).toHaveLength(1);
  expect(await keptCart(shopper)).toBeUndefined();
});

test('an order whose payment cannot start is kept, and paid from its page · CHK-11 · CHK-12', async ({
  page,
}) => {
  const shopper = shopperHere(page);
  await startAtPayment(shopper, { email: 'late@example.org' });
  await payWith(shopper, 'visa');
  await breakIt('startPayment', { _tag: 'Status', status: 500 });
  await orderButton(shopper).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\//);
  await expect(stepTitle(shopper, 'unpaid.title')).toBeVisible();
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: shopper.say('checkout:payAgain.failed') }),
  ).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await mend();
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
});

test('a page that the backend does not deliver says so, with its status, and loads on a retry · NOTE-4', async ({
  page,
}) => {
  const shopper = shopperHere(page);
  await breakIt('getProduct', { _tag: 'Status', status: 500 });
  const answer = await page.goto(shopper.origin + pathTo.product('de', demo.toric));
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await mend();
  await page.getByRole('link', { name: shopper.say('action.retry') }).click();
  await expect(addButton(shopper)).toBeVisible();
});

test('the page stays without a connection, and pending requests succeed when it is back · UI-8', async ({
  page,
  complaints,
}) => {
  const shopper = shopperHere(page);
  await shopper.open(pathTo.product('de', demo.care));
  await page.context().setOffline(true);
  await addButton(shopper).click();
  await expect(page.getByText(shopper.say('layout.offline'))).toBeInViewport();
  await expect(addButton(shopper)).toBeVisible();
  const path = pagePath('de', 'help');
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page.getByText(shopper.say('layout.offline'))).toBeInViewport();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('stories:help.title'));
  complaints.length = 0;
});

test('missing prices and delivery dates do not prevent adding to the cart · STOCK-5', async ({ page }) => {
  const shopper = shopperHere(page);
  await breakIt('getDeliveryDates', { _tag: 'Nonsense' });
  await breakIt('getDeliveryPrediction', { _tag: 'Status', status: 500 });
  await breakIt('getProductPricing', { _tag: 'Cut' });
  await shopper.open(pathTo.product('de', demo.daily));
  await chooseEye(shopper, 'right', { sphere: '-2.50' });
  await chooseEye(shopper, 'left', { sphere: '-3.25' });
  await expect(page.getByText(shopper.say('product:askFailed'))).toBeVisible();
  await addButton(shopper).click();
  await expect.poll(async () => (await keptCart(shopper))?.items.length).toBe(2);
});

test('an order that no longer fits a letter is offered a parcel · CHK-9', async ({ page }) => {
  const shopper = shopperHere(page);
  const { say } = shopper;
  await putLensesInCart(shopper);
  await shopper.open(pathTo.checkout('de'));
  await giveEmail(shopper, 'letter@example.org');
  await fillAddress(shopper, zurich);
  await goToShipping(shopper);
  await expect(page.getByRole('radio', { name: say('checkout:method.swisspost_a_letter') })).toBeVisible();
  await shopper.open(pathTo.product('de', demo.care));
  await addButton(shopper).click();
  await expect.poll(async () => (await keptCart(shopper))?.items.length).toBe(3);
  await shopper.open(pathTo.checkout('de', 'shipping'));
  await expect(page.getByRole('radio', { name: say('checkout:method.swisspost_a_parcel') })).toBeVisible();
  await allSendings(shopper).click();
  await expect(page.getByRole('radio', { name: say('checkout:method.swisspost_a_letter') })).toHaveCount(0);
});
