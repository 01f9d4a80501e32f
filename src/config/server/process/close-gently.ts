import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How often idle connections are closed. Units: ms. */
const every = 100;

/**
 * Stops accepting connections, answers the running requests and adds `connection: close` to each answer. A connection
 * that is closed while its next request is on the way loses that request, so the client is told before it is closed.
 * `grace`: how long a client has to learn that its connection ends. Units: ms.
 */
export const closeGently = (server: Server, grace = 1000): Promise<void> =>
  new Promise((closed) => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    // On a busy process the timer is late. What arrived meanwhile is read before the next immediate.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    const sweep = setTimeout(() => {
      closeIdle();
      setInterval(closeIdle, every).unref();
    }, grace);
    // Not the `close` of the HTTP server: that one closes idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(sweep);
      closed();
    });
  });
