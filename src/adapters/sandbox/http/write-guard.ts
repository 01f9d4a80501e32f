import { problemAnswer } from './problem-answer.ts';

const hostOf = (address: string): string => {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
};

const sameSite = (request: Request, known: readonly string[]): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site === 'cross-site') return false;
  const origin = request.headers.get('origin');
  // A page that hides where it is sends the word `null`; only the browser itself can say that it is ours.
  if (origin === null || (origin === 'null' && site === 'same-origin')) return true;
  const host = hostOf(origin);
  const own = request.headers.get('host') ?? hostOf(request.url);
  return host !== '' && (host === own || known.some((address) => hostOf(address) === host));
};

/** Refuses a write that another site's page sends. `known`: addresses of the shops. Undefined: go on. */
export const guardOrigin = (request: Request, known: readonly string[]): Response | undefined =>
  sameSite(request, known) ? undefined : problemAnswer(403, { code: 'request.foreign_origin' });

/** A form of another site cannot send this content type without being asked first. */
export const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
