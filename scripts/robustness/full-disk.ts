import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readGoods } from '../crash-test/goods.ts';
import { openPlace, type Place, type PlaceSettings } from '../load/place.ts';
import { type MovingAddress, movingAddress } from '../recovery/moving-address.ts';
import { compareOrders, type Findings } from '../recovery/trials.ts';
import { runShop } from '../running-shop.ts';
import { buyer, lost, openVisits, port, say, sell, stock } from './market.ts';

/** A disk of a few hundred MB, small enough to be filled. */
const smallDisk = (megabytes: number) => {
  const path = mkdtempSync(join(tmpdir(), 'dioptra-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  // PostgreSQL runs as a user of its own.
  chmodSync(path, 0o777);
  const filler = join(path, 'filler');
  const drop = (): void => {
    execFileSync('umount', ['-l', path]);
    rmSync(path, { recursive: true, force: true });
  };
  return {
    path,
    drop,
    fill: (): void => {
      for (let size = 1 << 20; size >= 1024; size >>= 1)
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(size));
        } catch {
          // The disk is full for writes of this size.
        }
    },
    free: (): void => rmSync(filler, { force: true }),
  };
};

/** Runs while a disk of PostgreSQL is full, for the given time. */
const whileFull = async (
  badSeconds: number,
  disk: ReturnType<typeof smallDisk>,
  settings: PlaceSettings,
): Promise<Findings> => {
  let address: MovingAddress | undefined;
  const place: Place = await openPlace(port, {
    ...settings,
    way: async (direct) => {
      address = await movingAddress(direct);
      return address.port;
    },
  });
  const { ground, shop } = place;
  const goods = await readGoods(buyer());
  const shelf = await stock({ url: place.url }, goods);
  const visitors = await openVisits();
  const selling = sell(goods, 4);
  await pause(3000);
  const before = selling.told.length;
  disk.fill();
  const heard = await visitors.visit(badSeconds);
  const meanwhile = selling.told.length - before;
  disk.free();
  const isUp = (): Promise<boolean> =>
    place.primary.query('shop', 'select 1').then(
      () => true,
      () => false,
    );
  let { url } = place;
  const since = performance.now();
  while (!(await isUp()) && performance.now() - since < 5000) await pause(200);
  const wasUp = await isUp();
  if (!wasUp) {
    // An operator restarts the database once there is space.
    await place.primary.end('SIGKILL');
    const again = await ground.start('primary');
    address?.moveTo(again.port);
    url = again.urlOf('shop');
  }
  const back = await visitors.recovered();
  await pause(3000);
  await selling.close();
  say(heard);
  console.log(
    `  ${meanwhile} orders confirmed while the disk was full; PostgreSQL ${wasUp ? 'kept running' : 'had stopped and was restarted'}; all responses within a second again ${back.toFixed(1)} s after the fault`,
  );
  await pause(6000);
  const found = await compareOrders({ url }, selling.told, shelf);
  console.log(`  ${selling.told.length} orders confirmed, ${lost()} lost or refused requests repeated`);
  visitors.close();
  await shop.stop();
  address?.close();
  await ground.drop();
  disk.drop();
  return [
    ...found,
    ...selling.failed,
    ...(heard.some(({ kept, status }) => kept && status !== 200) ? ['a kept page was not sent'] : []),
  ];
};

/** The disk of PostgreSQL is full: tables cannot grow, while its log still has space in its own files. */
export const fullDisk = (badSeconds: number): Promise<Findings> => {
  const disk = smallDisk(900);
  return whileFull(badSeconds, disk, {
    parent: disk.path,
    lines: ['min_wal_size = 32MB', 'max_wal_size = 48MB'],
  });
};

/** The disk of PostgreSQL's write-ahead log is full: nothing can be written at all. */
export const fullLog = (badSeconds: number): Promise<Findings> => {
  const disk = smallDisk(400);
  return whileFull(badSeconds, disk, {
    log: join(disk.path, 'log'),
    lines: ['min_wal_size = 2MB', 'max_wal_size = 2MB'],
  });
};

/** The disk of the embedded database is full, for the given time. */
export const fullDiskOfEmbedded = async (badSeconds: number): Promise<Findings> => {
  const disk = smallDisk(400);
  const folder = join(disk.path, 'shop');
  const settings = {
    DIOPTRA_DATA: folder,
    DIOPTRA_CARTS_PER_MINUTE: '1000000',
    DIOPTRA_ACCOUNT_TRIES: '1000000',
    DIOPTRA_SEARCHES_PER_MINUTE: '1000000',
    DIOPTRA_TEST_CONTROLS: 'off',
  };
  let shop = await runShop(port, settings);
  const goods = await readGoods(buyer());
  await shop.stop();
  const shelf = await stock({ dataDir: folder }, goods);
  shop = await runShop(port, settings);
  const visitors = await openVisits();
  const selling = sell(goods, 4);
  await pause(5000);
  const before = selling.told.length;
  disk.fill();
  const heard = await visitors.visit(badSeconds);
  const meanwhile = selling.told.length - before;
  disk.free();
  await pause(3000);
  const wasUp = (await visitors.visit(3)).every(({ status }) => status === 200);
  if (!wasUp) {
    await shop.stop();
    shop = await runShop(port, settings);
  }
  const back = await visitors.recovered();
  await pause(3000);
  await selling.close();
  say(heard);
  console.log(
    `  ${meanwhile} orders confirmed while the disk was full; the shop ${wasUp ? 'kept running' : 'had to be restarted'}; all responses within a second again ${back.toFixed(1)} s after the fault`,
  );
  await pause(6000);
  visitors.close();
  await shop.stop();
  const found = await compareOrders({ dataDir: folder }, selling.told, shelf);
  console.log(`  ${selling.told.length} orders confirmed, ${lost()} lost or refused requests repeated`);
  disk.drop();
  return [...found, ...selling.failed];
};
