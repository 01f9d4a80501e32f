import { randomBytes, randomUUID } from 'node:crypto';
import * as R from 'fp-ts/Record';
import { boughtLenses } from '../fixtures/bought-lenses.ts';
import { consent } from '../fixtures/consents.ts';
import { keptAlias, unpaid } from '../fixtures/kept-alias.ts';
import { care, cartWith, checkedOut, done, item, swissAddress } from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';
import { alarmBody } from './alarm-body.ts';
import type { Ids } from './ids.ts';

type Customer = Awaited<ReturnType<typeof subscribed>>;

/** A customer with one of everything. */
export const settled = async (shop: TestSandbox): Promise<{ readonly who: Customer; readonly ids: Ids }> => {
  const who = await subscribed(shop);
  const { client } = who;
  const me = await done(client.getMe({}));
  const [kept] = await keptAlias(shop, who);
  await boughtLenses(shop, who, { sphere: '-3.00' });
  await consent(client, 'lens_pass');
  const [set] = (await done(client.getLensPass({}))).sets;
  const wearer = await done(client.createLensWearer({ body: { name: 'Mia' } }));
  const address = await done(client.createCustomerAddress({ body: swissAddress }));
  const mails = await done(
    client.updateMarketingCommunication({
      params: { id: 'new' },
      body: {
        account_id: me.account_id,
        marketing_channels: ['newsletter'],
        customer_data: { email: me.email, first_name: 'A', last_name: 'B', locale: 'de' },
      },
    }),
  );
  const order = await unpaid(who);
  const start = await done(
    client.startPayment({ params: { token: order.token_value }, body: { return_path: '/' } }),
  );
  const internal = order.internal_order_id;
  const alarm = await done(
    client.createReminderAlarmSuggestion({
      body: alarmBody({ account: me.account_id, internal } as Ids) as never,
    }),
  ).catch(() => undefined);
  const cart = await checkedOut(client, await cartWith(client, item(care, 2)), { email: who.email });
  const payment = start.status === 'redirect' ? (/\/pay\/([\w-]+)/.exec(start.redirect_url)?.[1] ?? '') : '';
  const [bought] = (await done(client.getOrdersHistory({ query: {} })))['hydra:member'].filter(
    ({ number }) => number === who.number,
  );
  const reminded =
    alarm ??
    (await done(
      client.createReminderAlarmSuggestion({
        body: alarmBody({ account: me.account_id, internal: bought?.internal_order_id } as Ids) as never,
      }),
    ));
  const waited = { kind: 'price', product_id: care, option: {}, email: who.email, words: '1' } as const;
  await done(client.askForProductAlert({ body: waited }));
  const [alert] = await done(client.getProductAlerts({}));
  const free = await done(client.getEyeCheckSlots({ params: { id: 'ch-bern' }, query: {} }));
  const { eye_check } = await done(
    client.bookEyeCheck({
      body: {
        partner_id: 'ch-bern',
        starts_at: free.slots.at(-1)?.starts_at ?? '',
        first_name: 'Mara',
        last_name: 'Keller',
        email: who.email,
        request_id: randomUUID(),
      },
    }),
  );
  const { express_id } = await done(
    client.startExpress({
      params: { token: cart.token_value },
      body: { wallet: 'paypal', return_path: '/' },
    }),
  );
  const ids: Ids = {
    account: me.account_id,
    cart: cart.token_value,
    item: String(cart.items[0]?.id),
    express: express_id,
    shipment: cart.shipments[0]?.id ?? '',
    order: order.token_value,
    internal,
    number: order.number,
    sold: bought?.number ?? '',
    soldInternal: bought?.internal_order_id ?? '',
    payment,
    address: address.id,
    mails: mails.marketing_communication_id,
    wearer: wearer.id,
    set: set?.id ?? '',
    alarm: reminded.id,
    alert: alert?.id ?? '',
    check: eye_check.id,
    alias: String(kept?.alias),
    subscription: who.subscription.id,
  };
  return { who, ids };
};

/** Ids of the same format that do not exist. */
export const unknownLike = (ids: Ids): Ids =>
  R.mapWithIndex((name: keyof Ids, id: string) => {
    if (/^\d+$/.test(id)) return '2000000000';
    if (/^[0-9a-f]{8}-/.test(id)) return randomUUID();
    return name === 'number' || name === 'sold' ? 'OKU-9999-9999' : randomBytes(18).toString('base64url');
  })({ ...ids });
