import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { care, cartWith, done, failed, item } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.controls.reset());

const noCart = { _tag: 'NotFound', code: 'cart.not_found' };
const cartOf = (token = '') => sandbox.client().getCart({ params: { token } });
const planted = async () => (await cartWith(sandbox.client(), item(care, 2))).token_value;

/** A visitor without scripts who opened the link to a cart of somebody else. */
const linked = async () => {
  const visitor = openPlainVisitor(sandbox);
  const token = await planted();
  const cookie = () => visitor.cookies.get('cart_id') ?? '';
  const open = (link: string = token) => visitor.get(`/cart/plain?link=${link}`);
  await open();
  return { visitor, token, cookie, open, own: () => done(cartOf(cookie().split('.')[0])) };
};
type Linked = Awaited<ReturnType<typeof linked>>;

/** Every form that puts something into a cart, or changes what is in it. */
const forms: readonly (readonly [
  string,
  (here: Linked) => Promise<{ readonly to: string | null }>,
  string,
])[] = [
  ['adds a product', ({ visitor }) => visitor.post({ product_id: care }, {}, '/cart'), '/cart?added=1'],
  [
    'removes a line',
    async ({ visitor, own }) => {
      const { items } = await own();
      return visitor.post({ item: items[0]?.id ?? '' }, {}, '/cart/plain');
    },
    '/cart/plain',
  ],
  [
    'opens a wallet for the cart',
    ({ visitor }) => visitor.post({ wallet: 'paypal' }, {}, '/cart/express'),
    '/pay/express/',
  ],
  [
    'opens a wallet for a product',
    ({ visitor }) => visitor.post({ wallet: 'paypal', product_id: care }, {}, '/cart/express'),
    '/pay/express/',
  ],
  ['comes back from a wallet', ({ visitor }) => visitor.get('/cart/express?express=none'), '/cart?express='],
];

describe('the cart of a link, without scripts', () => {
  it('is opened as it is, and marked · REO-5 · REO-6', async () => {
    const { token, cookie, own } = await linked();
    expect(cookie()).toMatch(new RegExp(`^${token}\\.[\\w-]{36}$`));
    expect((await own()).token_value).toBe(token);
  });

  it.each(forms)('is renewed before a form %s · REO-6', async (_, send, to) => {
    const here = await linked();
    const { token, cookie, own } = here;
    const answer = await send(here);
    expect(answer.to?.startsWith(to)).toBe(true);
    expect(cookie()).toMatch(new RegExp(`^[\\w-]{24}\\.\\.${token}$`));
    expect(await failed(cartOf(token))).toEqual(noCart);
    const { token_value } = await own();
    await send(here);
    expect((await own()).token_value).toBe(token_value);
  });

  it('holds the goods of the link and what was added · REO-6', async () => {
    const { visitor, own } = await linked();
    await visitor.post({ product_id: care }, {}, '/cart');
    expect((await own()).items.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('that is pressed again in this browser leads to the renewed cart · REO-6', async () => {
    const { visitor, cookie, open } = await linked();
    const before = cookie();
    await open();
    expect(cookie()).toBe(before);
    await visitor.post({ product_id: care }, {}, '/cart');
    const renewed = cookie();
    expect((await open()).to).toBe('/cart/plain');
    expect(cookie()).toBe(renewed);
    // In another browser it is a link to no cart.
    expect((await openPlainVisitor(sandbox).get(`/cart/plain?link=${before.split('.')[0]}`)).to).toBe(
      '/cart/plain?link=gone',
    );
  });

  it('is another one for each link, and then that one is renewed · REO-6', async () => {
    const { visitor, token, cookie, open } = await linked();
    const other = await planted();
    await open(other);
    expect(cookie()).toMatch(new RegExp(`^${other}\\.[\\w-]{36}$`));
    await visitor.post({ product_id: care }, {}, '/cart');
    expect(await failed(cartOf(other))).toEqual(noCart);
    expect((await done(cartOf(token))).items.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('stays the visitor’s own if they began it · REO-6', async () => {
    const visitor = openPlainVisitor(sandbox);
    await visitor.post({ product_id: care }, {}, '/cart');
    const token = visitor.cookies.get('cart_id');
    await visitor.get(`/cart/plain?link=${token}`);
    await visitor.post({ product_id: care }, {}, '/cart');
    expect(visitor.cookies.get('cart_id')).toBe(token);
  });

  it('that is gone by now makes room for a new one · REO-6 · CART-3 · CART-26', async () => {
    const { visitor, token, cookie, own } = await linked();
    await done(sandbox.client().renewCart({ params: { token }, body: { request_id: randomUUID() } }));
    expect((await visitor.post({ product_id: care }, {}, '/cart')).to).toBe('/cart?added=1&gone=1');
    expect(cookie()).toMatch(/^[\w-]{24}$/);
    expect((await own()).items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it.each(forms.slice(0, 4))('that cannot be renewed gets nothing if a form %s · REO-6', async (_, send) => {
    const here = await linked();
    const before = [await here.own(), here.cookie()];
    sandbox.controls.setFault('renewCart', { _tag: 'Status', status: 503, times: 9 });
    const { to } = await send(here);
    expect(to ?? '').not.toMatch(/added|\/pay\//);
    expect([await here.own(), here.cookie()]).toEqual(before);
  });
});
