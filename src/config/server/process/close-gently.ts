import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How often connections that have nothing under way are looked for. Units: ms. */
const every = 100;

/**
 * Takes no new connection, answers what is under way, and says with each answer that the connection ends. A connection
 * that is closed while its next request is on the way loses that request: hence first the word, then the closing.
 * `grace`: how long a client that keeps a connection has to hear that it ends. Units: ms.
 */
export const closeGently = (server: Server, grace = 1000): Promise<void> =>
  new Promise((closed) => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    // A busy process is late: what came meanwhile is read between this timer and the next immediate.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    const sweep = setTimeout(() => {
      closeIdle();
      setInterval(closeIdle, every).unref();
    }, grace);
    // Not the close of HTTP: that one ends idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(sweep);
      closed();
    });
  });
