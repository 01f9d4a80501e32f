import { createServer } from 'node:net';

const tryPort = (port: number): Promise<void> =>
  new Promise((free, taken) => {
    const server = createServer();
    server.once('error', taken);
    server.listen(port, () => server.close(() => free()));
  });

/** Throws as listening would when one of them is taken: before a database is opened, and not half a minute later. */
export const checkPorts = async (wanted: readonly number[]): Promise<void> => {
  for (const port of wanted) await tryPort(port);
};
