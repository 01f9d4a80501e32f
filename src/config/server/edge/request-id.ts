import { AsyncLocalStorage } from 'node:async_hooks';

export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w.-]{8,128}$/;

/** Returns a trusted proxy's id of the request; creates one if there is none or it is malformed. */
export const requestIdOf = (given: string | undefined, isTrusted: boolean): string =>
  isTrusted && given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID();

const underWay = new AsyncLocalStorage<string>();

/** Everything that `work` logs or requests from the backend has this id. */
export const withRequestId = <A>(id: string, work: () => A): A => underWay.run(id, work);

/** Undefined for work that was started by a timer. */
export const currentRequestId = (): string | undefined => underWay.getStore();

/** Sends requests to the backend with the id of the current request. */
export const passingRequestId =
  (fetch: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> => {
    const id = currentRequestId();
    if (id === undefined) request.headers.delete(requestIdHeader);
    else request.headers.set(requestIdHeader, id);
    return fetch(request);
  };
