import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sleep } from './chromium.ts';

/** Units: ms for each request; bytes per ms for all together. */
const latency = 150;
const rate = 200;
/** Two TCP segments. Units: bytes. */
const portion = 2920;

/**
 * Puts a slow phone's network in front of a server, also for requests that the browser makes by itself. `lost`: a
 * header that is left out.
 */
export const slowNetwork = async (origin: string, lost?: string) => {
  const agent = new Agent({ keepAlive: true });
  /** The time at which the line is free again. */
  let free = 0;
  const server = createServer(async (asked, response) => {
    await sleep(latency);
    const { method, headers } = asked;
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      asked.pipe(request(origin + asked.url, { method, headers, agent }, resolve).on('error', reject)),
    );
    const kept = Object.entries(answer.headers).filter(([name]) => name !== lost);
    response.writeHead(answer.statusCode ?? 0, Object.fromEntries(kept)).flushHeaders();
    for await (const part of answer as AsyncIterable<Buffer>)
      for (let at = 0; at < part.length; at += portion) {
        const sent = part.subarray(at, at + portion);
        free = Math.max(free, performance.now()) + sent.length / rate;
        await sleep(free - performance.now());
        response.write(sent);
      }
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
