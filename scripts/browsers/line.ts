import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the line changes the traffic that passes through it. */
export interface Condition {
  /** Nothing passes: connections are closed. */
  readonly isCut?: boolean;
  /** Additional delay of each response. Units: ms. */
  readonly delay?: number;
  /** Requests for these paths fail. */
  readonly lost?: RegExp;
  /** Written before the first script of every page. It removes what an old engine lacks. */
  readonly before?: string;
}

export interface Line {
  readonly port: number;
  readonly set: (condition: Condition) => void;
  /** Errors that pages reported, and violations of their content security policy. */
  readonly told: string[];
  readonly close: () => Promise<void>;
}

const tellsOfErrors = /^\/(api\/errors|refused)/;
const starter = /^\/assets\/starter-[\w-]+\.js$/;

/**
 * Opens a proxy between a browser and the shop. It can cut and delay the traffic in every browser, and receives the
 * errors that pages report.
 */
export const layLine = async (shopPort: number): Promise<Line> => {
  let now: Condition = {};
  const told: string[] = [];

  const hear = (asked: IncomingMessage) => {
    let text = '';
    asked.on('data', (piece) => {
      text += piece;
    });
    asked.on('end', () => told.push(text));
  };
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { url = '/', method, headers } = asked;
    const isStarter = now.before !== undefined && starter.test(url);
    const onward = request(
      {
        port: shopPort,
        path: url,
        method,
        headers: isStarter ? { ...headers, 'accept-encoding': 'identity' } : headers,
      },
      (back) => {
        const given = back.headers['content-security-policy'];
        const own = {
          ...back.headers,
          ...(given && { 'content-security-policy': `${given}; report-uri /refused` }),
        };
        if (isStarter) {
          delete own['content-length'];
          answer.writeHead(back.statusCode ?? 502, { ...own, 'cache-control': 'no-store' });
          answer.write(now.before);
        } else answer.writeHead(back.statusCode ?? 502, own);
        back.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };

  const server = createServer((asked, answer) => {
    const { url = '/' } = asked;
    const { isCut, delay = 0, lost } = now;
    if (isCut || lost?.test(url)) answer.destroy();
    else if (url === '/refused') {
      hear(asked);
      answer.writeHead(204).end();
    } else {
      if (tellsOfErrors.test(url)) hear(asked);
      setTimeout(() => pass(asked, answer), delay);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set: (condition) => {
      now = condition;
      if (condition.isCut) server.closeAllConnections();
    },
    told,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
