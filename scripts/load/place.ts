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

/** A copy of what was built, which the next build does not disturb, on a PostgreSQL of its own. */
export const openPlace = async (port: number, settings: Record<string, string> = {}): Promise<Place> => {
  const ground = layGround();
  const folder = ground.path('shop');
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  const primary = await makePrimary(ground, ['archive_mode = off']);
  await primary.query('postgres', 'create database shop');
  const url = primary.urlOf('shop');
  const shop = await runShop(
    port,
    {
      DATABASE_URL: url,
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
