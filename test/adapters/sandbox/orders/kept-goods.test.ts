import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewItemWire } from '../../../../src/adapters/contract/cart/cart-item.ts';
import { remindableGoods } from '../../../../src/adapters/sandbox/order-rows/remindable-goods.ts';
import { suggestedDay } from '../../../../src/adapters/sandbox/reminders/suggested-day.ts';
import { everyDay } from '../../../../src/domain/catalogue/lens/wear.ts';
import { signedInWithPass } from '../fixtures/consents.ts';
import { signedIn } from '../fixtures/customers.ts';
import { onAccount } from '../fixtures/kept-alias.ts';
import { eyes } from '../fixtures/regular-goods.ts';
import {
  anyItem,
  care,
  cartWith,
  daily,
  done,
  item,
  ordered,
  refused,
  tenCare,
} from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox();
});
afterAll(() => shop.close());

type Customer = Awaited<ReturnType<typeof signedIn>>;

/** An order of a customer, and how they withdraw from it. */
const bought = async (
  { client, email }: Pick<Customer, 'client' | 'email'>,
  ...goods: readonly NewItemWire[]
) => {
  const order = await ordered(
    client,
    await cartWith(client, ...goods),
    await onAccount(shop, { client, email }),
  );
  const { number } = order;
  const withdraw = (...articles: readonly string[]) =>
    done(client.withdrawFromContract({ body: { name: 'Mara Keller', number, email, goods: articles } }));
  const reorder = async () => {
    const { token_value: cart_token } = await done(client.createCart({}));
    const body = { cart_token, source: 'account', last_order_token: order.token_value } as const;
    return client.reorder({ body });
  };
  const now = () => done(client.getOrder({ params: { token: order.token_value } }));
  const row = () =>
    shop.sandbox.db
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
  return { client, order, withdraw, reorder, now, row };
};
const counted = (items: readonly { readonly product_id: string; readonly quantity: number }[]) =>
  items.map(({ product_id, quantity }) => [product_id, quantity]);

describe('goods that were withdrawn from', () => {
  it('are not ordered or delivered again; what is kept is · ORD-7', async () => {
    const { client, order, withdraw, reorder, now } = await bought(
      await signedIn(shop),
      item(care, 2),
      item(tenCare),
    );
    await withdraw(`1 × ${order.items[0]?.title}`, order.items[1]?.title ?? '');
    expect((await now()).reorderable).toBe(true);
    expect(counted((await done(await reorder())).items)).toEqual([[care, 1]]);
    const body = { order_number: order.number, subscription_frequency: 30 };
    expect(counted((await done(client.createSubscription({ body }))).items)).toEqual([[care, 1]]);
  });

  it('leave nothing to order or deliver again if they were all of it · ORD-7', async () => {
    const { client, order, withdraw, reorder, now } = await bought(await signedIn(shop), item(care, 2));
    await withdraw();
    expect((await now()).reorderable).toBe(false);
    expect(await refused(await reorder())).toMatchObject({ code: 'reorder.no_reorderable_products' });
    const body = { order_number: order.number, subscription_frequency: 30 };
    expect(await refused(client.createSubscription({ body }))).toMatchObject({
      code: 'subscription.nothing',
    });
  });

  it('are in no lens pass; the other eye stays, under the same id · ORD-6', async () => {
    const { client, order, withdraw } = await bought(
      await signedInWithPass(shop),
      await anyItem(shop.client(), daily),
      ...eyes,
    );
    const sets = async () => (await done(client.getLensPass({}))).sets;
    const before = await sets();
    const right = order.items.find(({ meta }) => meta.eye === 'right');
    if (!right) throw new Error('no right eye');
    const values = right.formatted_options.map(({ value }) => value);
    await withdraw([`1 × ${right.title}`, ...values].join(' · '));
    const [set] = before.filter((one) => one.right?.option.sphere === '-2.00');
    expect(set).toBeDefined();
    const [left] = (await sets()).filter(({ id }) => id === set?.id);
    expect(left?.left).toEqual(set?.left);
    expect(left).not.toHaveProperty('right');
  });

  it('bring the day of a reminder nearer · ORD-6 · ACC-6', async () => {
    const { order, withdraw, row } = await bought(
      await signedIn(shop),
      await anyItem(shop.client(), daily, 4),
    );
    const channel = { brand_channel: 'okulino', locale: 'de' } as const;
    const day = async () => {
      const order = await row();
      const goods = (await remindableGoods(shop.sandbox.db, [order]))(order);
      return suggestedDay(shop.sandbox, channel, { order, goods }, everyDay);
    };
    const before = await day();
    await withdraw(`2 × ${order.items[0]?.title}`);
    expect((await day()) < before).toBe(true);
  });

  it('are not named by a reminder · ORD-6 · ACC-6', async () => {
    const { client, order, withdraw } = await bought(await signedIn(shop), item(care, 2), item(tenCare));
    const me = await done(client.getMe({}));
    const wish = {
      order_id: order.internal_order_id,
      customer: {
        context: 'okulino',
        account_id: me.account_id,
        customer_data: {
          email: me.email,
          first_name: me.first_name,
          last_name: me.last_name,
          locale: me.locale_code,
        },
      },
      order: {
        id: order.internal_order_id,
        locale_code: 'de' as const,
        sales_channel: order.price_channel,
        item: [],
      },
      data: { reminder_email: me.email, create_location: 'account' as const, customer_usage: everyDay },
    };
    const { titles } = await done(client.createReminderAlarmSuggestion({ body: wish }));
    expect(titles).toHaveLength(2);
    await withdraw(`1 × ${order.items[0]?.title}`, order.items[1]?.title ?? '');
    const [alarm] = await done(client.getReminderAlarms({}));
    expect(alarm?.titles).toEqual([titles[0]]);
    expect(alarm?.order.item.map(({ quantity }) => quantity)).toEqual([1]);
  });
});
