import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openPostgresFleet } from '../../../../src/adapters/sandbox/db/postgres-fleet.ts';
import type { Fleet } from '../../../../src/adapters/shop-server/fleet.ts';
import { makeRateLimit } from '../../../../src/adapters/shop-server/http/rate-limit.ts';
import { type OwnDatabase, onServer } from '../fixtures/own-database.ts';
import { seeded } from '../fixtures/postgres-server.ts';

/** Notifications are a feature of a PostgreSQL server; the embedded database has one process, which needs none. */
describe.skipIf(inject('postgres') === undefined)('servers on one database', () => {
  let database: OwnDatabase | undefined;
  let url = '';
  const open: Fleet[] = [];
  const server = async (): Promise<Fleet> => {
    const fleet = await openPostgresFleet(url);
    open.push(fleet);
    return fleet;
  };
  const sql = async (text: string): Promise<readonly { pid: number }[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  beforeAll(async () => {
    database = await onServer(seeded);
    url = database && 'url' in database.place ? database.place.url : '';
  });
  afterEach(async () => {
    for (const fleet of open.splice(0)) await fleet.close();
  });
  afterAll(() => database?.drop());
  const soon = { timeout: 1000, interval: 10 };

  it('receive a change from another server within a second, not their own', async () => {
    const [one, other] = [await server(), await server()];
    const [atOne, atOther] = [vi.fn(), vi.fn()];
    one.onChanged(atOne);
    other.onChanged(atOther);
    one.tellChanged();
    await expect.poll(() => atOther.mock.calls.length, soon).toBeGreaterThan(0);
    expect(atOne).not.toHaveBeenCalled();
  });

  it('choose one of them to report a manual change to the outside, another when it is gone · CDN-5', async () => {
    const servers = [await server(), await server(), await server()];
    const acts = servers.map((fleet) => {
      const act = vi.fn();
      fleet.onChosen(act);
      return act;
    });
    const counts = () => acts.map(({ mock }) => mock.calls.length);
    const change = async (): Promise<void> => {
      const before = counts().reduce((sum, count) => sum + count, 0);
      await sql('update flag set about = about');
      await expect.poll(() => counts().reduce((sum, count) => sum + count, 0), soon).toBe(before + 1);
      await pause(700);
      expect(counts().reduce((sum, count) => sum + count, 0)).toBe(before + 1);
    };
    await change();
    await change();
    const first = counts().indexOf(2);
    expect(first).toBeGreaterThanOrEqual(0);
    servers[0]?.tellChanged();
    await pause(300);
    expect(counts()[first]).toBe(2);
    await servers[first]?.close();
    open.splice(open.indexOf(servers[first] as Fleet), 1);
    await change();
    expect(counts()[first]).toBe(2);
  });

  it.each([
    ['a product', 'update product set is_active = is_active where id = 10010'],
    ['a price', 'update product_price set price = price'],
    ['a story', 'delete from story where false'],
    ['a feature', 'update flag set about = about'],
  ])('notice within a second that %s was changed by hand', async (_, change) => {
    const fleet = await server();
    const changed = vi.fn();
    fleet.onChanged(changed);
    await sql(change);
    await expect.poll(() => changed.mock.calls.length, soon).toBeGreaterThan(0);
  });

  it('do not react to what an order changes', async () => {
    const fleet = await server();
    const changed = vi.fn();
    fleet.onChanged(changed);
    await sql('update stock set on_hand = on_hand');
    await pause(300);
    expect(changed).not.toHaveBeenCalled();
  });

  it('are notified at most twice in half a second, and never miss the last change', async () => {
    const [one, other] = [await server(), await server()];
    const changed = vi.fn();
    other.onChanged(changed);
    for (let times = 0; times < 50; times += 1) one.tellChanged();
    await expect.poll(() => changed.mock.calls.length, soon).toBe(2);
  });

  it('count calls together, under names that do not reveal the client', async () => {
    const clock = { now: () => 0 };
    const [one, other] = [await server(), await server()];
    const limitOf = (fleet: Fleet) => makeRateLimit(clock, 3, { tally: fleet.tally('carts') });
    const [first, second] = [limitOf(one), limitOf(other)];
    expect(one.tally('carts').nameOf('198.51.100.7')).toMatch(/^[\w-]{16}$/);
    expect([first.take('198.51.100.7'), first.take('198.51.100.7'), first.take('198.51.100.7')]).toEqual([
      0, 0, 0,
    ]);
    await pause(500);
    expect(second.take('198.51.100.7')).toBe(60_000);
    expect(second.take('198.51.100.8')).toBe(0);
    first.giveBack('198.51.100.7');
    await pause(500);
    expect([second.take('198.51.100.7'), second.take('198.51.100.7')]).toEqual([0, 60_000]);
  });

  it('reconnect after their connection was cut, and assume that something changed', async () => {
    const [one, other] = [await server(), await server()];
    const changed = vi.fn();
    other.onChanged(changed);
    await sql(
      `select pg_terminate_backend(pid) as pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    await expect.poll(() => changed.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
    changed.mockClear();
    await expect
      .poll(
        () => {
          one.tellChanged();
          return changed.mock.calls.length;
        },
        { timeout: 5000, interval: 100 },
      )
      .toBeGreaterThan(0);
  });

  it.each([
    '',
    'nonsense',
    '{}',
    '["a"]',
    '["a","other"]',
    '["a",1]',
    '["a","counted"]',
    '["a","counted","carts",""]',
  ])('ignore an invalid notice: %s', async (payload) => {
    const fleet = await server();
    const changed = vi.fn();
    fleet.onChanged(changed);
    const limit = makeRateLimit({ now: () => 0 }, 1, { tally: fleet.tally('carts') });
    await sql(`select pg_notify('dioptra', '${payload}')`);
    await pause(50);
    expect(changed).not.toHaveBeenCalled();
    expect(limit.take('a')).toBe(0);
  });

  it('continue without the database: no notice, no failure', async () => {
    const address = new URL(url);
    address.pathname = 'nowhere';
    const fleet = await openPostgresFleet(address.href);
    fleet.tellChanged();
    const limit = makeRateLimit({ now: () => 0 }, 1, { tally: fleet.tally('carts') });
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 60_000]);
    await fleet.close();
  });
});
