import * as E from 'fp-ts/Either';
import { afterEach, expect, it, vi } from 'vitest';
import { retryUnreachable } from '../../../../src/application/shared/retry.ts';
import { ownDatabase } from '../fixtures/own-database.ts';
import { startSandbox } from '../fixtures/start-sandbox.ts';

afterEach(() => vi.useRealTimers());

const connections = 10;

it('a request that no database connection is free for is refused, and carried out on the retry · LOAD-7', async ({
  skip,
}) => {
  const { place, drop } = await ownDatabase();
  if (!('url' in place)) return skip('There is no PostgreSQL here.');
  const { sandbox, client, incidents, close } = await startSandbox(place);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = Array.from({ length: connections }, () => {
    let isHeld = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const done = sandbox.db.connection().execute(() => {
      isHeld();
      return released;
    });
    return { held, done };
  });
  await Promise.all(holding.map(({ held }) => held));

  const create = client().createCart({});
  const first = create();
  await vi.advanceTimersByTimeAsync(15_000);
  const busy = await first;
  expect(busy).toEqual(
    E.left({ _tag: 'Unavailable', status: 503, wait: expect.toSatisfy((wait) => wait >= 2 && wait <= 5) }),
  );
  expect(incidents.map(({ kind }) => kind)).toEqual(['no-connection']);

  const waited: number[] = [];
  const patient = retryUnreachable(async (ms) => {
    waited.push(ms);
    release();
  })(async () => (waited.length === 0 ? busy : create()))();
  vi.useRealTimers();
  expect(E.isRight(await patient)).toBe(true);
  expect(waited).toEqual([expect.toSatisfy((ms) => ms >= 2000 && ms <= 5000)]);
  await Promise.all(holding.map(({ done }) => done));
  await close();
  await drop();
});
