import assert from 'node:assert/strict';
import { shopKey } from '../fixtures/engine';
import { enough, filledCart, giftsOf, givingShop } from '../fixtures/gift';
import {
  type Cart,
  codeOf,
  itemOf,
  type Limits,
  makeShop,
  type NewItem,
  ok,
  usualLimits,
} from '../fixtures/shop';
import type { Suite } from './suite';

const linesOf = ({ lines }: Cart) =>
  lines.map(({ shopId, quantity, eye }) => [shopId, quantity, ...(eye ? [eye] : [])]).sort();

let accounts = 4200;
/** A new account each time. */
const customer = () => {
  accounts += 1;
  return { account: String(accounts), email: `c${accounts}@example.org` };
};
type Customer = ReturnType<typeof customer>;

const pair = (pairId: string, quantity = 1): readonly NewItem[] =>
  ['left', 'right'].map((eye) => ({ shopId: 'lens', sphere: '-1.25', eye, pairId, quantity }));

/** Merging two carts of one customer, with the rules of the shop's own server. */
export const testClaims: Suite = (engine, it) => {
  const shopOf = () => makeShop(engine().address);
  const guestCart = async (items: readonly NewItem[], coupon?: string): Promise<string> => {
    const shop = shopOf();
    const { token } = ok(await shop.open());
    if (items.length > 0) ok(await shop.add(token, items));
    if (coupon) ok(await shop.change(token, { coupon }));
    return token;
  };
  const leftCart = async ({ account, email }: Customer, items: readonly NewItem[], coupon?: string) => {
    const shop = shopOf();
    const { token } = ok(await shop.open(account, email));
    ok(await shop.change(token, { add: { requestId: 'left', items: items.map(itemOf) } }, account));
    if (coupon) ok(await shop.change(token, { coupon }, account));
    return token;
  };
  const claim = async ({ account, email }: Customer, token?: string): Promise<Cart> =>
    ok(await shopOf().claim(account, email, token));

  it('takes in what a customer had left elsewhere, the larger number of each', async () => {
    const shop = shopOf();
    const who = customer();
    const left = await leftCart(who, [{ shopId: 'care-1', quantity: 3 }, { shopId: 'care-2' }]);
    const token = await guestCart([{ shopId: 'care-1', quantity: 2 }, { shopId: 'few' }]);
    const claimed = await claim(who, token);
    assert.deepEqual(linesOf(claimed), [
      ['care-1', 3],
      ['care-2', 1],
      ['few', 1],
    ]);
    assert.deepEqual(
      [claimed.token, claimed.total, claimed.email, claimed.checkoutState],
      [token, 3 * 2180 + 1290 + 1490, who.email, 'address'],
    );
    assert.equal(codeOf(await shop.cart(token)), 'cart.not_found');
    assert.equal(codeOf(await shop.cart(left, who.account)), 'cart.not_found');
    const again = await claim(who, token);
    assert.deepEqual([again.token, linesOf(again)], [token, linesOf(claimed)]);
    assert.equal((await claim(who)).token, token);
  });

  it('makes one of a pair that was laid in on two devices', async () => {
    const who = customer();
    await leftCart(who, [...pair('there', 2), ...pair('other').slice(0, 1)]);
    const claimed = await claim(who, await guestCart(pair('here')));
    assert.deepEqual(linesOf(claimed), [
      ['lens', 1, 'left'],
      ['lens', 2, 'left'],
      ['lens', 2, 'right'],
    ]);
  });

  for (const [own, left, expected] of [
    ['TEN', 'ALL', { code: 'TEN', counts: true, freeShipping: false, reason: null }],
    ['TEN', undefined, { code: 'TEN', counts: true, freeShipping: false, reason: null }],
    [undefined, 'TEN', { code: 'TEN', counts: true, freeShipping: false, reason: null }],
    [undefined, undefined, null],
  ] as const)
    it(`keeps its coupon, else takes the one that was left: ${own}, ${left}`, async () => {
      const who = customer();
      await leftCart(who, [{ shopId: 'care-1' }], left);
      const claimed = await claim(who, await guestCart([{ shopId: 'care-2' }], own));
      assert.deepEqual(claimed.coupon, expected);
      assert.equal(claimed.items, expected ? 3123 : 3470);
    });

  it('gives way to what was left where nothing lies in it', async () => {
    const shop = shopOf();
    const who = customer();
    const left = await leftCart(who, [{ shopId: 'care-1' }]);
    const token = await guestCart([]);
    assert.equal((await claim(who, token)).token, left);
    // It belongs to nobody, as before.
    assert.equal(ok(await shop.cart(token)).email, null);
    const fresh = customer();
    assert.deepEqual(
      [(await claim(fresh, token)).token, (await claim(fresh, token)).email],
      [token, fresh.email],
    );
  });

  it('takes in the cart that was left last, and no other', async () => {
    const shop = shopOf();
    const who = customer();
    const older = await leftCart(who, [{ shopId: 'few' }]);
    await leftCart(who, [{ shopId: 'care-2' }]);
    const token = await guestCart([{ shopId: 'care-1' }]);
    assert.deepEqual(linesOf(await claim(who, token)), [
      ['care-1', 1],
      ['care-2', 1],
    ]);
    assert.deepEqual(linesOf(ok(await shop.cart(older, who.account))), [['few', 1]]);
  });

  it('leaves a cart as it is that is theirs already', async () => {
    const who = customer();
    const own = await leftCart(who, [{ shopId: 'care-1' }]);
    const newer = await leftCart(who, [{ shopId: 'care-2' }], 'TEN');
    const { token, coupon, ...cart } = await claim(who, own);
    assert.deepEqual([token, coupon, cart.lines.length], [own, null, 1]);
    assert.equal((await claim(who)).token, newer);
  });

  it("goes on without another's cart, or one that there is not", async () => {
    const shop = shopOf();
    const [who, stranger] = [customer(), customer()];
    const strange = await leftCart(stranger, [{ shopId: 'few' }]);
    assert.deepEqual(await shop.claim(who.account, who.email, strange), { ok: null, no: null });
    assert.deepEqual(await shop.claim(who.account, who.email), { ok: null, no: null });
    const left = await leftCart(who, [{ shopId: 'care-1' }]);
    for (const token of [strange, 'nowhere']) assert.equal((await claim(who, token)).token, left);
    assert.deepEqual(linesOf(ok(await shop.cart(strange, stranger.account))), [['few', 1]]);
  });

  it('takes no e-mail but of the account once it is theirs, and any before', async () => {
    const shop = shopOf();
    const { account, email } = customer();
    const token = await guestCart([{ shopId: 'care-1' }]);
    const set = (other: string) =>
      shop.change(token, { update: { email: other, accountEmail: email } }, account);
    assert.equal(ok(await set(' any@example.org ')).email, 'any@example.org');
    assert.equal(ok(await shop.claim(account, email, token)).email, email);
    const refused = await set('any@example.org');
    assert.deepEqual([codeOf(refused), refused.no?.path], ['customer.email_of_account', 'email']);
    assert.equal(ok(await set(` ${email.toUpperCase()}`)).email, email);
  });

  const merges: readonly (readonly [
    string,
    Partial<Limits>,
    readonly NewItem[],
    readonly NewItem[],
    readonly unknown[],
  ])[] = [
    [
      'so many pieces of a line',
      { pieces: 4 },
      [{ shopId: 'care-1', quantity: 9 }],
      [{ shopId: 'care-1', quantity: 3 }],
      [['care-1', 4]],
    ],
    [
      'never fewer than lie there',
      { pieces: 4 },
      [{ shopId: 'care-1', quantity: 9 }],
      [{ shopId: 'care-1', quantity: 6 }],
      [['care-1', 6]],
    ],
    [
      'one of a product of which one is enough',
      { oneOnly: ['care-1'] },
      [
        { shopId: 'care-1', eye: 'left' },
        { shopId: 'care-1', quantity: 2, eye: 'right' },
      ],
      [{ shopId: 'care-1' }],
      [['care-1', 1]],
    ],
    [
      'two of a trial',
      {},
      ['c', 'd'].map((pairId) => ({ shopId: 'trial', eye: 'left', pairId })),
      [{ shopId: 'trial', eye: 'right', pairId: 'a' }],
      [
        ['trial', 1, 'left'],
        ['trial', 1, 'right'],
      ],
    ],
  ];
  for (const [what, limits, left, here, expected] of merges)
    it(`holds ${what} once both are one, and names the rest until its next change`, async () => {
      const who = customer();
      await leftCart(who, left);
      const token = await guestCart(here);
      const strict = makeShop(engine().address, 'okulino', shopKey, { ...usualLimits, ...limits });
      const claimed = ok(await strict.claim(who.account, who.email, token));
      assert.deepEqual(linesOf(claimed), expected);
      const shopId = left[0]?.shopId ?? '';
      const pieces = (lines: readonly Pick<NewItem, 'quantity'>[]) =>
        lines.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
      const taken = pieces(claimed.lines);
      // An equal line is the larger number of both, not their sum.
      const wanted = 'pieces' in limits ? pieces(left) : pieces(left) + pieces(here);
      const behind = [{ title: `${shopId} de`, taken, left: wanted - taken }];
      assert.deepEqual(claimed.leftBehind, behind);
      assert.deepEqual(ok(await strict.claim(who.account, who.email, token)).leftBehind, behind);
      assert.deepEqual(ok(await strict.cart(token, who.account)).leftBehind, behind);
      const changed = ok(await strict.change(token, { update: { comment: 'Ring twice.' } }, who.account));
      assert.deepEqual([changed.leftBehind, linesOf(changed)], [[], expected]);
    });

  it('names nothing if everything fits', async () => {
    const who = customer();
    await leftCart(who, [{ shopId: 'care-1', quantity: 2 }]);
    assert.deepEqual((await claim(who, await guestCart([{ shopId: 'care-2' }]))).leftBehind, []);
  });

  for (const [before, now, expected] of [
    [true, false, 'declined'],
    [false, true, 'declined'],
    [false, false, 'given'],
  ] as const)
    it(`gives no gift that was declined in one of them: ${before}, ${now}`, async () => {
      const shop = givingShop(engine());
      const { account, email } = customer();
      const left = ok(await shop.open(account, email)).token;
      ok(await shop.change(left, { add: { requestId: 'left', items: enough.map(itemOf) } }, account));
      const { token } = await filledCart(shop);
      if (before) ok(await shop.change(left, { gift: false }, account));
      if (now) ok(await shop.change(token, { gift: false }));
      const claimed = ok(await shop.claim(account, email, token));
      assert.deepEqual(
        [claimed.gift?.standing, giftsOf(claimed).length],
        [expected, expected === 'given' ? 1 : 0],
      );
    });

  it('loses no line, however many there are', async () => {
    const who = customer();
    const lines = (from: string) =>
      Array.from({ length: 30 }, (_, index) => ({ shopId: 'care-3', pairId: `${from}${index}` }));
    await leftCart(
      who,
      lines('a').map((line) => ({ ...line, eye: 'left' })),
    );
    const claimed = await claim(who, await guestCart(lines('b').map((line) => ({ ...line, eye: 'right' }))));
    assert.equal(claimed.lines.length, 60);
  });
};
