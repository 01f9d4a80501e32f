import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One item of an envelope: its type and its content. */
export interface EnvelopeItem {
  readonly type: string;
  readonly text: string;
}

/** An envelope consists of lines: its header, then for each item a header and a payload, whose length in bytes may be given. */
const itemsOf = (envelope: Buffer): readonly EnvelopeItem[] => {
  const items: EnvelopeItem[] = [];
  let at = envelope.indexOf(10) + 1;
  while (at > 0 && at < envelope.length) {
    const end = envelope.indexOf(10, at);
    if (end < 0) break;
    const { type, length } = JSON.parse(envelope.subarray(at, end).toString()) as {
      readonly type: string;
      readonly length?: number;
    };
    const next = envelope.indexOf(10, end + 1);
    const stop = length === undefined ? (next < 0 ? envelope.length : next) : end + 1 + length;
    items.push({ type, text: envelope.subarray(end + 1, stop).toString() });
    at = stop + 1;
  }
  return items;
};

/** A fake Sentry: accepts envelopes, and stores their items. */
export const openEnvelopes = async () => {
  const items: EnvelopeItem[] = [];
  const headers: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      headers.push(JSON.stringify(request.headers));
      items.push(...itemsOf(Buffer.concat(parts)));
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    of: (type: string) => items.filter((item) => item.type === type).map(({ text }) => text),
    all: () => items.map(({ text }) => text).join('\n') + headers.join('\n'),
    count: () => items.length,
    forget: () => {
      items.length = 0;
      headers.length = 0;
    },
    close: () => server.close(),
  };
};
export type Envelopes = Awaited<ReturnType<typeof openEnvelopes>>;
