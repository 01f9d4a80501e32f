import type { Fetch } from './cookies.ts';

/** Nobody waits longer for a server that has had enough. Units: ms. */
export const longest = 30_000;

/** Asks again where the server has had enough for now (429), when it says so or after a while. */
export const patient =
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
