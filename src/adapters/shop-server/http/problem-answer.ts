import type { Say } from '../../../application/shared/texts.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Refusal } from '../refusal.ts';

/** An answer of the API, already JSON; no cache keeps it unless it says so. */
export const jsonAnswer = (status: number, body: string, cacheControl = 'no-store'): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
  });

/** The sentence of a no; a code that there are no words for has none. */
const sentence = (
  say: Say,
  { code, values, words }: Omit<Refusal, 'status'>,
): { readonly message?: string } => {
  const message = words ? say(...words) : say(`refusals:${code}`, { ...values, defaultValue: '' });
  return message === '' ? {} : { message };
};

/** A no as the wire has it. */
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

/** `retryAfter`: when who asked too often may ask again, at the earliest. Units: s. */
export const problemAnswer = (status: number, problem: Problem, retryAfter = 60): Response => {
  const answer = jsonAnswer(status, JSON.stringify(problem));
  if (status === 429) answer.headers.set('retry-after', String(retryAfter));
  return answer;
};
