import * as E from 'fp-ts/Either';
import { combineLatest, map } from 'rxjs';
import { expect } from 'vitest';
import { cartOperations } from '../../../src/adapters/contract/cart/cart.ts';
import { cartLinkOperations } from '../../../src/adapters/contract/cart/cart-links.ts';
import { deliveryOperations } from '../../../src/adapters/contract/cart/delivery.ts';
import { giftOperations } from '../../../src/adapters/contract/cart/gift.ts';
import { renewalOperations } from '../../../src/adapters/contract/cart/renewal.ts';
import { recommendationOperations } from '../../../src/adapters/contract/catalogue/recommendation.ts';
import { checkoutOperations } from '../../../src/adapters/contract/checkout/checkout.ts';
import { creditOperations } from '../../../src/adapters/contract/checkout/credit.ts';
import { guestOrderOperations } from '../../../src/adapters/contract/orders/guest-orders.ts';
import { orderOperations } from '../../../src/adapters/contract/orders/orders.ts';
import type { Services } from '../../../src/application/services.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { Configuration } from '../../../src/domain/catalogue/lens/lens-options.ts';
import { preselected } from '../../../src/domain/catalogue/variant.ts';
import { scoreRequest } from '../../../src/domain/checkout/credit-score.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';
import { allMailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { care, daily } from '../../adapters/sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { press, presses, read, until } from './press.ts';
import { home, isCalm, isReady, notesOf, openTab, origin, type Tab } from './tab.ts';
import { namesOf, type Walk } from './walk.ts';

const idle = ({ tasks }: { readonly tasks: readonly unknown[] }) => tasks.length === 0;

/**
 * Adds a lens and a bottle, changes, removes and re-adds them, applies and removes a coupon, chooses a gift, renews the
 * cart, opens a link, reloads a page.
 */
const fillCart = async ({ open, ports, keep }: Tab, shop: Services): Promise<CartToken> => {
  const { catalogue, cart, desk, sidebar } = shop;
  const told = notesOf(shop);
  const lens = await read(catalogue.product(daily));
  const bottle = await read(catalogue.product(care));
  const options = { ...preselected(lens.options), sphere: '-2.50' };
  let before = 0;
  const put = async (product: typeof lens, chosen: Configuration, quantity: number) => {
    const line = { productId: product.id, options: chosen, quantity };
    const state = await press(
      () => cart.add([{ line, product }]),
      cart.state$,
      idle,
      ({ added }) => added > before,
      { told },
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
    { told },
  );
  await press(
    () => cart.remove(second.id),
    cart.state$,
    idle,
    (state) => items(state).length === 1,
    { told },
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
    { told },
  );
  await press(
    () => desk.removeCoupon(),
    counter$,
    ({ coupon }) => !coupon.busy,
    ({ remote: { value } }) => value?.coupon === undefined,
    { told },
  );

  const begun = (await until(cart.state$, idle)).remote.value?.token ?? ('' as CartToken);
  const { carts, checkout: renewal } = ports();
  await read(carts.declineGift(begun));
  await read(carts.takeGift(begun));
  const { token: linked } = await read(renewal.renew(begun, crypto.randomUUID()));
  keep(linked);
  await press(
    () => desk.openLink(linked),
    desk.state$,
    ({ link: { link } }) => link !== null && link._tag !== 'Opening' && link._tag !== 'FallingBack',
    ({ link: { link } }) => link?._tag === 'Restored',
    { told },
  );

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
  let loads = 0;
  await press(
    () => {
      loads += 1;
      reloaded.cart.restore();
    },
    reloaded.cart.state$,
    (state) => state.loads === loads,
    (state) => isReady(state.remote) && items(state).length === 2,
  );
  return linked;
};

const returnPath = '/checkout/thank-you';

/** From the e-mail to the order. */
const checkOut = async ({ ports, attempt }: Tab, shop: Services, linked: CartToken, email: string) => {
  const { cart, checkout } = shop;
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
  await read(ports().checkout.setMilesAndMoreNumber(linked, '992212345678901'));
  await read(ports().checkout.setMilesAndMoreNumber(linked, ''));
  const addressed = (await until(cart.state$, idle)).remote.value?.token ?? ('' as CartToken);
  await read(ports().checkout.setMilesAndMoreNumber(addressed, ''));
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
  const ready = (await until(cart.state$, ({ remote }) => remote._tag === 'Ready')).remote.value;
  const look = ready && scoreRequest({ cart: ready, isLastPaymentLookup: true });
  if (!look || E.isLeft(look)) throw new Error('nothing to look up');
  expect(await read(ports().checkout.invoiceAdvice(look.right))).toBe('open');

  let isThere = true;
  cart.state$.subscribe(({ remote }) => {
    isThere = remote.value !== null;
  });
  const { task } = await press(
    () => {
      // Without a cart, there is no button to press again.
      expect(isThere).toBe(true);
      checkout.acknowledge();
      checkout.order({ seen: ready, way: { method: 'visa' }, returnPath: () => returnPath });
    },
    checkout.state$,
    (view) => ['Failed', 'Ordered', 'PaymentNotStarted'].includes(view.task._tag),
    (view) => view.task._tag !== 'Failed',
  );
  if (task._tag !== 'Ordered' && task._tag !== 'PaymentNotStarted') throw new Error(task._tag);
  expect(attempt()).toBeUndefined();
  return task.order;
};
type Ordered = Awaited<ReturnType<typeof checkOut>>;

/** Pays at the provider, returns, and makes every request about the order that a guest can make. */
const payAndAsk = async (
  fetch: TestSandbox['fetch'],
  { ports }: Tab,
  { order }: Services,
  { token, number }: Ordered,
  email: string,
): Promise<void> => {
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
  await fetch(
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
  expect(await read(ports().payments.outcome(token, payment))).toBe('succeeded');
  const { orders } = ports();
  expect(await read(orders.lookUp({ number, email }))).toBe(token);
  // With another e-mail: the answer about an order is the same whether or not the order exists.
  const declared = { name: 'Mara Keller', number, email: 'another@example.org', goods: [] };
  expect(await read(orders.withdraw(declared))).toMatchObject(declared);
  const ended = { name: 'Mara Keller', number, email: 'another@example.org', kind: 'ordinary' } as const;
  expect(await read(orders.cancel(ended))).toMatchObject(ended);
};

/** Exactly one order, complete and paid, with one mail. */
const wasBoughtOnce = async ({ sandbox }: TestSandbox, { token, items }: Ordered, email: string) => {
  expect(items.map(({ quantity }) => quantity)).toEqual([3, 1]);
  const orders = await sandbox.db
    .selectFrom('shop_order')
    .select(['token', 'state'])
    .where('email', '=', email)
    .execute();
  expect(orders).toEqual([{ token, state: 'new' }]);
  expect(await allMailsTo({ sandbox }, email)).toHaveLength(1);
};

export const buying: Walk = {
  name: 'buying',
  operations: namesOf({
    ...cartOperations,
    ...cartLinkOperations,
    ...renewalOperations,
    ...giftOperations,
    ...deliveryOperations,
    ...recommendationOperations,
    ...checkoutOperations,
    ...creditOperations,
    ...orderOperations,
    ...guestOrderOperations,
  }),
  run: async ({ shop: backend, email, begin }) => {
    begin();
    const tab = openTab(backend);
    const shop = tab.open();
    const linked = await fillCart(tab, shop);
    const order = await checkOut(tab, shop, linked, email);
    await payAndAsk(backend.fetch, tab, shop, order, email);
    await wasBoughtOnce(backend, order, email);
  },
};
