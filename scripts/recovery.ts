import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { OrderWire } from '../src/adapters/contract/orders/orders.ts';
import type { Shelf } from './crash-test/checks.ts';
import { inTurns, makeCrowd, openDatabase } from './crash-test/crowd.ts';
import { fillShelf, type Goods, readGoods } from './crash-test/goods.ts';
import { randomOf } from './crash-test/random.ts';
import { baseBackup, type Cluster, type Ground, layGround, makePrimary } from './recovery/cluster.ts';
import { movingAddress } from './recovery/moving-address.ts';
import { compareOrders, type Findings, runTrials } from './recovery/trials.ts';
import { runShop } from './running-shop.ts';

const usage = `npm run recovery                              runs all trials, after npm run build
npm run recovery -- --trial point              restores the moment before all orders were deleted
npm run recovery -- --trial standby            stops the database while people buy; its standby takes over
npm run recovery -- --trial upgrade --from v1  runs a build of that commit and this one on the same database
npm run recovery -- --purchases 50 --buyers 4  number of purchases, and of buyers at the same time`;

/**
 * Restores what an operator must be able to restore, with PostgreSQL's own tools, and checks that every order confirmed
 * to a buyer is there. Uses only PostgreSQL and the built shop.
 */
const { values } = parseArgs({
  options: {
    trial: { type: 'string' },
    from: { type: 'string' },
    purchases: { type: 'string', default: '40' },
    buyers: { type: 'string', default: '4' },
  },
});
const [purchases, buyers] = [Number(values.purchases), Number(values.buyers)];
const trialNames = ['point', 'standby', 'upgrade'] as const;
if (!trialNames.some((name) => name === (values.trial ?? name)) || !(purchases > 0) || !(buyers > 0)) {
  console.error(usage);
  process.exit(2);
}
const shopPort = Number(process.env.RECOVERY_PORT ?? 4580);
const originAt = (port: number): string => `http://localhost:${port}`;

const random = randomOf(7);
const { buyer, buy, lost, forget } = makeCrowd(shopPort, random);

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const buyMany = async (goods: Goods, count: number, port = shopPort): Promise<readonly OrderWire[]> => {
  const made: OrderWire[] = [];
  await inTurns(count, buyers, async () => void made.push(await buy(goods, originAt(port))));
  return made;
};

const compare = (url: string, told: readonly OrderWire[], shelf: Shelf): Promise<Findings> =>
  compareOrders({ url }, told, shelf, true);

const openShop = (url: string, port = shopPort, folder?: string) =>
  runShop(
    port,
    { DATABASE_URL: url, DIOPTRA_DATA: '', DIOPTRA_DEMO_DATA: 'off', DIOPTRA_CARTS_PER_MINUTE: '100000' },
    folder,
  );

/** A shop over an empty database of the cluster, with goods in stock. */
const firstDay = async (primary: Cluster, url: string, folder?: string) => {
  await primary.query('postgres', 'create database shop');
  const shop = await openShop(url, shopPort, folder);
  const goods = await readGoods(buyer());
  const { db, close } = await openDatabase({ url: primary.urlOf('shop') });
  const shelf = await fillShelf(db, goods);
  await close();
  return { shop, goods, shelf };
};

