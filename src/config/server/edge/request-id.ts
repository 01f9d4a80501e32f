import { AsyncLocalStorage } from 'node:async_hooks';

export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w.-]{8,128}$/;

/** What a trusted proxy calls the request; another is made where it calls it nothing, or something that is no id. */
export const requestIdOf = (given: string | undefined, isTrusted: boolean): string =>
  isTrusted && given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID();

const underWay = new AsyncLocalStorage<string>();

/** Whatever `work` logs or asks of the backend has this id. */
export const withRequestId = <A>(id: string, work: () => A): A => underWay.run(id, work);

/** None: nobody asked, time did. */
export const currentRequestId = (): string | undefined => underWay.getStore();

/** Asks the backend under the id of the request that is under way. */
export const passingRequestId =
  (fetch: (request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> => {
    const id = currentRequestId();
    if (id === undefined) request.headers.delete(requestIdHeader);
    else request.headers.set(requestIdHeader, id);
    return fetch(request);
  };
