import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeBackendPorts } from '../../../../src/adapters/backend/backend-ports.ts';
import { backendSettingsOf } from '../../../../src/config/backend-settings.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { makeShoppingForms } from '../../../../src/config/server/forms/shopping-forms.ts';
import type { VisitorAccount } from '../../../../src/config/server/forms/visitor-account.ts';
import type { CartToken } from '../../../../src/domain/cart/cart.ts';
import type { Product } from '../../../../src/domain/catalogue/product.ts';
import { noOffer } from '../../../../src/domain/tracking/partner-offer.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const guest: Pick<VisitorAccount, 'lensPass' | 'orders'> = {
  lensPass: { book: () => TE.left({ _tag: 'Refused', code: 'customer.not_signed_in', violations: [] }) },
  orders: {
    history: () => TE.left({ _tag: 'Unreachable' }),
    order: () => TE.left({ _tag: 'Unreachable' }),
    documents: () => TE.left({ _tag: 'Unreachable' }),
  },
};
let account = guest;
/** Whether the answer to a request is lost, after the backend did what was asked. */
let isLost = (_: Request): boolean => false;
afterEach(() => {
  account = guest;
  isLost = () => false;
});

const portsFor = (_visit?: unknown, _locale?: unknown, offer = noOffer) =>
  makeBackendPorts(
    backendSettingsOf(
      brands.okulino.shop,
      'de',
      {
        base: 'http://localhost/api',
        fetch: async (request) => {
          const answer = await sandbox.fetch(request);
          if (isLost(request)) throw new TypeError('lost');
          return answer;
        },
      },
      () => offer,
    ),
  );
const forms = (sharedHost = false) =>
  makeShoppingForms({
    visitOf: () => ({
      brand: 'okulino',
      host: 'localhost',
      sharedHost,
      origin: 'http://localhost',
      secure: false,
      client: 'test',
      passedOn: false,
    }),
    shops: ({ brand }) => brands[brand].shop,
    portsFor,
    newId: () => crypto.randomUUID(),
    refused: async (c, _, to) => c.redirect(to, 303),
    accountFor: () => account,
  });
const post = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  forms().request('http://localhost/cart', { method: 'POST', headers, body: new URLSearchParams(fields) });
const tokenIn = (answer: Response) =>
  /cart_id=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';

const aLens = async (): Promise<Product> => {
  const { catalogue } = portsFor();
  const listing = await catalogue.products({ filters: { lens_type: ['spherical'] } })();
  if (listing._tag === 'Left') throw new Error('No listing');
  const [first] = listing.right.products;
  const product = first && (await catalogue.product(first.id)());
  if (product?._tag !== 'Right') throw new Error('No lens');
  return product.right;
};
/** A box of thirty daily lenses. */
const aDaily = async (): Promise<Product> => {
  const product = await portsFor().catalogue.product('10010' as Product['id'])();
  if (product._tag === 'Left') throw new Error('No lens');
  return product.right;
};
const valuesOf = ({ options }: Product): Record<string, string> =>
  Object.fromEntries(options.map(({ code, values }) => [code, values[0] ?? '']));
const fieldsOf = ({ id, options }: Product): Record<string, string> => ({
  product_id: id,
  eyes: 'both',
  ...Object.fromEntries(
    options.flatMap(({ code, values }) => [
      [`right[${code}]`, values[0] ?? ''],
      [`left[${code}]`, values[1] ?? values[0] ?? ''],
    ]),
  ),
});

describe('the link of an abandoned cart, opened without scripts', () => {
  const open = (link: string) => forms().request(`http://localhost/cart/plain?link=${link}`);

  it('makes the cart the current one · REO-5', async () => {
    const token = tokenIn(await post(fieldsOf(await aLens())));
    const answer = await open(token);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cart/plain']);
    expect(tokenIn(answer)).toBe(token);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['nobodys-cart-0000', 'short', '%3Cb%3E'])(
    'costs no visitor their own cart if there is none: %s · REO-5',
    async (link) => {
      const answer = await open(link);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cart/plain?link=gone']);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  it('may be tried later if no answer arrived · REO-5', async () => {
    const token = tokenIn(await post(fieldsOf(await aLens())));
    isLost = () => true;
    const answer = await open(token);
    expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      '/cart/plain?link=later',
      null,
    ]);
  });
});

