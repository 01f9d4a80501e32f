import { cpSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contradictions } from '../crash-test/checks.ts';
import { inTurns, makeCrowd, openDatabase } from '../crash-test/crowd.ts';
import { fillShelf, readGoods } from '../crash-test/goods.ts';
import { randomOf } from '../crash-test/random.ts';
import { type Cluster, type Ground, layGround, makePrimary } from '../recovery/cluster.ts';
import { type RunningShop, runShop } from '../running-shop.ts';
import { makeAsk } from './ask.ts';
import { makeVisits } from './visits.ts';

export interface Place {
  readonly ground: Ground;
  readonly primary: Cluster;
  readonly url: string;
  readonly shop: RunningShop;
}

export interface PlaceSettings {
  readonly settings?: Record<string, string>;
  /** The folder for everything. Undefined: the usual place. */
  readonly parent?: string;
  /** Lines of `postgresql.conf`. */
  readonly lines?: readonly string[];
  /** Where PostgreSQL keeps its write-ahead log, in files of 1 MB. Undefined: with everything else. */
  readonly log?: string;
  /** How the shop reaches its database. Undefined: directly. */
  readonly way?: (port: number) => Promise<number>;
}

/** A copy of the build, which the next build does not change, on a PostgreSQL of its own. */
export const openPlace = async (
  port: number,
  { settings = {}, parent, lines = [], log, way = async (direct) => direct }: PlaceSettings = {},
): Promise<Place> => {
  const ground = layGround(parent);
  const folder = ground.path('shop');
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  const primary = await makePrimary(
    ground,
    ['archive_mode = off', ...lines],
    log === undefined ? [] : [`--waldir=${log}`, '--wal-segsize=1'],
  );
  await primary.query('postgres', 'create database shop');
  const url = primary.urlOf('shop');
  const onTheWay = new URL(url);
  onTheWay.port = String(await way(primary.port));
  const shop = await runShop(
    port,
    {
      DATABASE_URL: onTheWay.href,
      DIOPTRA_DATA: '',
      DIOPTRA_TEST_CONTROLS: 'off',
      // All visitors use one address here.
      DIOPTRA_CARTS_PER_MINUTE: '1000000',
      DIOPTRA_SEARCHES_PER_MINUTE: '1000000',
      DIOPTRA_ACCOUNT_TRIES: '1000000',
      ...settings,
    },
    folder,
  );
  return { ground, primary, url, shop };
};

/** A place with goods in stock, buyers, and visitors for whom each page was rendered once. */
export const openMarket = async (port: number, seed: number, settings: PlaceSettings = {}) => {
  const { ground, url, shop } = await openPlace(port, settings);
  const random = randomOf(seed);
  const { buyer, buy, lost } = makeCrowd(port, random);
  const goods = await readGoods(buyer());
  const { db, close } = await openDatabase({ url });
  const shelf = await fillShelf(db, goods);
  const { ask, close: hangUp } = makeAsk(port);
  const visits = await makeVisits(ask, random);
  const waiting = [...visits.pages];
  await inTurns(waiting.length, 4, async () => {
    const page = waiting.pop();
    if (page) await ask(page);
  });
  return {
    shop,
    ask,
    visits,
    lost,
    buy: () => buy(goods),
    contradictions: () => contradictions(db, shelf),
    close: async (): Promise<void> => {
      await close();
      hangUp();
      await shop.stop();
      await ground.drop();
    },
  };
};
