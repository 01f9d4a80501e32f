import type { Say } from '../../../application/shared/texts.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Refusal } from '../refusal.ts';

/** Builds a JSON response of the API. By default it is not cached. */
export const jsonAnswer = (status: number, body: string, cacheControl = 'no-store'): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
  });

/** Returns the message of a refusal. Empty if its code has no text. */
const sentence = (
  say: Say,
  { code, values, words }: Omit<Refusal, 'status'>,
): { readonly message?: string } => {
  const message = words ? say(...words) : say(`refusals:${code}`, { ...values, defaultValue: '' });
  return message === '' ? {} : { message };
};

/** Converts a refusal to wire format. */
export const problemOf = (say: Say, refusal: Refusal): Problem => {
  const { code, values, fields } = refusal;
  return {
    code,
    ...sentence(say, refusal),
    ...(fields && {
      violations: fields.map((field) => ({
        property_path: field.path,
        code: field.code,
        ...sentence(say, field),
      })),
    }),
    ...(values && { values }),
  };
};

/**
 * `retryAfter`: the earliest time at which a client may call again, by default a minute if it is over the limit. Units:
 * s.
 */
export const problemAnswer = (
  status: number,
  problem: Problem,
  retryAfter = status === 429 ? 60 : undefined,
): Response => {
  const answer = jsonAnswer(status, JSON.stringify(problem));
  if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter));
  return answer;
};
