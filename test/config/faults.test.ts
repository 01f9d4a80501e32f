import * as E from 'fp-ts/Either';
import { combineLatest, map } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackendPorts } from '../../src/adapters/backend/backend-ports.ts';
import { makeSiteIndexAdapter } from '../../src/adapters/backend/site-index-adapter.ts';
import { accountApi } from '../../src/adapters/contract/account-api.ts';
import { myOrderOperations } from '../../src/adapters/contract/orders/my-orders.ts';
import { personalApi } from '../../src/adapters/contract/personal/personal-api.ts';
import { type OperationName, shopApi } from '../../src/adapters/contract/shop-api.ts';
import type { OrderAttempt } from '../../src/application/checkout/ports.ts';
import { makePageFlags } from '../../src/application/flags/page-flags.ts';
import type { Services } from '../../src/application/services.ts';
import { keepsNothing } from '../../src/application/shared/text-store.ts';
import { backendSettingsOf } from '../../src/config/backend-settings.ts';
import { makeServices } from '../../src/config/composition/services.ts';
import type { CartToken } from '../../src/domain/cart/cart.ts';
import type { Configuration } from '../../src/domain/catalogue/lens/lens-options.ts';
import { preselected } from '../../src/domain/catalogue/variant.ts';
import { scoreRequest } from '../../src/domain/checkout/credit-score.ts';
import type { PaymentId } from '../../src/domain/checkout/payment.ts';
import type { Address } from '../../src/domain/customer/address.ts';
import { care, daily, discontinued } from '../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';
import { faults, press, presses, read, until } from './fault-walk.ts';
import { keeping, quietOutside } from './quiet-outside.ts';

/** Those of accounts are walked on their own. */
const operations = (Object.keys(shopApi) as OperationName[]).filter(
  (name) => !(name in accountApi) && !(name in personalApi) && !(name in myOrderOperations),
);
const origin = 'http://okulino.localhost:4200';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

const portsHere = () =>
  makeBackendPorts(
    backendSettingsOf(shops.okulino, 'de', {
      base: `${origin}/api`,
      fetch: (request) => backend.fetch(request),
    }),
  );

/** What a visitor's browser keeps, and the ids that it gives out: they outlive a reload. */
const makeTab = () => {
  const attempts = keeping<OrderAttempt>();
  const outside = { ...quietOutside(), orderAttempts: async () => attempts };
  const open = (): Services =>
    makeServices(
      {
        backend: portsHere(),
        ...outside,
      },
      {
        shop: shops.okulino,
        locale: 'de',
        device: keepsNothing,
        tab: keepsNothing,
        flags: makePageFlags(new Map()).flags,
      },
    );
  return { open, attempt: attempts.read };
};

const home: Address = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seestrasse',
  streetNumber: '12',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
};

interface Remote {
  readonly _tag: string;
}
const isCalm = (remote: Remote | null): boolean => remote?._tag !== 'Loading';
const isReady = (remote: Remote | null): boolean => remote?._tag === 'Ready';

