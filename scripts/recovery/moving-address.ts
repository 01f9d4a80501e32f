import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface MovingAddress {
  readonly port: number;
  readonly moveTo: (port: number) => void;
  /** From now on every answer of the database is delayed. Units: ms. */
  readonly slowBy: (ms: number) => void;
  readonly close: () => void;
}

/** An address that an operator moves from one database to another, over a connection that can be slow. */
export const movingAddress = async (first: number): Promise<MovingAddress> => {
  let port = first;
  let late = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    let told = Promise.resolve();
    far.on('data', (part) => {
      const at = performance.now() + late;
      told = told.then(async () => {
        const left = at - performance.now();
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
        if (near.writable) near.write(part);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    moveTo: (next) => {
      port = next;
      for (const socket of open) socket.destroy();
    },
    slowBy: (ms) => {
      late = ms;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
