import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number;
    readonly doubleValue?: number;
  };
}
interface Exported {
  readonly attributes?: readonly Attribute[];
}

/** A span as sent to a collector. */
export interface SentSpan extends Exported {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

const clocks = /^(traceId|spanId|parentSpanId|\w*[tT]imeUnixNano|service\.instance\.id)$/;

/** Every text and number that was sent, except ids of traces and times. */
const saidIn = (sent: unknown): readonly string[] => {
  if (typeof sent !== 'object' || sent === null) return [String(sent)];
  return Object.entries(sent).flatMap(([key, value]) => (clocks.test(key) ? [] : [key, ...saidIn(value)]));
};
const attributesIn = (sent: unknown): readonly Attribute[] => {
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key === 'attributes' ? (value as readonly Attribute[]) : attributesIn(value),
  );
};

/** Accepts OTLP over HTTP, like a collector, and stores it. */
export const openCollector = async () => {
  const sent: {
    readonly path: string;
    readonly authorization: string | undefined;
    readonly body: unknown;
  }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { url: path = '', headers } = request;
    sent.push({ path, authorization: headers.authorization, body: JSON.parse(text) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const bodies = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
  interface Traces {
    readonly resourceSpans: readonly {
      readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
    }[];
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    spans: () =>
      (bodies('/v1/traces') as readonly Traces[]).flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () => bodies('/v1/metrics'),
    said: () => sent.flatMap(({ body }) => saidIn(body)),
    attributes: () => sent.flatMap(({ body }) => attributesIn(body)),
    close: () => new Promise((closed) => server.close(closed)),
  };
};

export const factsOf = ({ attributes = [] }: Exported): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
  );

/** Returns a free port. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
};
