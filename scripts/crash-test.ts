import { parseArgs } from 'node:util';
import type { CartWire } from '../src/adapters/contract/cart/cart.ts';
import type { OrderWire } from '../src/adapters/contract/orders/orders.ts';
import { checkOut, fillCart, isKept, isRefused, order, pay } from './crash-test/buyer.ts';
import { contradictions } from './crash-test/checks.ts';
import { inTurns, makeCrowd, openDatabase } from './crash-test/crowd.ts';
import { fillShelf, readGoods } from './crash-test/goods.ts';
import { killRepeatedly } from './crash-test/kill-repeatedly.ts';
import { onDisk, onServer, type Place } from './crash-test/places.ts';
import { randomOf } from './crash-test/random.ts';
import { runShop } from './running-shop.ts';

/**
 * Kills the built server at random moments while buyers buy, on the embedded database and on a PostgreSQL server: `npm
 * run crash-test -- --purchases 200 --buyers 8 --seed 7`. Fails when anything was lost, doubled or half written.
 */
const { values } = parseArgs({
  options: {
    purchases: { type: 'string', default: '200' },
    buyers: { type: 'string', default: '8' },
    rush: { type: 'string', default: '100' },
    life: { type: 'string', default: '2500' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 0x7fffffff)) },
    engine: { type: 'string', default: 'both' },
  },
});
const number = (name: 'purchases' | 'buyers' | 'rush' | 'life' | 'seed'): number => {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} should be a whole number`);
  return value;
};
const [purchases, crowd, rush, life, seed] = [
  number('purchases'),
  number('buyers'),
  number('rush'),
  number('life'),
  number('seed'),
];
const port = Number(process.env.CRASH_TEST_PORT ?? 4596);
const random = randomOf(seed);
const { buyer, lost, forget } = makeCrowd(port, random);
const pick = <A>(list: readonly A[]): A => list[Math.floor(random() * list.length)] as A;

const run = async (place: Place): Promise<readonly string[]> => {
  const started = performance.now();
  const found: string[] = [];
  const noted = (work: () => Promise<void>) => async () => {
    try {
      await work();
    } catch (error) {
      found.push(error instanceof Error ? error.message : String(error));
    }
  };
  forget();

  const first = await runShop(port, place.environment);
  const goods = await readGoods(buyer());
  await first.stop();
  const before = await openDatabase(place.database);
  const shelf = await fillShelf(before.db, goods);
  await before.close();

  const left: (CartWire | OrderWire)[] = [];
  const ordered: OrderWire[] = [];
  let paid = 0;
  const purchase = noted(async () => {
    const me = buyer();
    const bought = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(goods.plenty));
    const cart = await fillCart(
      me,
      bought.map(({ item }) => ({ ...item, quantity: 1 + Math.floor(random() * 2) })),
      bought.map(({ variant }) => variant),
    );
    const chance = random();
    if (chance < 0.15) return void left.push(cart);
    await checkOut(me, cart, random() < 0.25 ? 'FUENF' : undefined);
    const made = await order(me, cart, random() < 0.3 ? 3 : 1);
    if (isRefused(made)) throw new Error(`An order was refused: ${made.code}`);
    ordered.push(made);
    if (chance < 0.25) return void left.push(made);
    await pay(me, made);
    paid += 1;
  });
  const blows = { port, random, environment: place.environment, longestLife: life };
  const server = await killRepeatedly({
    ...blows,
    ...(place.cutConnections && { cutConnections: place.cutConnections }),
  });
  const telling = setInterval(
    () =>
      console.error(
        `  … ${ordered.length} orders, killed ${server.kills()} times, disconnected ${server.cuts()} times`,
      ),
    10_000,
  );
  await inTurns(purchases, crowd, purchase);

  const waiting: CartWire[] = [];
  const queue = noted(async () => {
    const me = buyer();
    const cart = await fillCart(me, [goods.scarce.item], [goods.scarce.variant]);
    await checkOut(me, cart);
    waiting.push(cart);
  });
  await inTurns(rush, crowd, queue);
  let served = 0;
  let sentAway = 0;
  const press = (cart: CartWire) =>
    noted(async () => {
      const made = await order(buyer(), cart, 1);
      if (isRefused(made)) sentAway += 1;
      else served += 1;
    })();
  await Promise.all(waiting.map(press));
  for (const thing of left)
    await noted(async () => {
      if (!(await isKept(buyer(), thing))) throw new Error('An abandoned cart or order changed');
    })();
  clearInterval(telling);
  await server.release();
  if (rush > 0 && (served !== Math.min(rush, goods.scarce.onHand) || served + sentAway !== rush))
    found.push(
      `${served} of ${rush} buyers got one of the last ${goods.scarce.onHand}, ${sentAway} were refused`,
    );

  const after = await openDatabase(place.database);
  // The database also contains orders of the demonstration.
  const orders = await after.db
    .selectFrom('shop_order')
    .select(['token', 'cart_token'])
    .where('email', 'like', 'crash-test-%')
    .execute();
  if (orders.length !== ordered.length + served)
    found.push(`${ordered.length + served} orders were confirmed, ${orders.length} exist`);
  const kept = new Set(orders.map(({ token }) => token));
  const gone = ordered.filter(({ token_value }) => !kept.has(token_value)).length;
  if (gone > 0) found.push(`${gone} orders are lost`);
  found.push(...(await contradictions(after.db, shelf)));
  await after.close();

  console.log(
    [
      `${place.name}, seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s`,
      `  ${purchases} purchases by ${crowd} concurrent buyers: ${ordered.length} orders, ${paid} paid, ${left.length} abandoned`,
      `  ${rush} buyers for the last ${goods.scarce.onHand} items: ${served} got one, ${sentAway} were refused`,
      `  killed ${server.kills()} times, disconnected from the database ${server.cuts()} times, ${lost()} requests repeated`,
      `  ${found.length} contradictions`,
      ...found.map((text) => `    ${text}`),
    ].join('\n'),
  );
  return found;
};

const places: Place[] = [];
if (values.engine !== 'server') places.push(await onDisk());
if (values.engine !== 'embedded') {
  const place = await onServer();
  if (place) places.push(place);
  else console.error('PostgreSQL is not installed: only the embedded database is tested');
}
let wrong = 0;
for (const place of places) {
  try {
    wrong += (await run(place)).length;
  } finally {
    await place.drop();
  }
}
process.exit(wrong > 0 ? 1 : 0);
