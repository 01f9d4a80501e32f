import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaOf } from '../../../scripts/codec-schema.ts';
import { type OperationName, shopApi } from '../../../src/adapters/contract/shop-api.ts';
import { boughtLenses } from './fixtures/bought-lenses.ts';
import { openBrowser, type TestBrowser } from './fixtures/browser.ts';
import { keptAlias, unpaid } from './fixtures/kept-alias.ts';
import { add, care, cartWith, checkedOut, done, item, swissAddress } from './fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from './fixtures/start-sandbox.ts';
import { subscribed } from './fixtures/subscribed.ts';

/** What names the things of one customer. */
interface Ids {
  readonly account: string;
  readonly cart: string;
  readonly item: string;
  readonly shipment: string;
  readonly order: string;
  readonly internal: string;
  readonly number: string;
  readonly payment: string;
  readonly address: string;
  readonly mails: string;
  readonly wearer: string;
  readonly set: string;
  readonly alarm: string;
  readonly alias: string;
  readonly subscription: string;
}

interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Asks with somebody's ids; `own`: the things of who asks, to go with another's. Several where ids go together. */
type Ask = (theirs: Ids, own: Ids) => Asked | readonly Asked[];

/**
 * How an operation that takes an id treats another's. A sentence: why there is nothing of anybody's behind it. `said`: its
 * answer depends on no id, so it is only compared; `holder`: by design it opens for a guest who holds its token.
 */
type Row = string | Ask | { readonly ask: Ask; readonly said?: true; readonly holder?: true };

const nobodys = 'What is sold is nobody’s.';
const proof = 'It proves who asks, and is tried on its own.';
const words = 'It takes texts of who asks, and names nothing.';

const cartRow =
  (body?: unknown): Ask =>
  ({ cart }) => ({ params: { token: cart }, body });
const alarmBody = ({ account, internal }: Ids) => ({
  order_id: internal,
  customer: {
    context: 'okulino',
    account_id: account,
    customer_data: { email: 'a@b.ch', first_name: 'A', last_name: 'B', locale: 'de' },
  },
  order: { id: internal, locale_code: 'de', sales_channel: 'okulino_web', item: [] },
  data: {
    reminder_email: 'a@b.ch',
    create_location: 'account',
    customer_usage: 7,
    reminder_date: '2027-01-01',
  },
});

