import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../../src/adapters/sandbox/db/connect.ts';

afterEach(() => vi.useRealTimers());

it('opening a database that accepts the connection but stays silent is given up after fifteen seconds', async () => {
  const open: Socket[] = [];
  const server = createServer((socket) => void open.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = openDatabase({ url: `postgres://shop:secret@127.0.0.1:${port}/shop` }).then(
    () => 'opened',
    () => 'given up',
  );
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await opened).toBe('given up');
  for (const socket of open) socket.destroy();
  server.close();
});
