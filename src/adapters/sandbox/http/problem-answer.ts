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

/** After how long who tried too often may try again, at the earliest. Units: s. */
const retryAfter = ({ code }: Problem): string => (code === 'customer.too_many_tries' ? '900' : '60');

export const problemAnswer = (status: number, problem: Problem): Response => {
  const answer = jsonAnswer(status, JSON.stringify(problem));
  if (status === 429) answer.headers.set('retry-after', retryAfter(problem));
  return answer;
};