const rows: Readonly<Partial<Record<OperationName, Row>>> = {
  getProduct: nobodys,
  getProductOptions: nobodys,
  getProductReplacement: nobodys,
  getProductReviews: nobodys,
  getProductReviewScores: nobodys,
  getProductSafety: nobodys,
  getProductPricing: nobodys,
  getDeliveryDates: nobodys,
  getDeliveryPrediction: nobodys,
  searchProductList: nobodys,
  getCustomerPartner: 'Opticians are nobody’s.',
  assignOptician: 'Opticians are nobody’s.',
  getCart: cartRow(),
  addToCart: cartRow({ request_id: randomUUID(), items: [item(care)] }),
  updateCartQuantity: ({ cart, item: line }, own) => [
    { params: { token: cart, item: line }, body: { quantity: 2 } },
    { params: { token: own.cart, item: line }, body: { quantity: 2 } },
  ],
  // What is not there is removed already.
  removeFromCart: {
    said: true,
    ask: ({ cart, item: line }, own) => [
      { params: { token: cart, item: line } },
      { params: { token: own.cart, item: line } },
    ],
  },
  applyCoupon: cartRow({ couponCode: 'SEHEN10' }),
  deleteCouponCode: cartRow(),
  setCurrentCart: ({ cart }) => ({ body: { abandoned_cart_token: cart } }),
  productOptOut: ({ cart }) => ({ body: { cart_token: cart } }),
  productOptIn: ({ cart }) => ({ body: { cart_token: cart } }),
  getRecommendationCrossSell: {
    said: true,
    ask: ({ account, cart }) => ({
      body: {
        brand_channel: 'okulino',
        sales_channel: 'okulino_web',
        locale: 'de',
        cart_token: cart,
        cart_id: cart,
        items: [{ product_id: care, quantity: 1 }],
        location: 'cart',
        account_id: account,
      },
    }),
  },
  updateOrder: cartRow({ email: 'thief@example.org' }),
  deleteMilesAndMoreNumber: cartRow(),
  getSelectedShippingMethods: ({ cart, shipment }, own) => [
    { params: { token: cart, shipment } },
    { params: { token: own.cart, shipment } },
  ],
  updateOrderShippingMethod: ({ cart, shipment }, own) => [
    { params: { token: cart, shipment }, body: { method: 'swisspost_b_parcel' } },
    { params: { token: own.cart, shipment }, body: { method: 'swisspost_b_parcel' } },
  ],
  getPaymentMethods: cartRow(),
  updateOrderPaymentMethod: cartRow({ method: 'visa' }),
  createMyOrderFromCart: ({ cart }) => ({ body: { token_value: cart } }),
  startPayment: {
    holder: true,
    ask: ({ order, alias }, own) => [
      { params: { token: order }, body: { return_path: '/' } },
      { params: { token: own.order }, body: { return_path: '/', alias } },
    ],
  },
  getPaymentOutcome: {
    holder: true,
    ask: ({ order, payment }, own) => [
      { params: { token: order, payment } },
      { params: { token: own.order, payment } },
    ],
  },
  getOrder: {
    holder: true,
    ask: ({ order, number }) => [{ params: { token: order } }, { params: { token: number } }],
  },
  getCustomerDocuments: ({ order, number }) => [{ params: { token: order } }, { params: { token: number } }],
  getCustomerLastPayment: words,
  customerGetReorderInterval: nobodys,
  lookUpOrder: ({ number }) => ({ body: { number, email: 'thief@example.org' } }),
  withdrawFromContract: 'Whoever declares gets a receipt, whether or not there is such an order.',
  cancelContract: 'Whoever declares gets a receipt, whether or not there is such a contract.',
  customerSignMeUp: proof,
  exchangeLoginLinkHash: proof,
  signInWithCustomToken: proof,
  customerSignWithIdToken: proof,
  customerResetPassword: proof,
  giveMailConsent: proof,
  stopMails: proof,
  exchangeIdentityCode: proof,
  linkCustomerIdentity: proof,
  unlinkCustomerIdentity: 'A provider is a word; the link is that of who asks.',
  sendLoginLink: {
    said: true,
    ask: ({ cart }) => ({
      body: {
        email: 'nobody@example.org',
        redirect_link: '/',
        redirectLink: '/',
        locale: 'de',
        token_value: cart,
        tokenValue: cart,
      },
    }),
  },
  customerClaimCart: { said: true, ask: ({ cart }) => ({ body: { cart_token: cart } }) },
  createCustomerAddress: words,
  updateCustomerAddress: ({ address }) => ({ params: { id: address }, body: swissAddress }),
  deleteCustomerAddress: ({ address }) => ({ params: { id: address } }),
  getMarketingCommunication: ({ mails }) => ({ params: { id: mails } }),
  updateMarketingCommunication: ({ mails, account }) => ({
    params: { id: mails },
    body: {
      account_id: account,
      marketing_channels: [],
      customer_data: { email: 'a@b.ch', first_name: 'A', last_name: 'B', locale: 'de' },
    },
  }),
  renameLensWearer: ({ wearer }) => ({ params: { id: wearer }, body: { name: 'Eva' } }),
  deleteLensWearer: ({ wearer }) => ({ params: { id: wearer } }),
  assignLensSet: ({ set, wearer }, own) => [
    { params: { id: set }, body: { worn_by: 'me' } },
    { params: { id: own.set }, body: { worn_by: wearer } },
  ],
  addProductRating: {
    said: true,
    ask: ({ account }) => ({
      body: {
        catalog: 'care',
        product_id: care,
        account: {
          customer_shop_account_id: account,
          first_name: 'A',
          last_name: 'B',
          context: 'okulino',
        },
        locale: 'de',
        rating: {},
      },
    }),
  },
  createReminderAlarmSuggestion: (theirs) => ({ body: alarmBody(theirs) }),
  recalculateReminderAlarmSuggestion: (theirs) => ({
    params: { id: theirs.alarm },
    body: alarmBody(theirs),
  }),
  updateReminderAlarm: (theirs) => ({ params: { id: theirs.alarm }, body: alarmBody(theirs) }),
  updateActiveReminderAlarm: ({ alarm }) => ({ params: { id: alarm }, body: { active: true } }),
  deleteReminderAlarm: ({ alarm }) => ({ params: { id: alarm } }),
  deleteCustomerPaymentAlias: ({ alias }) => ({
    params: { alias },
    query: { customer_context: 'okulino' },
  }),
  getSubscription: ({ subscription }) => ({ params: { id: subscription } }),
  createSubscription: ({ number, cart, alias }, own) => [
    { body: { subscription_frequency: 30, order_number: number } },
    { body: { subscription_frequency: 30, cart_token: cart } },
    {
      body: {
        subscription_frequency: 30,
        order_number: own.number,
        payment_method: 'visa',
        payment_alias: alias,
      },
    },
  ],
  updateSubscription: ({ subscription, alias }, own) => [
    { params: { id: subscription }, body: { version: 1, state: 'paused' } },
    {
      params: { id: own.subscription },
      body: { version: 1, payment_method: 'visa', payment_alias: alias },
    },
  ],
  updateSubscriptionsAddresses: ({ subscription }, own) => [
    { body: { subscriptions: [{ id: subscription, version: 1 }], shipping_address: swissAddress } },
    {
      body: {
        subscriptions: [
          { id: own.subscription, version: 1 },
          { id: subscription, version: 1 },
        ],
        shipping_address: swissAddress,
      },
    },
  ],
  reorder: ({ cart, order, internal }, own) => [
    { body: { cart_token: own.cart, source: 'history', last_order_token: order } },
    { body: { cart_token: own.cart, source: 'history', last_order_internal_order_id: internal } },
    { body: { cart_token: cart, source: 'history', last_order_token: own.order } },
  ],
};

