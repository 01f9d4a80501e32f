import * as E from 'fp-ts/Either';
import type { TextKey, TextValues } from '../../application/shared/texts.ts';
import type { Thing } from '../contract/absences.ts';

/** The codes that have texts. A backend of your own may have more. */
export type RefusalCode = TextKey extends infer Key
  ? Key extends `refusals:${infer Code}`
    ? Code
    : never
  : never;

/** What is wrong: a code for programs, and the values for its text. */
interface Reason<Code> {
  readonly code: Code;
  readonly values?: TextValues;
  /** The text, if it is not that of the code. */
  readonly words?: readonly [key: TextKey, values?: TextValues];
}

export interface FieldRefusal<Code = RefusalCode> extends Reason<Code> {
  /** The path in the body: `items[0].quantity`, `billing_address.postcode`. */
  readonly path: string;
}

/** A refusal by the shop. The contract's server adds the message in the caller's language. Nothing was changed. */
export interface Refusal extends Reason<string> {
  readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 503;
  /** The fields that are wrong. Undefined if the refusal concerns the call as a whole. */
  readonly fields?: readonly FieldRefusal<string>[];
  /** The earliest time after which a client over the limit may call again. Units: s. */
  readonly retryAfter?: number;
}

/** Codes for which the user interface has texts of its own. */
type UnsaidCode = 'payment.provider_unavailable' | 'server.engine_unavailable';

/** Refuses a call as a whole. */
export const refuse = (
  status: Refusal['status'],
  code: RefusalCode | UnsaidCode,
  values?: TextValues,
): E.Either<Refusal, never> => E.left({ status, code, ...(values && { values }) });

/** Refuses because the thing does not exist or belongs to another customer. */
export const notFound = (thing: Thing): E.Either<Refusal, never> =>
  E.left({ status: 404, code: `${thing}.not_found` });

/** Refuses because of fields. The first field's code and values represent all. */
export const violate = (fields: readonly [FieldRefusal, ...FieldRefusal[]]): E.Either<Refusal, never> => {
  const [{ path: _, ...first }] = fields;
  return E.left({ status: 422, ...first, fields });
};

/** Refuses because of the wrong fields. Undefined if none is wrong. */
export const refuseAny = (wrong: readonly FieldRefusal[]): E.Either<Refusal, never> | undefined => {
  const [first, ...rest] = wrong;
  return first && violate([first, ...rest]);
};

/** The refusal for a visitor who tries too often. `seconds`: until they may try again. */
export const rateLimited = (seconds: number): Refusal => ({
  status: 429,
  code: 'rate_limit',
  words: ['refusals:rate_limit', { count: Math.ceil(seconds / 60) }],
  retryAfter: seconds,
});

/** Refuses a visitor who tries too often. `waitMs`: until they may try again. Units: ms. */
export const tooOften = (waitMs: number): E.Either<Refusal, never> =>
  E.left(rateLimited(Math.ceil(waitMs / 1000)));
