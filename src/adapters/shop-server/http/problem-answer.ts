import type { Problem } from '../../contract/problem.ts';

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

/** `retryAfter`: when who asked too often may ask again, at the earliest. Units: s. */
export const problemAnswer = (status: number, problem: Problem, retryAfter = 60): Response => {
  const answer = jsonAnswer(status, JSON.stringify(problem));
  if (status === 429) answer.headers.set('retry-after', String(retryAfter));
  return answer;
};