/** Names that something of somebody's goes by. What a person is described with is none: his house's number, his postcode. */
const described = new Set([
  'street_number',
  'phone_number',
  'tax_number',
  'miles_and_more_number',
  'keep_alias',
  'is_midi',
  'province_code',
]);
const names = /"(@id|\w*(?:id|token|alias|number|hash|code_verifier)\w*)":\{/gi;
const takesId = (name: OperationName): boolean => {
  const { path, body, query } = shopApi[name];
  if (path.includes(':')) return true;
  const text = JSON.stringify([schemaOf(body as never), schemaOf(query as never)]);
  return [...text.matchAll(names)].some(([, found = '']) => !described.has(found));
};
const operations = (Object.keys(shopApi) as OperationName[]).filter(takesId);

type Customer = Awaited<ReturnType<typeof subscribed>>;

/** Somebody with one of everything. */
const settled = async (shop: TestSandbox): Promise<{ readonly who: Customer; readonly ids: Ids }> => {
  const who = await subscribed(shop);
  const { client } = who;
  const me = await done(client.getMe({}));
  const [kept] = await keptAlias(shop, who);
  await boughtLenses(shop, who, { sphere: '-3.00' });
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
  const ids: Ids = {
    account: me.account_id,
    cart: cart.token_value,
    item: String(cart.items[0]?.id),
    shipment: cart.shipments[0]?.id ?? '',
    order: order.token_value,
    internal,
    number: order.number,
    payment,
    address: address.id,
    mails: mails.marketing_communication_id,
    wearer: wearer.id,
    set: set?.id ?? '',
    alarm: reminded.id,
    alias: String(kept?.alias),
    subscription: who.subscription.id,
  };
  return { who, ids };
};

/** Ids of the same shape that nobody has. */
const unknownLike = (ids: Ids): Ids =>
  Object.fromEntries(
    Object.entries(ids).map(([name, id]) => {
      if (/^\d+$/.test(id)) return [name, '2000000000'];
      if (/^[0-9a-f]{8}-/.test(id)) return [name, randomUUID()];
      return name === 'number' ? [name, 'OKU-9999-9999'] : [name, randomBytes(18).toString('base64url')];
    }),
  ) as unknown as Ids;

let shop: TestSandbox;
let owner: Awaited<ReturnType<typeof settled>>;
let stranger: Awaited<ReturnType<typeof settled>>;
let guest: { readonly who: Pick<TestBrowser, 'client'>; readonly ids: Ids };
beforeAll(async () => {
  shop = await startSandbox();
  owner = await settled(shop);
  stranger = await settled(shop);
  const who = openBrowser(shop);
  const cart = await add(who.client, await cartWith(who.client), item(care));
  guest = { who, ids: { ...unknownLike(owner.ids), cart: cart.token_value } };
}, 60_000);
afterAll(() => shop?.close());

const answerTo = async (
  { client }: Pick<TestBrowser, 'client'>,
  name: OperationName,
  asked: Asked,
): Promise<unknown> => {
  const call = client[name] as (asked: Asked) => () => Promise<unknown>;
  return JSON.parse(JSON.stringify(await call(asked)()));
};
const listed = (asked: Asked | readonly Asked[]): readonly Asked[] => ('length' in asked ? asked : [asked]);

it('names every operation that takes an id, and no other', () => {
  expect(Object.keys(rows).filter((name) => !operations.includes(name as OperationName))).toEqual([]);
  expect(operations.filter((name) => rows[name] === undefined)).toEqual([]);
});

it('has one of everything to ask for', () => {
  expect(Object.entries(owner.ids).filter(([, id]) => id === '' || id === 'undefined')).toEqual([]);
});

const walked = operations.flatMap((name) => {
  const row = rows[name];
  if (row === undefined || typeof row === 'string') return [];
  return [[name, typeof row === 'function' ? { ask: row } : row] as const];
});

describe.each(walked)('%s with what is somebody else’s', (name, { ask, ...row }) => {
  const { said = false, holder = false } = row as { said?: boolean; holder?: boolean };
  it.each(['another customer', 'a guest'])('answers %s as for what nobody has', async (asker) => {
    const from = asker === 'a guest' ? guest : stranger;
    if (holder && asker === 'a guest') return;
    const theirs = listed(ask(owner.ids, from.ids));
    const nobodys = listed(ask(unknownLike(owner.ids), from.ids));
    for (const [at, asked] of theirs.entries()) {
      const answer = await answerTo(from.who, name, asked);
      if (!said) expect(answer, `${name} ${at}`).toHaveProperty('_tag', 'Left');
      // A question that nobody could ask would be answered alike to everybody.
      expect(answer, `${name} ${at}`).not.toHaveProperty('left.code', 'request.invalid');
      expect(answer, `${name} ${at}`).toEqual(await answerTo(from.who, name, nobodys[at] ?? {}));
    }
  });
});

it.each(walked.filter(([name]) => shopApi[name].method === 'GET'))(
  'answers the owner himself: %s',
  async (name, { ask }) => {
    for (const asked of listed(ask(owner.ids, owner.ids)))
      expect(await answerTo(owner.who, name, asked)).toHaveProperty('_tag', 'Right');
  },
);

it('leaves everything of the owner as it was', async () => {
  const { client } = owner.who;
  const { ids } = owner;
  expect(await done(client.getCart({ params: { token: ids.cart as never } }))).toMatchObject({
    items: [{ quantity: 2 }],
    customer: { email: owner.who.email },
    checkout_state: 'payment_selected',
  });
  const kept = await done(client.exportMyData({}));
  expect(kept.addresses.map(({ id }) => id)).toContain(ids.address);
  expect(kept.reminder_alarms).toMatchObject([{ id: ids.alarm, active: false }]);
  expect(kept.payment_aliases).toHaveLength(1);
  expect(kept.marketing_communication.marketing_channels).toMatchObject({ newsletter: true });
  expect(await done(client.getSubscription({ params: { id: ids.subscription } }))).toMatchObject({
    version: 1,
    state: 'active',
  });
  expect((await done(client.getLensPass({}))).wearers).toMatchObject([{ id: ids.wearer }]);
  expect(shop.incidents).toEqual([]);
});
