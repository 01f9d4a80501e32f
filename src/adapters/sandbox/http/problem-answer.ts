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

export const problemAnswer = (status: number, problem: Problem): Response =>
  jsonAnswer(status, JSON.stringify(problem));