describe('the product form, posted before hydration', () => {
  it('creates the cart with the first add, and leads to it · CART-2', async () => {
    const answer = await post(fieldsOf(await aLens()));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart?added=2']);
    const cart = await sandbox.client().getCart({ params: { token: tokenIn(answer) } })();
    expect(cart).toMatchObject({ right: { items: [{ quantity: 1 }, { quantity: 1 }] } });
  });

  it.each([
    ['wear', '', 30, 'day'],
    ['3-month', '', 3, 'month'],
    ['own', '45', 45, 'day'],
  ])('adds a subscription, every %s %s · SUBS-1 · SUBS-5', async (every, days, count, unit) => {
    const product = await aDaily();
    const answer = await post({ ...fieldsOf(product), rhythm: 'regularly', every, days });
    const cart = await sandbox.client().getCart({ params: { token: tokenIn(answer) } })();
    const meta = { subscription_frequency: count, subscription_frequency_unit: unit };
    expect(cart).toMatchObject({ right: { subscription: true, items: [{ meta }, { meta }] } });
  });

  it('adds a single purchase if that was chosen, and by default · SUBS-5', async () => {
    for (const rhythm of [{ rhythm: 'once', every: '3-month' }, {}]) {
      const answer = await post({ ...fieldsOf(await aDaily()), ...rhythm } as Record<string, string>);
      const cart = await sandbox.client().getCart({ params: { token: tokenIn(answer) } })();
      expect(cart).toMatchObject({ right: { subscription: false } });
    }
  });

  it('uses the prices of a partner link · PRICE-6', async () => {
    const fields = fieldsOf(await aLens());
    const answer = await post(fields, { cookie: 'vsf-sdp=okulino_partner; vsf-fs=studio7' });
    const cart = await sandbox.client().getCart({ params: { token: tokenIn(answer) } })();
    const line = { price_channel: 'okulino_partner', fk: 'studio7' };
    expect(cart).toMatchObject({ right: { items: [line, line] } });
  });

  it('ignores the cart of a shop on another port of the same host · CART-3', async () => {
    const ask = async (cookie: string) =>
      forms(true).request('http://localhost/cart', {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams(fieldsOf(await aLens())),
      });
    const first = await ask('cart_id=0123456789abcdef0123456789abcdef');
    expect(first.headers.get('set-cookie')).toMatch(/^cart_id_okulino=/);
    const token = /cart_id_okulino=([\w-]+)/.exec(first.headers.get('set-cookie') ?? '')?.[1];
    const second = await ask(`cart_id_viszola=0123456789abcdef0123456789abcdef; cart_id_okulino=${token}`);
    expect(second.headers.get('set-cookie')).toContain(`cart_id_okulino=${token}`);
  });

  it('adds to the existing cart of the visitor · CART-2', async () => {
    const fields = fieldsOf(await aLens());
    const token = tokenIn(await post(fields));
    const again = await post({ ...fields, 'right[quantity]': '3' }, { cookie: `cart_id=${token}` });
    expect(again.headers.get('location')).toBe('/cart?added=4');
    expect(tokenIn(again)).toBe(token);
  });

  it('adds once per press, however often it is posted and whichever answers are lost · CART-17', async () => {
    const fields = fieldsOf(await aLens());
    const presses = fc.array(fc.nat(2), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(presses, fc.array(fc.boolean(), { maxLength: 20 }), async (presses, losses) => {
        isLost = () => false;
        const token = tokenIn(await post(fields));
        const press = crypto.randomUUID();
        const left = [...losses];
        isLost = ({ method, url }) => method === 'POST' && url.endsWith('/items') && (left.shift() ?? false);
        // Some are two at once, as from an impatient visitor.
        for (let at = 0; at < presses.length; at += 2)
          await Promise.all(
            presses
              .slice(at, at + 2)
              .map((which) =>
                post({ ...fields, request_id: `${press}-${which}` }, { cookie: `cart_id=${token}` }),
              ),
          );
        const cart = await sandbox.client().getCart({ params: { token } })();
        const pieces = E.isRight(cart)
          ? cart.right.items.reduce((sum, { quantity }) => sum + quantity, 0)
          : 0;
        expect(pieces).toBe(2 * (1 + new Set(presses).size));
      }),
      { numRuns: 15 },
    );
  });

  it('replaces an unknown cart token, and the next page says so · CART-3 · CART-26', async () => {
    const answer = await post(fieldsOf(await aLens()), {
      cookie: 'cart_id=0123456789abcdef0123456789abcdef',
    });
    expect(answer.headers.get('location')).toBe('/cart?added=2&gone=1');
    expect(tokenIn(answer)).not.toBe('0123456789abcdef0123456789abcdef');
  });

  it('leads back to the product with the names of missing fields, never with values · CAT-8', async () => {
    const product = await aLens();
    const answer = await post({ ...fieldsOf(product), 'left[sphere]': '' });
    expect(answer.headers.get('location')).toBe(
      `/p/${product.id}/${product.slug}?error=missing&at=left.sphere`,
    );
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('refuses values that the product is not made in', async () => {
    const answer = await post({ ...fieldsOf(await aLens()), 'right[sphere]': '<script>' });
    expect(answer.headers.get('location')).toContain('?error=not_offered&at=right.sphere');
  });

  it('finds no unknown product, and leads back to the product if the shop is unreachable · NOTE-12', async () => {
    for (const product_id of ['nothing', '\0', '']) expect((await post({ product_id })).status).toBe(404);
    const byScript = await post({ product_id: 'nothing' }, { accept: 'application/json' });
    expect(await byScript.json()).toEqual({ to: '/' });
    const fields = fieldsOf(await aLens());
    sandbox.controls.setFault('addToCart', { _tag: 'Status', status: 503, times: 9 });
    const answer = await post(fields);
    sandbox.controls.reset();
    expect(answer.headers.get('location')).toMatch(/^\/p\/.*\?error=failed$/);
  });

  it('keeps the cart if a gateway returns 404 for it · CART-18', async () => {
    const fields = fieldsOf(await aLens());
    const token = tokenIn(await post(fields));
    sandbox.controls.setFault('addToCart', { _tag: 'Status', status: 404, times: 9 });
    const answer = await post(fields, { cookie: `cart_id=${token}` });
    sandbox.controls.reset();
    expect(answer.headers.get('location')).toMatch(/\?error=failed$/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('names the value that is not made with the others, per eye · CAT-9 · EYE-3', async () => {
    const lens = '10020' as Product['id'];
    const { catalogue } = portsFor();
    const whole = await catalogue.product(lens)();
    const narrow = await catalogue.options(lens, { axis: '30' })();
    if (whole._tag === 'Left' || narrow._tag === 'Left') throw new Error('No lens');
    const valuesIn = (options: Product['options'], wanted: string) =>
      options.find(({ code }) => code === wanted)?.values ?? [];
    const made = valuesIn(narrow.right, 'cylinder');
    const odd = valuesIn(whole.right.options, 'cylinder').find((value) => !made.includes(value));
    const eye = (group: string, cylinder = '') => ({
      ...Object.fromEntries(narrow.right.map(({ code, values }) => [`${group}[${code}]`, values[0] ?? ''])),
      [`${group}[axis]`]: '30',
      [`${group}[cylinder]`]: cylinder,
    });
    const answer = await post({
      product_id: lens,
      eyes: 'both',
      ...eye('right', made[0]),
      ...eye('left', odd),
    });
    expect(odd).toBeDefined();
    const to = new URL(answer.headers.get('location') ?? '', 'http://localhost');
    expect(Object.fromEntries(to.searchParams)).toEqual({ error: 'not_offered', at: 'left.cylinder' });
  });

  it.each([
    ['a line', 1],
    ['both eyes of a pair', 2],
  ])('removes %s from the plain cart · CART-22', async (_what, count) => {
    const token = tokenIn(await post(fieldsOf(await aLens())));
    const read = async () => {
      const cart = await sandbox.client().getCart({ params: { token } })();
      return cart._tag === 'Right' ? cart.right.items.map(({ id }) => id) : [];
    };
    const lines = await read();
    const answer = await forms().request('http://localhost/cart/plain', {
      method: 'POST',
      headers: { cookie: `cart_id=${token}` },
      body: new URLSearchParams(lines.slice(0, count).map((id) => ['item', id])),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart/plain']);
    expect(lines).toHaveLength(2);
    expect(await read()).toEqual(lines.slice(count));
  });

  it.each([
    ['removed', {}],
    ['mended', { mend: JSON.stringify({ _tag: 'SwapEyes' }) }],
  ])('says that a line could not be %s if no answer arrived', async (_what, more) => {
    const token = tokenIn(await post(fieldsOf(await aLens())));
    const change = (item: string) =>
      forms().request('http://localhost/cart/plain', {
        method: 'POST',
        headers: { cookie: `cart_id=${token}` },
        body: new URLSearchParams({ item, ...more }),
      });
    isLost = () => true;
    expect((await change('1')).headers.get('location')).toBe('/cart/plain?failed=update');
    isLost = () => false;
    // What is not there any more is removed already.
    expect((await change('nothing')).headers.get('location')).toBe('/cart/plain');
  });
});

/** As the page itself posts while its scripts are not all loaded. */
const staying = { accept: 'application/json' };
const withoutToken = (answer: Response) =>
  answer.headers.get('set-cookie')?.replace(/cart_id=[\w-]+/, 'cart_id=');

describe('the product form, posted by a page that stays', () => {
  it('gets the message of the next page and the number of pieces in the cart · CART-20', async () => {
    const fields = fieldsOf(await aLens());
    const first = await post(fields, staying);
    expect([first.status, await first.json()]).toEqual([
      200,
      { to: '/cart?added=2', count: 2, said: '2 Artikel liegen jetzt im Warenkorb.' },
    ]);
    const cookie = `cart_id=${tokenIn(first)}`;
    const again = await post({ ...fields, eyes: 'right' }, { ...staying, cookie });
    expect(await again.json()).toEqual({
      to: '/cart?added=1',
      count: 3,
      said: '1 Artikel liegt jetzt im Warenkorb.',
    });
  });

  it('gets the message in the language of its page', async () => {
    const answer = await forms().request('http://localhost/fr/cart', {
      method: 'POST',
      headers: staying,
      body: new URLSearchParams(fieldsOf(await aLens())),
    });
    expect(await answer.json()).toEqual({
      to: '/fr/cart?added=2',
      count: 2,
      said: '2 articles sont maintenant dans le panier.',
    });
  });

  it('gets the same cookie as a page · CART-2', async () => {
    const fields = fieldsOf(await aLens());
    const [stays, leaves] = [await post(fields, staying), await post(fields)];
    expect(tokenIn(stays)).not.toBe('');
    expect(withoutToken(stays)).toBe(withoutToken(leaves));
  });

  it.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, application/json',
    '*/*',
    '',
  ])('is redirected to a page if it accepts %j', async (accept) => {
    const answer = await post(fieldsOf(await aLens()), { accept });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart?added=2']);
  });

  it('gets only the redirect target of a refusal, without a cookie', async () => {
    const product = await aLens();
    const fields = fieldsOf(product);
    const refused: readonly Record<string, string>[] = [
      { ...fields, 'left[sphere]': '' },
      { ...fields, 'right[sphere]': '<script>' },
    ];
    const bothWays = async (wrong: Record<string, string>) => {
      const [stays, leaves] = [await post(wrong, staying), await post(wrong)];
      expect([stays.status, stays.headers.get('set-cookie')]).toEqual([200, null]);
      expect(await stays.json()).toEqual({ to: leaves.headers.get('location') });
    };
    for (const wrong of refused) await bothWays(wrong);
    sandbox.controls.setFault('addToCart', { _tag: 'Status', status: 503, times: 9 });
    await bothWays(fields);
    sandbox.controls.reset();
  });

  it('adds once per press, even if responses are lost and the browser posts it again · CART-17 · CART-20', async () => {
    const fields = fieldsOf(await aLens());
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.record({ stays: fc.boolean(), isLost: fc.boolean() }), { maxLength: 5 }),
        async (hasCart, more) => {
          let token = hasCart ? tokenIn(await post(fields)) : '';
          const request_id = crypto.randomUUID();
          const send = async (headers: Record<string, string>, isLost: boolean) => {
            const cookie: Record<string, string> = token ? { cookie: `cart_id=${token}` } : {};
            const answer = await post({ ...fields, request_id }, { ...headers, ...cookie });
            if (!isLost) token = tokenIn(answer);
          };
          await send(staying, more.length > 0);
          for (const { stays, isLost } of more) await send(stays ? staying : {}, isLost);
          if (more.at(-1)?.isLost) await send({}, false);
          const cart = await sandbox.client().getCart({ params: { token } })();
          expect(cart).toMatchObject({
            right: {
              items: hasCart ? [{ quantity: 2 }, { quantity: 2 }] : [{ quantity: 1 }, { quantity: 1 }],
            },
          });
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('a press on a finding, posted from the plain cart', () => {
  const powersOf = async (token: string) => {
    const cart = await portsFor().carts.load(token as CartToken)();
    if (E.isLeft(cart)) throw new Error('No cart');
    return cart.right.items.map(({ id, options, quantity }) => {
      const power = options.find(({ code }) => code === 'sphere')?.value;
      return [id, power, quantity] as const;
    });
  };
  const laid = async (right: string, left: string) => {
    const fields = { ...fieldsOf(await aDaily()), 'right[sphere]': right, 'left[sphere]': left };
    return tokenIn(await post(fields));
  };
  const press = (token: string, item: string, mend: object) =>
    forms().request('http://localhost/cart/plain', {
      method: 'POST',
      headers: { cookie: `cart_id=${token}` },
      body: new URLSearchParams({ item, mend: JSON.stringify(mend) }),
    });

  it('mends the pair of a guest by the findings of the pair itself · WEAR-3', async () => {
    const token = await laid('-2.50', '+2.50');
    const [, last] = await powersOf(token);
    const mend = { _tag: 'TakeValue', eye: 'left', code: 'sphere', value: '-2.50' };
    const answer = await press(token, last?.[0] ?? '', mend);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart/plain']);
    // If both eyes have the same values, their lenses come from the same boxes.
    expect((await powersOf(token)).map(([, ...line]) => line)).toEqual([['-2.50', 2]]);
  });

  it('mends the pair of a signed-in customer by the lens pass · WEAR-3', async () => {
    const daily = await aDaily();
    const eyes = {
      right: { values: { ...valuesOf(daily), sphere: '-1.00' }, quantity: 1 },
      left: { values: { ...valuesOf(daily), sphere: '-3.00' }, quantity: 1 },
    };
    const { title, slug, image, price } = daily;
    const set = { id: '1.0', orderNumber: '1', orderedAt: '2026-01-02T10:00:00Z', productId: daily.id };
    const sets = [{ ...set, title, slug, image, price: price.current, eyes }];
    account = { ...guest, lensPass: { book: () => TE.right({ consented: true, wearers: [], sets }) } };
    const token = await laid('-3.00', '-1.00');
    const [, last] = await powersOf(token);
    await press(token, last?.[0] ?? '', { _tag: 'SwapEyes' });
    expect((await powersOf(token)).map(([, power]) => power)).toEqual(['-1.00', '-3.00']);
  });

  it('changes nothing if no finding offers it · WEAR-3', async () => {
    const token = await laid('-2.50', '-2.50');
    const before = await powersOf(token);
    await press(token, before[1]?.[0] ?? '', {
      _tag: 'TakeValue',
      eye: 'left',
      code: 'sphere',
      value: '+9.00',
    });
    await press(token, before[1]?.[0] ?? '', { _tag: 'SwapEyes' });
    expect(await powersOf(token)).toEqual(before);
  });
});
