import { AsyncLocalStorage } from 'node:async_hooks';

interface Told {
  /** Units: s. */
  wait?: string;
}
const underWay = new AsyncLocalStorage<Told>();

/** Does `work`, and says what the backend told it meanwhile of when to ask again, if it did. Units: s. */
export const hearingWait = async (work: () => Promise<unknown>): Promise<string | undefined> => {
  const told: Told = {};
  await underWay.run(told, work);
  return told.wait;
};

/** Asks the backend, and keeps in mind for how long it wants to be left alone. */
export const passingWait =
  (fetch: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request);
    const told = underWay.getStore();
    const wait = answer.status === 429 ? answer.headers.get('retry-after') : null;
    if (told && wait !== null) told.wait = wait;
    return answer;
  };
