import { AsyncLocalStorage } from 'node:async_hooks';

interface Told {
  /** Units: s. */
  wait?: string;
}
const underWay = new AsyncLocalStorage<Told>();

/** Runs `work` and returns the retry delay that the backend sent in the meantime, if any. Units: s. */
export const readRetryDelay = async (work: () => Promise<unknown>): Promise<string | undefined> => {
  const told: Told = {};
  await underWay.run(told, work);
  return told.wait;
};

/** Sends requests to the backend and records its retry delay. */
export const recordRetryDelay =
  (fetch: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request);
    const told = underWay.getStore();
    const wait = answer.status === 429 || answer.status === 503 ? answer.headers.get('retry-after') : null;
    if (told && wait !== null) told.wait = wait;
    return answer;
  };
