import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../../src/adapters/backend/client.ts';
import { makeCompanion } from '../../../../src/adapters/sandbox/engine/companion.ts';
import { followOrder } from '../../../../src/adapters/sandbox/engine/follow-order.ts';
import type { Sandbox } from '../../../../src/adapters/sandbox/sandbox.ts';
import type { LineFacts } from '../../../../src/adapters/shop-server/cart/cart-facts.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import type { CartToken } from '../../../../src/domain/cart/cart.ts';
import type { Configuration } from '../../../../src/domain/catalogue/lens/lens-options.ts';
import { variantId } from '../../../../src/domain/catalogue/variant.ts';
import type { OrderToken } from '../../../../src/domain/orders/order.ts';
import { consent } from '../fixtures/consents.ts';
import { signedIn } from '../fixtures/customers.ts';
import { anyItem, daily, done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { soldNow, startCompanion } from './sold.ts';

let shop: TestSandbox;
let sandbox: Sandbox;
let client: ShopClient;
let customerId: number;
let option: Configuration;
beforeEach(async () => {
  ({ shop, sandbox } = await startCompanion());
  const here = await signedIn(shop);
  ({ client } = here);
  await consent(client, 'lens_pass');
  ({ id: customerId } = await sandbox.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', here.email)
    .executeTakeFirstOrThrow());
  option = (await anyItem(client, daily)).product.option;
});
afterEach(() => shop.close());

const line = (eye: 'right' | 'left', options: Configuration, more: Partial<LineFacts> = {}): LineFacts => {
  const [first] = soldNow().cart.lines;
  if (!first) throw new Error('no line');
  return {
    ...first,
    id: `line-${eye}`,
    product: { ...first.product, id: daily, title: 'Hydralis', category: 'lens' },
    variantId: variantId(daily, options),
    options,
    meta: { eye, pair_id: 'p' },
    ...more,
  };
};
const mended = (): Configuration => ({ ...option, sphere: '-1.25' });
const sold = (right: LineFacts, change: Partial<SoldOrder> = {}): SoldOrder =>
  soldNow({
    state: 'open',
    paidAt: new Date(testNow),
    ...change,
    cart: { ...soldNow().cart, customerId: String(customerId), lines: [right, line('left', option)] },
  });
const follow = (order: SoldOrder) =>
  sandbox.db.transaction().execute((trx) => followOrder(trx, sandbox, order));
const spheres = (
  items: readonly { readonly formatted_options: readonly { code: string; value: string }[] }[],
) => items.map(({ formatted_options }) => formatted_options.find(({ code }) => code === 'sphere')?.value);
const itemsOf = async () => (await done(client.getOrder({ params: { token: 'order-1' } }))).items;

describe('lens values corrected by staff at the engine', () => {
  it('are used by the order, the lens pass and a repeated order', async () => {
    await follow(sold(line('right', option)));
    expect(spheres(await itemsOf())).toEqual([option.sphere, option.sphere]);
    await follow(sold(line('right', mended())));
    const [right, left] = await itemsOf();
    expect(spheres([right, left].flatMap((item) => item ?? []))).toEqual(['-1.25', option.sphere]);
    expect(right).toMatchObject({ variant_id: variantId(daily, mended()) });
    const { sets } = await done(client.getLensPass({}));
    expect(sets[0]?.right?.option).toEqual(mended());
    expect(sets[0]?.left?.option).toEqual(option);
    const customer = await sandbox.db
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const again = await makeCompanion(sandbox).orderToRepeat(
      { brand_channel: 'okulino', locale: 'de' },
      customer,
      { cart_token: 'none' as CartToken, source: 'test', last_order_token: 'order-1' as OrderToken },
    );
    expect(
      E.isRight(again) && again.right.lines.map((one) => 'item' in one && one.item.product.option),
    ).toEqual([mended(), option]);
  });

  it('are kept on their own lines, each at its position', async () => {
    await follow(sold(line('right', option)));
    await follow(sold(line('right', mended())));
    const lines = await sandbox.db
      .selectFrom('order_line')
      .select(['position', 'variant_id'])
      .where('order_token', '=', 'order-1')
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { position: 1, variant_id: variantId(daily, mended()) },
      { position: 2, variant_id: variantId(daily, option) },
    ]);
  });

  it('are taken over even if the parcel left before the shop knew of them', async () => {
    await follow(sold(line('right', option)));
    await follow(sold(line('right', mended()), { state: 'shipped' }));
    expect(spheres(await itemsOf())).toEqual(['-1.25', option.sphere]);
  });

  it('change nothing else: title, price and quantity stay as ordered', async () => {
    await follow(sold(line('right', option)));
    const [before] = await itemsOf();
    const now = line('right', mended(), { quantity: 9, unit: 1, total: 9 });
    await follow(sold({ ...now, product: { ...now.product, title: 'Newer name' } }));
    const [after] = await itemsOf();
    const { formatted_options: _, variant_id: __, ...rest } = before ?? {};
    expect(after).toMatchObject(rest);
  });

  it('are matched by line and product; a line with another product stays unchanged', async () => {
    await follow(sold(line('right', option)));
    const other = line('right', mended());
    await follow(sold({ ...other, product: { ...other.product, id: '20012' as typeof daily } }));
    expect(spheres(await itemsOf())).toEqual([option.sphere, option.sphere]);
  });
});
