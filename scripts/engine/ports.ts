import { createServer } from 'node:net';

/** Listens for a moment; 0: on any free port. Rejects if the port is taken. */
const tryPort = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export const freePort = (): Promise<number> => tryPort(0);
export const isFree = (port: number): Promise<boolean> =>
  tryPort(port).then(
    () => true,
    () => false,
  );
