import { cpSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, type Ground, layGround, makePrimary } from '../recovery/cluster.ts';
import { type RunningShop, runShop } from '../running-shop.ts';

export interface Place {
  readonly ground: Ground;
  readonly primary: Cluster;
  readonly url: string;
  readonly shop: RunningShop;
}

export interface PlaceSettings {
  readonly settings?: Record<string, string>;
  /** Where all of it lies; none: in the usual place. */
  readonly parent?: string;
  /** Lines of `postgresql.conf`. */
  readonly lines?: readonly string[];
  /** How the shop reaches its database; none: directly. */
  readonly way?: (port: number) => Promise<number>;
}

/** A copy of what was built, which the next build does not disturb, on a PostgreSQL of its own. */
export const openPlace = async (
  port: number,
  { settings = {}, parent, lines = [], way = async (direct) => direct }: PlaceSettings = {},
): Promise<Place> => {
  const ground = layGround(parent);
  const folder = ground.path('shop');
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  const primary = await makePrimary(ground, ['archive_mode = off', ...lines]);
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
      // All visitors come from one address here.
      DIOPTRA_CARTS_PER_MINUTE: '1000000',
      DIOPTRA_SEARCHES_PER_MINUTE: '1000000',
      DIOPTRA_ACCOUNT_TRIES: '1000000',
      ...settings,
    },
    folder,
  );
  return { ground, primary, url, shop };
};
