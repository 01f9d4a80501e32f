import { readFileSync } from 'node:fs';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { mailsWith } from './support/mailbox.ts';
import { endPayment, orderAndLeave, payWith } from './support/payment.ts';
import { putCareInCart, startAtPayment } from './support/prepared.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

/** A guest who has bought a bottle of lens care; returns the number of the order. */
const buys = async (shopper: Shopper, email: string): Promise<string> => {
  const { page, say } = shopper;
  await startAtPayment(shopper, { email, fill: putCareInCart });
  await payWith(shopper, 'visa');
  await orderAndLeave(shopper);
  await endPayment(shopper, 'succeed');
  const number = page.locator('dt', { hasText: say('checkout:thankYou.number') }).locator('+ dd');
  return (await number.textContent()) ?? '';
};

const press = ({ page, say }: Shopper, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(key), exact: true })
    .click();
const fill = ({ page, say }: Shopper, field: string, value: string) =>
  page
    .getByRole('main')
    .getByLabel(say(`orders:field.${field}`))
    .fill(value);
const titled = ({ page, say }: Shopper, key: string) =>
  expect(page.getByRole('heading', { level: 1, name: say(key), exact: true })).toBeVisible();

test('a guest opens the documents of an order, withdraws from a part of it with a receipt, and finds it by number and e-mail together only · DOC-1 · DOC-3 · ORD-2 · ORD-3 · LAW-4 · LAW-5', async ({
  page,
  complaints,
}) => {
  test.slow();
  const shopper = shopperAt(page);
  const { say } = shopper;
  const email = 'papers@example.org';
  const number = await buys(shopper, email);
  for (const name of [
    /^Rechnung OKU-INV-\d{4}-\d{5} \(PDF\)/,
    new RegExp(`^Vertragsunterlagen ${number} \\(PDF\\)`),
  ]) {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const file = readFileSync(await (await coming).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const [confirmation = ''] = await mailsWith(shopper, email);
  const mail = await (await page.request.get(shopper.direct + confirmation)).text();
  expect(mail).toContain(`Vertragsunterlagen-${number}.pdf`);
  expect(mail).toContain(`${pathTo.withdrawal('de')}`);

  await page
    .getByRole('main')
    .getByRole('link', { name: say('pages.withdrawal') })
    .click();
  await titled(shopper, 'orders:withdrawal.title');
  await expect(page.getByLabel(say('orders:field.number'))).toHaveValue(number);
  await expect(page.getByLabel(say('orders:field.email'))).toHaveValue(email);
  await expect(page).toHaveURL(/\/withdrawal$/);
  await page.getByRole('radio', { name: say('orders:withdrawal.part') }).check();
  expect(await barriers(page)).toEqual([]);
  expect(await widthsThatOverflow(page)).toEqual([]);
  await press(shopper, 'orders:withdrawal.check');
  await expect(page.getByRole('alert')).toContainText(say('orders:problem.goods.missing'));
  await page.getByRole('checkbox').first().check();
  await press(shopper, 'orders:withdrawal.check');
  await titled(shopper, 'orders:withdrawal.confirmTitle');
  expect(await barriers(page)).toEqual([]);
  await press(shopper, 'orders:withdrawal.confirm');
  await titled(shopper, 'orders:withdrawal.doneTitle');
  const receipt = (await page.getByText(/^WD(-\d{4}){3}$/).textContent()) ?? 'none';
  expect(await barriers(page)).toEqual([]);
  const [letter = ''] = await mailsWith(shopper, `Widerruf eingegangen: Bestellung ${number}`);
  expect(await (await page.request.get(shopper.direct + letter)).text()).toContain(receipt);

  await shopper.open(pathTo.home('de'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('pages.find-order') })
    .click();
  await titled(shopper, 'orders:lookup.title');
  await press(shopper, 'orders:lookup.find');
  await expect(page.getByRole('alert')).toContainText(say('orders:problem.number.missing'));
  await fill(shopper, 'number', number);
  await fill(shopper, 'email', 'somebody@example.org');
  await press(shopper, 'orders:lookup.find');
  await expect(page.getByRole('alert')).toContainText(say('orders:lookup.notFound'));
  expect(await barriers(page)).toEqual([]);
  expect(await widthsThatOverflow(page)).toEqual([]);
  await fill(shopper, 'email', 'Papers@example.org');
  await press(shopper, 'orders:lookup.find');
  await expect(page).toHaveURL(/\/checkout\/thank-you\//);
  await expect(page.getByRole('main').getByText(number, { exact: true }).first()).toBeVisible();
  // The browser itself logs that requests were answered with 404 or 422.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404|422/.test(text)));
});

test('typed text is kept while nothing can be sent, and is sent later · LAW-4', async ({
  page,
  complaints,
}) => {
  const shopper = shopperAt(page, 'viszola', 'it');
  const { say } = shopper;
  await shopper.open(pathTo.withdrawal('it'));
  await fill(shopper, 'name', 'Gina Rossi');
  await fill(shopper, 'number', 'vis 1234 5678');
  await fill(shopper, 'email', 'gina@example.org');
  await page.reload();
  await expect(page.getByLabel(say('orders:field.name'))).toHaveValue('Gina Rossi');
  await press(shopper, 'orders:withdrawal.check');
  await titled(shopper, 'orders:withdrawal.confirmTitle');
  await page.route('**/api/withdrawals*', (route) => route.abort());
  await press(shopper, 'orders:withdrawal.confirm');
  await expect(page.getByRole('alert')).toContainText(say('orders:failure.Unreachable'));
  await expect(page.getByText('VIS-1234-5678')).toBeVisible();
  await page.unroute('**/api/withdrawals*');
  await press(shopper, 'orders:withdrawal.confirm');
  await titled(shopper, 'orders:withdrawal.doneTitle');
  complaints.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a cancellation works in the same steps · ACC-5', async ({ page, complaints }) => {
    const shopper = shopperAt(page, 'opalys', 'fr');
    const { say } = shopper;
    await page.goto(`${shopper.origin}/fr/cancellation`);
    await press(shopper, 'orders:withdrawal.check');
    await expect(page.getByRole('alert')).toContainText(say('orders:cancellation.problem.number.missing'));
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
    await fill(shopper, 'name', 'Claire Petit');
    await page.getByLabel(say('orders:cancellation.number')).fill('ABO-1234-5678');
    await fill(shopper, 'email', 'claire@example.org');
    await press(shopper, 'orders:withdrawal.check');
    await titled(shopper, 'orders:cancellation.confirmTitle');
    await press(shopper, 'orders:cancellation.confirm');
    await titled(shopper, 'orders:cancellation.doneTitle');
    await expect(page.getByText(/^KD(-\d{4}){3}$/)).toBeVisible();
  });

  test('a withdrawal works in the same steps · LAW-4', async ({ page, complaints }) => {
    const shopper = shopperAt(page, 'opalys', 'fr');
    const { say } = shopper;
    await page.goto(shopper.origin + pathTo.withdrawal('fr'));
    await press(shopper, 'orders:withdrawal.check');
    await expect(page.getByRole('alert')).toContainText(say('orders:problem.name.missing'));
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
    await fill(shopper, 'name', 'Claire Petit');
    await fill(shopper, 'number', 'OPA-1234-5678');
    await fill(shopper, 'email', 'claire@example.org');
    await page.getByRole('radio', { name: say('orders:withdrawal.part') }).check();
    await page.getByLabel(say('orders:withdrawal.goods')).fill('1 × Clar 360 ml');
    await press(shopper, 'orders:withdrawal.check');
    await titled(shopper, 'orders:withdrawal.confirmTitle');
    await press(shopper, 'orders:withdrawal.confirm');
    await titled(shopper, 'orders:withdrawal.doneTitle');
    const receipt = (await page.getByText(/^WD(-\d{4}){3}$/).textContent()) ?? 'none';
    await page.reload();
    await expect(page.getByText(receipt)).toBeVisible();
  });
});
