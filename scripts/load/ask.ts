import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Question {
  /** Says which shop is asked. */
  readonly host: string;
  readonly path: string;
  readonly cookie?: string;
  /** As browsers ask: the text cannot be read then. */
  readonly packed?: boolean;
  /** Posted as JSON. */
  readonly body?: unknown;
}

export interface Answer {
  /** 0: none came. */
  readonly status: number;
  /** Units: ms. */
  readonly took: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

export type Ask = (question: Question) => Promise<Answer>;

/** Asks a server over connections that are kept, as those of a proxy; the host is that of the shop. */
export const makeAsk = (port: number): { readonly ask: Ask; readonly close: () => void } => {
  const agent = new Agent({ keepAlive: true });
  const ask: Ask = ({ host, path, cookie, packed, body }) =>
    new Promise((resolve) => {
      const began = performance.now();
      const ended = (status: number, headers: Answer['headers'] = {}, text = ''): void =>
        resolve({ status, took: performance.now() - began, headers, text });
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            host,
            ...(packed && { 'accept-encoding': 'br' }),
            ...(cookie !== undefined && { cookie }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            ended(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts).toString()),
          );
          answer.on('error', () => ended(0));
        },
      );
      sent.setTimeout(120_000, () => sent.destroy());
      sent.on('error', () => ended(0));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { ask, close: () => agent.destroy() };
};

/** Does one thing so often a second, whether or not those before have ended; what a tick is late by is caught up. */
export const steadily = async (rate: number, ms: number, one: () => void): Promise<void> => {
  const began = performance.now();
  for (let done = 0; performance.now() - began < ms; await pause(5))
    for (const due = ((performance.now() - began) / 1000) * rate; done < due; done += 1) one();
};

/** The value below which a part of all lies; 0 where there are none. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
