import {
  ErrorCode,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { decode } from '../shared/decode.ts';

const AnswerC = t.intersection([
  t.type({ value: t.unknown }),
  t.partial({ reason: t.string, variant: t.string, metadata: t.record(t.string, t.unknown) }),
]);
const ProblemC = t.type({ errorCode: t.string });

const codes: ReadonlySet<string> = new Set(Object.values(ErrorCode));
const isCode = (code: string): code is ErrorCode => codes.has(code);

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * A provider for any flag service that supports the OpenFeature Remote Evaluation Protocol. Written here, because the
 * registry's server provider is no longer updated and depends on a protocol package that is long outdated.
 */
export const makeOfrepProvider = (base: string, fetch: typeof globalThis.fetch): Provider => {
  const resolve = async <A>(
    key: string,
    otherwise: A,
    is: (value: unknown) => value is A,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<A>> => {
    const answer = await fetch(`${base}/ofrep/v1/evaluate/flags/${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ context }),
      signal: AbortSignal.timeout(5000),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) {
      const problem = decode(ProblemC)(body);
      const code =
        E.isRight(problem) && isCode(problem.right.errorCode) ? problem.right.errorCode : undefined;
      return { value: otherwise, errorCode: code ?? ErrorCode.GENERAL };
    }
    const decoded = decode(AnswerC)(body);
    if (E.isLeft(decoded)) return { value: otherwise, errorCode: ErrorCode.PARSE_ERROR };
    const { value, variant, metadata = {} } = decoded.right;
    if (!is(value)) return { value: otherwise, errorCode: ErrorCode.TYPE_MISMATCH };
    const flagMetadata = Object.fromEntries(
      Object.entries(metadata).flatMap(([name, own]) => (isPlain(own) ? [[name, own]] : [])),
    );
    return { value, flagMetadata, ...(variant !== undefined && { variant }) };
  };
  return {
    metadata: { name: 'ofrep' },
    runsOn: 'server',
    resolveBooleanEvaluation: (key, otherwise, context) =>
      resolve(key, otherwise, (value) => typeof value === 'boolean', context),
    resolveStringEvaluation: (key, otherwise, context) =>
      resolve(key, otherwise, (value) => typeof value === 'string', context),
    resolveNumberEvaluation: (key, otherwise, context) =>
      resolve(key, otherwise, (value) => typeof value === 'number', context),
    resolveObjectEvaluation: <T extends JsonValue>(key: string, otherwise: T, context: EvaluationContext) =>
      resolve<T>(key, otherwise, (value): value is T => typeof value === 'object' && value !== null, context),
  };
};
