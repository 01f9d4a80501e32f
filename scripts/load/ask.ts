import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Question {
  /** The host header, which selects the shop. */
  readonly host: string;
  readonly path: string;
  readonly cookie?: string;
  /** Accepts compression, as browsers do: the text cannot be read then. */
  readonly packed?: boolean;
  /** Posted as JSON. */
  readonly body?: unknown;
}

export interface Answer {
  /** 0 if there was no response. */
  readonly status: number;
  /** Units: ms. */
  readonly took: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

export type Ask = (question: Question) => Promise<Answer>;

/** Requests a server over kept-alive connections, like those of a proxy; the host header is that of the shop. */
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

/** Runs an action at a given rate per second, whether or not earlier ones have ended; delays of a timer tick are caught up. */
export const steadily = async (rate: number, ms: number, one: () => void): Promise<void> => {
  const began = performance.now();
  for (let done = 0; performance.now() - began < ms; await pause(5))
    for (const due = ((performance.now() - began) / 1000) * rate; done < due; done += 1) one();
};

/** The value below which the given part of all values lies; 0 if there are none. */
export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
