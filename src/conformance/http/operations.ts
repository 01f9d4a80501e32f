import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { withoutNulls } from '../../adapters/backend/without-nulls.ts';
import { contentApi } from '../../adapters/contract/content/content-api.ts';
import type { Method } from '../../adapters/contract/operation.ts';
import { shopApi } from '../../adapters/contract/shop-api.ts';
import { decode } from '../../adapters/shared/decode.ts';
import type { Fetch } from './cookies.ts';

/** The parts of an operation needed to send its request and read its response. */
interface Row {
  readonly method: Method;
  readonly path: string;
  readonly answer: t.Decoder<unknown, unknown>;
}
/** The operations of a server: the Shop API, and editorial content. */
const asked = { ...shopApi, ...contentApi } as const;
export type OperationName = keyof typeof asked;
const rows: Readonly<Record<OperationName, Row>> = asked;
export const operationNames = Object.keys(rows) as OperationName[];

/** A path without parameters comes before one whose parameter would match its last part. */
const ordered = operationNames
  .map((name) => ({
    ...rows[name],
    name,
    pattern: new RegExp(`^${rows[name].path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  .sort((a, b) => a.path.split(':').length - b.path.split(':').length);

/** Finds the operation of a request, relative to the base URL of the API. */
const operationOf = (request: Request, base: string): OperationName | undefined => {
  const path = new URL(request.url).pathname.slice(new URL(base).pathname.length);
  return ordered.find(({ method, pattern }) => method === request.method && pattern.test(path))?.name;
};

/** The result of an operation. `answered`: it exists, but no response of the contract was seen. */
export type Seen = 'holds' | 'answered' | 'missing' | 'unreadable';
export interface OperationFinding {
  readonly name: OperationName;
  readonly seen: Seen;
  /** The subject of the checks in which it was seen first. */
  readonly subject?: string;
  /** Where its response violates the contract: a path, no value. */
  readonly at?: string;
}

/** Records which operations answered as the contract says, and which did not. */
export const makeRecorder = (base: string) => {
  const findings = new Map<OperationName, OperationFinding>();
  let subject = '';
  const note = (finding: OperationFinding): void => {
    const before = findings.get(finding.name);
    if (before?.seen !== 'unreadable')
      findings.set(finding.name, { ...finding, subject: before?.subject ?? subject });
  };
  const recording =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const name = operationOf(request, base);
      const answer = await fetch(request);
      if (name && answer.ok) {
        const body: unknown = await answer
          .clone()
          .json()
          .catch(() => undefined);
        const read = decode(rows[name].answer)(withoutNulls(body));
        note(E.isRight(read) ? { name, seen: 'holds' } : { name, seen: 'unreadable', at: read.left });
      }
      return answer;
    };
  const begins = (next: string): void => {
    subject = next;
  };
  return { recording, findings, begins };
};

interface ErrorAnswer {
  readonly status: number;
  readonly code: unknown;
}
const errorAnswerOf = async (answer: Response): Promise<ErrorAnswer> => {
  const body: unknown = await answer.json().catch(() => undefined);
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return { status: answer.status, code };
};

const noResponse: ErrorAnswer = { status: 0, code: undefined };

/** A path parameter that identifies nothing, so that no request with it changes anything. */
const unknownId = 'there-is-no-such-thing';

/**
 * Tests whether an operation exists, without side effects: with an id that does not exist and an invalid body. It is
 * missing if the response is the same as for a path that does not exist.
 */
export const probe =
  (fetch: Fetch, base: string, query: URLSearchParams) =>
  async (name: OperationName): Promise<OperationFinding> => {
    const { method, path } = rows[name];
    const ask = (at: string): Promise<ErrorAnswer> =>
      fetch(
        new Request(`${base}${at}?${query}`, {
          method,
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: '"nothing"' }),
        }),
      ).then(errorAnswerOf, () => noResponse);
    const answered = await ask(path.replace(/:\w+/g, unknownId));
    const unknownPath = await ask(`/${unknownId}/${unknownId}/${unknownId}/${unknownId}/${unknownId}`);
    const isMissing =
      answered === noResponse ||
      [405, 501].includes(answered.status) ||
      (answered.status === unknownPath.status &&
        answered.code === unknownPath.code &&
        unknownPath.status === 404);
    return { name, seen: isMissing ? 'missing' : 'answered' };
  };
