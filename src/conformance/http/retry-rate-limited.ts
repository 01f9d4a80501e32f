import type { Fetch } from './cookies.ts';

/** The longest wait for a server that limits the rate. Units: ms. */
export const longest = 30_000;

/** Repeats a request after a rate limit (429), when the server says so or after a pause. */
export const retryRateLimited =
  (fetch: Fetch, wait: (ms: number) => Promise<void>): Fetch =>
  async (request) => {
    for (let waited = 0; ; ) {
      const answer = await fetch(request.clone());
      if (answer.status !== 429 || waited >= longest) return answer;
      await answer.body?.cancel();
      const seconds = Number(answer.headers.get('retry-after') ?? 5);
      const ms = Math.min(Math.max(seconds || 5, 1) * 1000, longest - waited);
      await wait(ms);
      waited += ms;
    }
  };