/** Buys a lens and a bottle, and asks everything that can be asked on the way. Answers with the order's token. */
const buy = async (
  email: string,
): Promise<{ readonly order: string; readonly pieces: readonly number[] }> => {
  const { open, attempt } = makeTab();
  const shop = open();
  const { catalogue, cart, desk, checkout } = shop;
  await read(catalogue.category(''));
  await read(catalogue.products({ page: 1 }));
  await read(catalogue.options(daily, {}));
  await read(catalogue.replacement(discontinued));
  await read(shop.shipping.shippingOptions('CH'));
  await read(shop.search.search('hydralis', 5));
  await read(shop.search.products({ productIds: [daily, care], cacheKey: 'viewed' }));
  await read(catalogue.reviews(daily, 1, 4));
  await read(catalogue.reviewScores(daily));
  await read(catalogue.safety(daily));
  const siteIndex = makeSiteIndexAdapter({
    base: `${origin}/api`,
    channel: { brand_channel: 'okulino', locale: 'de' },
    fetch: (request) => backend.fetch(request),
  });
  await read(siteIndex.products(1, 10));
  const { addresses } = portsHere();
  await read(addresses.sanitize(home));
  const [partner] = await read(addresses.partners('CH'));
  await read(addresses.partner(partner?.id ?? ''));
  const lens = await read(catalogue.product(daily));
  const bottle = await read(catalogue.product(care));
  const options = { ...preselected(lens.options), sphere: '-2.50' };

  const price = shop.makePricingLookup();
  await press(
    () => price.ask({ productId: daily, quantity: 2 }),
    price.state$,
    (state) => state !== null && isCalm(state),
    isReady,
  );
  const delivery = shop.makeDeliveryLookup();
  const asked = [{ productId: daily, options, quantity: 2 }];
  await press(
    () => delivery.ask([...asked]),
    delivery.state$,
    (state) => state !== null && isCalm(state),
    isReady,
  );

  const idle = ({ tasks }: { readonly tasks: readonly unknown[] }) => tasks.length === 0;
  let before = 0;
  const put = async (product: typeof lens, chosen: Configuration, quantity: number) => {
    const line = { productId: product.id, options: chosen, quantity };
    const state = await press(
      () => cart.add([{ line, product }]),
      cart.state$,
      idle,
      ({ added }) => added > before,
    );
    before = state.added;
    return state;
  };
  await put(lens, options, 2);
  await put(bottle, {}, 1);
  const { remote } = await put(bottle, {}, 1);
  const pieces = () =>
    until(cart.state$, idle).then((state) => state.remote.value?.items.map(({ quantity }) => quantity));
  expect(await pieces()).toEqual([2, 2]);
  const [first, second] = remote.value?.items ?? [];
  if (!first || !second) throw new Error('The cart lost what was put in');
  const items = (state: { readonly remote: { readonly value?: typeof remote.value } }) =>
    state.remote.value?.items ?? [];
  await press(
    () => cart.setQuantity(first.id, 3),
    cart.state$,
    idle,
    (state) => items(state)[0]?.quantity === 3,
  );
  await press(
    () => cart.remove(second.id),
    cart.state$,
    idle,
    (state) => items(state).length === 1,
  );
  await put(bottle, {}, 1);
  const counter$ = combineLatest([desk.state$, cart.state$]).pipe(
    map(([{ coupon }, { remote }]) => ({ coupon, remote })),
  );
  await until(counter$, () => true);
  await press(
    () => desk.applyCoupon('FUENF'),
    counter$,
    ({ coupon }) => !coupon.busy,
    ({ remote: { value } }) => value?.coupon !== undefined,
  );
  await press(
    () => desk.removeCoupon(),
    counter$,
    ({ coupon }) => !coupon.busy,
    ({ remote: { value } }) => value?.coupon === undefined,
  );

  const linked = (await until(cart.state$, idle)).remote.value?.token ?? ('' as CartToken);
  const { carts } = portsHere();
  await read(carts.declineGift(linked));
  await read(carts.takeGift(linked));
  await press(
    () => desk.openLink(linked),
    desk.state$,
    ({ link: { link } }) => link !== null && link._tag !== 'Opening' && link._tag !== 'FallingBack',
    ({ link: { link } }) => link?._tag === 'Restored',
  );

  const { sidebar } = shop;
  await press(
    () => {
      sidebar.close();
      sidebar.open();
    },
    sidebar.state$,
    (state) => state.recommendation !== null && isCalm(state.recommendation) && isCalm(state.delivery),
    (state) => isReady(state.recommendation) && isReady(state.delivery),
  );

  const reloaded = open();
  await press(
    () => reloaded.cart.restore(),
    reloaded.cart.state$,
    (state) => isCalm(state.remote),
    (state) => isReady(state.remote) && items(state).length === 2,
  );

  const step = (command: () => void) =>
    press(
      () => {
        checkout.acknowledge();
        command();
      },
      checkout.state$,
      ({ task }) => task._tag === 'Done' || task._tag === 'Failed',
      ({ task }) => task._tag === 'Done',
    );
  await step(() => checkout.submitEmail(email));
  await step(() => checkout.submitAddresses({ email, billing: home, shipping: home }));
  await read(portsHere().checkout.setMilesAndMoreNumber(linked, '992212345678901'));
  await read(portsHere().checkout.setMilesAndMoreNumber(linked, ''));
  const addressed = (await until(cart.state$, idle)).remote.value?.token ?? ('' as CartToken);
  await read(portsHere().checkout.setMilesAndMoreNumber(addressed, ''));
  const { shippingMethods } = await press(
    () => checkout.loadShippingMethods(),
    checkout.state$,
    (view) => isCalm(view.shippingMethods),
    (view) => isReady(view.shippingMethods),
  );
  await step(() =>
    checkout.chooseShipping(shippingMethods.value?.find(({ key }) => key.includes('parcel'))?.key ?? ''),
  );
  await press(
    () => checkout.loadPaymentMethods(),
    checkout.state$,
    (view) => isCalm(view.paymentMethods),
    (view) => isReady(view.paymentMethods),
  );
  const ready = (await until(shop.cart.state$, ({ remote }) => remote._tag === 'Ready')).remote.value;
  const look = ready && scoreRequest({ cart: ready, isLastPaymentLookup: true });
  if (!look || E.isLeft(look)) throw new Error('nothing to look up');
  expect(await read(portsHere().checkout.invoiceAdvice(look.right))).toBe('open');

  const returnPath = '/checkout/thank-you';
  const { task } = await press(
    () => {
      checkout.acknowledge();
      checkout.order({ seen: ready, way: { method: 'visa' }, returnPath: () => returnPath });
    },
    checkout.state$,
    (view) => ['Failed', 'Ordered', 'PaymentNotStarted'].includes(view.task._tag),
    (view) => view.task._tag !== 'Failed',
  );
  if (task._tag !== 'Ordered' && task._tag !== 'PaymentNotStarted') throw new Error(task._tag);
  const { token, items: bought } = task.order;
  expect(attempt()).toBeUndefined();

  const { order } = shop;
  await press(
    () => order.open(token),
    order.state$,
    (view) => isCalm(view.order),
    (view) => isReady(view.order),
  );
  const paying = await press(
    () => order.payAgain({ way: { method: 'visa' }, returnPath }),
    order.state$,
    ({ retrying }) => !retrying,
    ({ redirect }) => redirect !== undefined,
  );
  const payment = paying.redirect?.paymentId as PaymentId;
  await backend.fetch(
    new Request(`${origin}/pay/${payment}`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ ending: 'succeed' }),
    }),
  );
  for (let i = 0; i < presses; i += 1) {
    order.open(token, payment);
    await until(order.state$, (view) => isCalm(view.order));
  }
  expect(await read(portsHere().payments.outcome(token, payment))).toBe('succeeded');
  const { orders } = portsHere();
  const { number } = task.order;
  expect(await read(orders.lookUp({ number, email }))).toBe(token);
  // By another address: what is said of an order is the same whether or not there is one.
  const declared = { name: 'Mara Keller', number, email: 'another@example.org', goods: [] };
  expect(await read(orders.withdraw(declared))).toMatchObject(declared);
  const ended = { name: 'Mara Keller', number, email: 'another@example.org', kind: 'ordinary' } as const;
  expect(await read(orders.cancel(ended))).toMatchObject(ended);
  return { order: token, pieces: bought.map(({ quantity }) => quantity) };
};

it.each(faults)(
  'buys once, whole and paid, when every operation %s · CART-13 · CART-17 · CHK-12',
  async (name, fault) => {
    for (const operation of operations) backend.controls.setFault(operation, fault);
    const email = `${name.replaceAll(' ', '.')}@example.org`;
    const { order, pieces } = await buy(email);
    // Who is told by the cart itself that it is done does not ask again: not every fault has to be met to its end.
    const unmet = (operation: OperationName): number =>
      backend.controls.takeFault(operation) ? 1 + unmet(operation) : 0;
    expect(operations.filter((operation) => unmet(operation) === fault.times)).toEqual([]);
    expect(pieces).toEqual([3, 1]);
    const { db } = backend.sandbox;
    const orders = await db
      .selectFrom('shop_order')
      .select(['token', 'state'])
      .where('email', '=', email)
      .execute();
    expect(orders).toEqual([{ token: order, state: 'new' }]);
    const mails = await db.selectFrom('mail').select('id').where('recipient', '=', email).execute();
    expect(mails).toHaveLength(1);
    expect(backend.incidents).toEqual([]);
  },
  60_000,
);
