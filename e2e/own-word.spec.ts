import type { RunningShop } from '../scripts/running-shop.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { addToCart, chooseEye, eye, keptCart } from './support/cart.ts';
import { giveEmail } from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { ownShop } from './support/own-shop.ts';
import { putLensesInCart } from './support/prepared.ts';
import { demo, type Shopper, sharedPort, shopperAt } from './support/shopper.ts';

// Clock changes affect all visitors: these journeys have a server of their own.
test.describe.configure({ mode: 'default' });
test.use({ consent: 'unasked' });

const port = sharedPort + 9;
let shop: RunningShop;
test.beforeAll(async () => {
  // A busy machine may need long to start it.
  test.slow();
  shop = await ownShop(port);
});
test.afterAll(() => shop.stop());

const hour = 3_600_000;
/** Advances the shop's clock by hours, and runs the jobs that are due then: a request for an order does. */
const later = async (hours: number): Promise<void> => {
  const clock = new Date(Date.now() + hours * hour).toISOString();
  await fetch(`${shop.origin}/sandbox/controls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clock }),
  });
  await fetch(`${shop.origin}/api/orders/none?brand_channel=okulino&locale=de`);
};
const valuesKept = ({ page }: Shopper): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('dioptra.okulino.lens'));
const tick = ({ page, say }: Shopper, key: string) => page.getByRole('checkbox', { name: say(key) });

test('a guest who refuses is stored nowhere; one who agrees is reminded, and ends that with one press · LAW-30 · LAW-32', async ({
  page,
  browser,
}) => {
  test.slow();
  const shopper = shopperAt(page, 'okulino', 'de', port);
  const { say } = shopper;
  await shopper.open(pathTo.product('de', demo.daily));
  await page.mouse.wheel(0, 10);
  const bar = page.getByRole('region', { name: say('consent:bar.title') });
  await expect(bar.getByRole('link', { name: say('consent:bar.more') })).toHaveAttribute(
    'href',
    pagePath('de', 'privacy'),
  );
  await bar.getByRole('button', { name: say('consent:bar.refuse') }).click();

  await chooseEye(shopper, 'right', { sphere: '-2.25' });
  await chooseEye(shopper, 'left', { sphere: '-1.75' });
  // Nothing is ticked in advance, and no chosen value is stored.
  await expect(tick(shopper, 'product:keep')).not.toBeChecked();
  await addToCart(shopper);
  expect(await valuesKept(shopper)).toBeNull();

  await shopper.open(pathTo.checkout('de'));
  await expect(tick(shopper, 'checkout:customer.reminder')).not.toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await giveEmail(shopper, 'refuses@example.org');
  await later(30);
  expect(await mailsWith(shopper, 'refuses@example.org')).toEqual([]);

  // The same guest with a different answer.
  await later(0);
  await shopper.open(pathTo.product('de', demo.daily));
  await eye(shopper, 'right').hover();
  await chooseEye(shopper, 'right', { sphere: '-2.25' });
  await chooseEye(shopper, 'left', { sphere: '-1.75' });
  await tick(shopper, 'product:keep').check();
  await expect.poll(() => valuesKept(shopper)).toContain('-2.25');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(say('eyes:filled.device'))).toBeVisible();
  await page.getByRole('button', { name: say('product:forget') }).click();
  await expect.poll(() => valuesKept(shopper)).toBeNull();

  const other = await browser.newContext();
  const agreeing = shopperAt(await other.newPage(), 'okulino', 'de', port);
  const agree = async () => {
    await putLensesInCart(agreeing);
    await agreeing.open(pathTo.checkout('de'));
    await tick(agreeing, 'checkout:customer.reminder').check();
    await giveEmail(agreeing, 'agrees@example.org');
    await expect.poll(async () => (await keptCart(agreeing))?.customer?.email).toBe('agrees@example.org');
  };
  await agree();
  await later(2);
  await expect.poll(async () => (await mailsWith(agreeing, 'agrees@example.org')).length).toBe(1);
  const [letter = ''] = await mailsWith(agreeing, 'agrees@example.org');
  const mail = await (await agreeing.page.request.get(`${agreeing.direct}${letter}`)).text();
  // No lens value is sent in it.
  expect(mail).not.toMatch(/Sphäre|−2,25|-2\.25/);

  // One press, without scripts and without signing in. It also ends the reminder of another cart.
  await later(0);
  await agree();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${agreeing.origin}${letter}`);
  const stop = reader.frameLocator('iframe').getByRole('link', { name: 'Diese E-Mails abbestellen' });
  await reader.goto((await stop.getAttribute('href')) ?? '');
  await reader.getByRole('main').getByRole('button').first().click();
  await expect(
    reader.getByRole('heading', { level: 1, name: say('personal:mails.link.stoppedTitle') }),
  ).toBeVisible();
  await plain.close();

  await later(30);
  expect(await mailsWith(agreeing, 'agrees@example.org')).toHaveLength(1);
  await other.close();
});
