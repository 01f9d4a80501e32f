/** The request headers that the contract needs. No others are passed on. */
const asked = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
  'traceparent',
  'x-client',
  'x-request-id',
] as const;

/** The response headers that are passed on. The shop sets security, cross-site and content policy headers itself. */
const answered = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
] as const;

/**
 * The content types that are passed on: data, pictures and documents. None that a browser would show as a page of the
 * shop or run.
 */
const carried =
  /^(application\/(json|[\w.-]+\+json|pdf|octet-stream|msword|vnd\.[\w.-]+)|image\/[\w.+-]+|text\/(plain|csv|calendar))\s*(;|$)/i;

const nameOf = (cookie: string): string => cookie.split('=', 1)[0]?.trim() ?? '';

const taken = (from: Headers, names: readonly string[]): Headers => {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
};

/** Returns the headers for another backend. `cookies`: the names of its cookies. */
export const headersToBackend = (from: Headers, cookies: readonly string[]): Headers => {
  const headers = taken(from, asked);
  const own = (from.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookies.includes(nameOf(cookie)));
  if (own.length > 0) headers.set('cookie', own.join('; '));
  return headers;
};

/** Removes the domain of a cookie, so that no other host beside the shop receives it. */
const withoutDomain = (cookie: string): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*domain\s*=/i.test(part))
    .join(';');

/** Returns the headers to pass its answer on with. Undefined if its content type is not allowed. */
export const headersFromBackend = (
  from: Headers,
  cookies: readonly string[],
  hasBody: boolean,
): Headers | undefined => {
  if (hasBody && !carried.test(from.get('content-type') ?? '')) return undefined;
  const headers = taken(from, answered);
  for (const cookie of from.getSetCookie())
    if (cookies.includes(nameOf(cookie))) headers.append('set-cookie', withoutDomain(cookie));
  return headers;
};
