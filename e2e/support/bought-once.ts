import { demo, type Shopper } from './shopper.ts';

/** The backend's answer to this browser, with its session. */
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

interface Line {
  readonly id: string;
  readonly option?: object;
  readonly meta?: object;
  readonly quantity?: number;
}

/** A new customer who has ordered once, with the card stored. `lines`: the goods. Undefined: a bottle of care products. */
export const boughtOnce = async (
  shopper: Shopper,
  email: string,
  ...lines: readonly Line[]
): Promise<void> => {
  const tell = <A>(method: string, path: string, body?: unknown) => call<A>(shopper, method, path, body);
  const name = { first_name: 'Mara', last_name: 'Keller' };
  const password = 'Linse 2026';
  const agreed = { subscribed_to_marketing_channels: false, locale_code: 'de' };
  await tell('POST', '/customers', { email, password, ...name, ...agreed });
  await tell('POST', '/customers/session', { email, password });
  const { token_value: cart, shipments } = await tell<CartAnswer>('POST', '/carts');
  const bought = lines.length > 0 ? lines : [{ id: demo.care }];
  const items = bought.map(({ id, option = {}, quantity = 1, meta }: Line) => ({
    product: { product_id: id, option, price_channel: 'okulino_web' },
    ...{ quantity, meta },
  }));
  await tell('POST', `/carts/${cart}/items`, { request_id: 'once', items });
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
