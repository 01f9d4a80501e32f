import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { demo, mailsWith, orderButton, type Shopper, shopperAt, stepTitle } from './support/shopper.ts';

/** What the shop's backend answers to this browser, signed in as it is. */
const call = <A>({ page, brand, locale }: Shopper, method: string, path: string, body: unknown): Promise<A> =>
  page.evaluate(
    async ({ address, asked, sent }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: asked, headers, body: sent });
      if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
      return answer.json();
    },
    {
      address: `/api${path}?brand_channel=${brand}&locale=${locale}`,
      asked: method,
      sent: body === undefined ? null : JSON.stringify(body),
    },
  );

interface CartAnswer {
  readonly token_value: string;
  readonly shipments: readonly { readonly id: string }[];
}

const address = {
  first_name: 'Mara',
  last_name: 'Keller',
  street: 'Seestrasse',
  street_number: '12',
  postcode: '8002',
  city: 'Zürich',
  country_code: 'CH',
};

/** A new customer who has ordered once, and had his card kept. */
const boughtOnce = async (shopper: Shopper, email: string): Promise<void> => {
  const tell = <A>(method: string, path: string, body?: unknown) => call<A>(shopper, method, path, body);
  const name = { first_name: 'Mara', last_name: 'Keller' };
  const password = 'Linse 2026';
  const agreed = { subscribed_to_marketing_channels: false, locale_code: 'de' };
  await tell('POST', '/customers', { email, password, ...name, ...agreed });
  await tell('POST', '/customers/session', { email, password });
  const { token_value: cart, shipments } = await tell<CartAnswer>('POST', '/carts');
  const product = { product_id: demo.care, option: {}, price_channel: 'okulino_web' };
  await tell('POST', `/carts/${cart}/items`, { request_id: 'once', items: [{ product, quantity: 1 }] });
  await tell('PATCH', `/carts/${cart}`, { email });
  await tell('PATCH', `/carts/${cart}`, { email, billing_address: address, shipping_address: address });
  await tell('PUT', `/carts/${cart}/shipments/${shipments[0]?.id}/method`, { method: 'swisspost_a_parcel' });
  await tell('PUT', `/carts/${cart}/payment-method`, { method: 'visa' });
  const order = await tell<{ token_value: string }>('POST', '/orders', { token_value: cart });
  const { redirect_url: pay } = await tell<{ redirect_url: string }>(
    'POST',
    `/orders/${order.token_value}/payments`,
    { return_path: '/', keep_alias: true },
  );
  await shopper.page.evaluate(
    (path) => fetch(path, { method: 'POST', body: new URLSearchParams({ ending: 'succeed' }) }),
    pay,
  );
};

test('from a mail to a paid order it is two presses, with a card that is kept · REO-1 · REO-2 · ACC-7', async ({
  page,
}, { retry }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page);
  const { origin, say } = shopper;
  const email = `again-${retry}@example.org`;
  await shopper.open(pathTo.content('de', 'privacy'));
  await boughtOnce(shopper, email);
  await expect.poll(() => mailsWith(shopper, email), { timeout: 15_000 }).toHaveLength(1);
  const [letter = ''] = await mailsWith(shopper, email);
  await page.goto(origin + letter);
  const mail = page.frameLocator('iframe');
  const link = mail.getByRole('link', { name: 'Das Gleiche erneut bestellen' });

  // The first press, in a mail program.
  await page.goto((await link.getAttribute('href')) ?? '');
  await hydrated(page);
  await expect(stepTitle(shopper, 'payment.title')).toBeVisible();
  const name = say('checkout:payment.ending', { name: 'Visa', digits: '4242' });
  await expect(page.getByRole('radio', { name })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  // The second.
  await orderButton(shopper).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\/[^/?]+$/);
  await expect(page.getByText(say('checkout:thankYou.paid')).first()).toBeVisible();
});
