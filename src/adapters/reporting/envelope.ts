import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../shared/decode.ts';
import { parsedJson } from '../shared/parsed-json.ts';

/** The address where Sentry accepts data from browsers, read from a DSN: `https://{key}@{host}/{path}/{project}`. */
export interface Destination {
  readonly host: string;
  readonly project: string;
  readonly key: string;
  /** Envelopes are posted here. */
  readonly address: string;
}

export const destinationOf = (dsn: string): Destination | undefined => {
  if (!URL.canParse(dsn)) return undefined;
  const { protocol, host, username: key, pathname } = new URL(dsn);
  const parts = pathname.split('/').filter((part) => part !== '');
  const project = parts.pop();
  if (!key || project === undefined || !/^\d+$/.test(project)) return undefined;
  const base = [`${protocol}//${host}`, ...parts].join('/');
  return { host, project, key, address: `${base}/api/${project}/envelope/` };
};

const HeaderC = t.type({ dsn: t.string });

/** Whether an envelope is for our own project: a tunnel that forwards anything could be used by anyone. */
export const isFor = (destination: Destination, envelope: Uint8Array): boolean => {
  const end = envelope.indexOf(10);
  const header = decode(HeaderC)(parsedJson(new TextDecoder().decode(envelope.slice(0, Math.max(0, end)))));
  if (E.isLeft(header)) return false;
  const named = destinationOf(header.right.dsn);
  return named !== undefined && named.address === destination.address && named.key === destination.key;
};

/** Returns an envelope for an error of our own server: what failed and where, without its message. `at`: ISO 8601. */
export const serverEnvelope = (dsn: string, id: string, at: string, detail: string): string => {
  const [name = 'Error', ...where] = detail.split(' ');
  return [
    { event_id: id, sent_at: at, dsn },
    { type: 'event' },
    {
      event_id: id,
      timestamp: at,
      platform: 'node',
      level: 'error',
      exception: { values: [{ type: name, value: where.join(' ') }] },
      tags: { side: 'server' },
    },
  ]
    .map((part) => JSON.stringify(part))
    .join('\n');
};
