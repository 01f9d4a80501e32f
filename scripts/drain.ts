import { Agent, get, type RequestOptions } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { runShop } from './running-shop.ts';

/**
 * Stops a server under constant requests, over kept-alive and new connections, as behind a load balancer that checks
 * `/ready` twice a second. No request may be lost. `npm run drain` after a build; see docs/operations.md.
 */
const port = Number(process.env.DRAIN_PORT ?? 4470);
const shop = await runShop(port, { DIOPTRA_DRAIN_SECONDS: '4' });
const kept = new Agent({ keepAlive: true, maxSockets: 16 });

/** The status, or how the request was lost. */
const ask = (path: string, options: RequestOptions): Promise<number | string> =>
  new Promise((resolve) => {
    const lost = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message);
    get(shop.origin + path, options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', lost);
    }).on('error', lost);
  });

const heard = new Map<number | string, number>();
let sends = true;
const visitor = async (agent: Agent | false): Promise<void> => {
  while (sends) {
    const answer = await ask('/', { agent });
    heard.set(answer, (heard.get(answer) ?? 0) + 1);
  }
};
await ask('/', { agent: false });
const visitors = Array.from({ length: 24 }, (_, nth) => visitor(nth < 16 ? kept : false));
await pause(2000);

const since = Date.now();
const stopped = shop.stop();
while ((await ask('/ready', { agent: false })) === 200) await pause(500);
const seenAfter = Date.now() - since;
await pause(500);
sends = false;
await Promise.all(visitors);
await stopped;
const lost = [...heard].filter(([answer]) => answer !== 200);
console.log(
  `${heard.get(200) ?? 0} answers, ${lost.length === 0 ? 'none lost' : `lost: ${JSON.stringify(lost)}`}; ` +
    `/ready returned 503 after ${seenAfter} ms, the server had stopped after ${Date.now() - since} ms.`,
);
process.exit(lost.length === 0 && (heard.get(200) ?? 0) > 0 ? 0 : 1);