/** Waits until everything written so far is in the archive. */
const archived = async (primary: Cluster): Promise<void> => {
  const [row] = await primary.query<{ file: string }>(
    'postgres',
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  for (let tries = 0; tries < 600; tries += 1) {
    const [last] = await primary.query<{ file: string | null }>(
      'postgres',
      'select last_archived_wal as file from pg_stat_archiver',
    );
    if (row && last?.file && last.file >= row.file) return;
    await pause(100);
  }
  throw new Error('PostgreSQL does not archive');
};

const recovered = async (cluster: Cluster): Promise<void> => {
  while ((await cluster.query<{ on: boolean }>('postgres', 'select pg_is_in_recovery() as on'))[0]?.on)
    await pause(100);
};

/** Restores to the moment before an accidental deletion. */
const pointInTime = async (ground: Ground): Promise<Findings> => {
  const primary = await makePrimary(ground);
  const { shop, goods, shelf } = await firstDay(primary, primary.urlOf('shop'));
  const before = await buyMany(goods, Math.ceil(purchases / 2));
  let since = performance.now();
  baseBackup(ground, primary, 'backup');
  console.log(`  base backup in ${seconds(since)}, while people bought`);
  const after = await buyMany(goods, Math.floor(purchases / 2));
  // The last mails are written within five seconds.
  await pause(6000);
  const [moment] = await primary.query<{ now: string }>('shop', 'select clock_timestamp()::text as now');
  await pause(1000);
  await primary.query('shop', 'truncate shop_order cascade');
  const lostOrder = await buy(goods);
  await archived(primary);
  await shop.stop();
  await primary.end('SIGINT');

  since = performance.now();
  writeFileSync(join(ground.path('backup'), 'recovery.signal'), '');
  const restored = await ground.start('backup', [
    `restore_command = 'cp ${ground.path('wal')}/%f %p'`,
    `recovery_target_time = '${moment?.now}'`,
    "recovery_target_action = 'promote'",
    'archive_mode = off',
  ]);
  await recovered(restored);
  console.log(`  restored to the moment before the deletion in ${seconds(since)}`);
  const told = [...before, ...after];
  const found = await compare(restored.urlOf('shop'), told, shelf);
  const again = await openShop(restored.urlOf('shop'));
  const next = await buy(goods);
  await pause(6000);
  await again.stop();
  const last = await compare(restored.urlOf('shop'), [...told, next], shelf);
  await restored.end('SIGINT');
  console.log(
    `  ${told.length} orders confirmed before that moment; the one after it, ${lostOrder.number}, is gone as expected; one more order was placed`,
  );
  return [...found, ...last];
};

/** A database fails while buyers buy. Its standby takes over, and has everything that was confirmed to a buyer. */
const standby = async (ground: Ground): Promise<Findings> => {
  const primary = await makePrimary(ground, ["synchronous_commit = 'remote_apply'"]);
  const address = await movingAddress(primary.port);
  const url = new URL(primary.urlOf('shop'));
  url.port = String(address.port);
  const { shop, goods, shelf } = await firstDay(primary, url.href);
  baseBackup(ground, primary, 'standby', ['-R']);
  const second = await ground.start('standby', [
    'archive_mode = off',
    `primary_conninfo = '${primary.urlOf('postgres')}?application_name=standby'`,
  ]);
  // From here on a commit waits until the standby has it too.
  await primary.query('postgres', "alter system set synchronous_standby_names = '*'");
  await primary.query('postgres', 'select pg_reload_conf()');
  for (;;) {
    const [row] = await primary.query<{ sync_state: string }>(
      'postgres',
      'select sync_state from pg_stat_replication',
    );
    if (row?.sync_state === 'sync') break;
    await pause(100);
  }
  const told: OrderWire[] = [];
  const selling = buyMany(goods, purchases).then((orders) => told.push(...orders));
  await pause(4000);
  const since = performance.now();
  await primary.end('SIGKILL');
  await pause(2000);
  await second.query('postgres', 'select pg_promote()');
  await recovered(second);
  address.moveTo(second.port);
  const away = seconds(since);
  await buy(goods).then((one) => told.push(one));
  console.log(
    `  ${away} without a database, two of them until the failure was noticed; the next order ${seconds(since)} after the failure`,
  );
  await selling;
  await pause(6000);
  await shop.stop();
  const found = await compare(second.urlOf('shop'), told, shelf);
  await second.end('SIGINT');
  address.close();
  console.log(`  ${told.length} orders confirmed, ${lost()} requests repeated`);
  return found;
};

const git = (args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit before the last change of the database schema. */
const beforeLastMigration = (): string =>
  `${git(['log', '-1', '--format=%H', '--', 'src/adapters/sandbox/db/migrations'])}^`;

/** A build of another commit, with the packages of this one. */
const buildOf = (ground: Ground, commit: string): string => {
  const folder = ground.path('before');
  git(['clone', '--quiet', '--no-checkout', '.', folder]);
  git(['-C', folder, 'checkout', '--quiet', git(['rev-parse', commit])]);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // The module loader has set "development" here.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('vite', ['build', '--app'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
};

/** The old build sells, the new one starts beside it and migrates, both sell, the new one stops, and the old one sells on. */
const upgrade = async (ground: Ground): Promise<Findings> => {
  const commit = values.from ?? beforeLastMigration();
  const folder = buildOf(ground, commit);
  console.log(`  from ${git(['log', '-1', '--format=%h %s', commit])}`);
  const primary = await makePrimary(ground);
  const url = primary.urlOf('shop');
  const migrations = async () =>
    (await primary.query<{ count: number }>('shop', 'select count(*)::int as count from kysely_migration'))[0]
      ?.count ?? 0;
  const { shop, goods, shelf } = await firstDay(primary, url, folder);
  const had = await migrations();
  const third = Math.ceil(purchases / 3);
  const told = [...(await buyMany(goods, third))];
  const nextPort = shopPort + 1;
  // The new build starts while the other sells.
  const meanwhile = buyMany(goods, third);
  const next = await openShop(url, nextPort);
  told.push(...(await meanwhile));
  const both = await Promise.all([buyMany(goods, third), buyMany(goods, third, nextPort)]);
  told.push(...both.flat());
  await next.stop();
  told.push(...(await buyMany(goods, third)));
  await pause(6000);
  await shop.stop();
  const found = await compare(url, told, shelf);
  const added = (await migrations()) - had;
  await primary.end('SIGINT');
  console.log(
    `  ${added} migrations; ${told.length} orders, ${both.flat().length} of them while both builds ran, ${third} by the earlier build after the rollback`,
  );
  return found;
};

/** Each trial has its own folder, and its own count of lost answers. */
const on = (work: (ground: Ground) => Promise<Findings>) => (): Promise<Findings> => {
  const ground = layGround();
  forget();
  return work(ground).finally(ground.drop);
};
await runTrials(
  {
    point: { title: 'Point in time', run: on(pointInTime) },
    standby: { title: 'A standby takes over', run: on(standby) },
    upgrade: { title: 'Upgrade and rollback', run: on(upgrade) },
  },
  values.trial,
);
