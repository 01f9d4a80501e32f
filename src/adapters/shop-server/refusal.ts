import * as E from 'fp-ts/Either';
import type { TextKey, TextValues } from '../../application/shared/texts.ts';
import type { Thing } from '../contract/absences.ts';

/** The codes that there are words for; of a backend of your own there may be more. */
export type RefusalCode = TextKey extends infer Key
  ? Key extends `refusals:${infer Code}`
    ? Code
    : never
  : never;

/** What is wrong: what a program knows it by, and what its words speak of. */
interface Reason<Code> {
  readonly code: Code;
  readonly values?: TextValues;
  /** The words where they are not those of the code. */
  readonly words?: readonly [key: TextKey, values?: TextValues];
}

export interface FieldRefusal<Code = RefusalCode> extends Reason<Code> {
  /** Where in the body: `items[0].quantity`, `billing_address.postcode`. */
  readonly path: string;
}

/** A no of the shop. The server of the contract says it in the words of who asks. Nothing was changed. */
export interface Refusal extends Reason<string> {
  readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 503;
  /** The fields that are wrong; none: it is about the call as a whole. */
  readonly fields?: readonly FieldRefusal<string>[];
  /** After how long who asked too often may ask again, at the earliest. Units: s. */
  readonly retryAfter?: number;
}

/** Codes that screens have words for themselves. */
type UnsaidCode = 'payment.provider_unavailable' | 'server.engine_unavailable';

/** A no about the call as a whole. */
export const refuse = (
  status: Refusal['status'],
  code: RefusalCode | UnsaidCode,
  values?: TextValues,
): E.Either<Refusal, never> => E.left({ status, code, ...(values && { values }) });

/** There is no such thing, or it is not theirs. */
export const notFound = (thing: Thing): E.Either<Refusal, never> =>
  E.left({ status: 404, code: `${thing}.not_found` });

/** A no about fields: the first one's code and values stand for all. */
export const violate = (fields: readonly [FieldRefusal, ...FieldRefusal[]]): E.Either<Refusal, never> => {
  const [{ path: _, ...first }] = fields;
  return E.left({ status: 422, ...first, fields });
};

/** A no about the fields that are wrong. Undefined: none is. */
export const refuseAny = (wrong: readonly FieldRefusal[]): E.Either<Refusal, never> | undefined => {
  const [first, ...rest] = wrong;
  return first && violate([first, ...rest]);
};

/** What a visitor who tries too often is told. `seconds`: until they may try again. */
export const rateLimited = (seconds: number): Refusal => ({
  status: 429,
  code: 'rate_limit',
  words: ['refusals:rate_limit', { count: Math.ceil(seconds / 60) }],
  retryAfter: seconds,
});

/** A no to a visitor who tries too often. `waitMs`: until they may try again. Units: ms. */
export const tooOften = (waitMs: number): E.Either<Refusal, never> =>
  E.left(rateLimited(Math.ceil(waitMs / 1000)));
