/** What the contract needs of a request; everything else a browser says is nobody's business. */
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

/** What an answer may say of itself. What is safe, what is kept where and what a page may load, the shop says. */
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

/** Data, pictures and documents: nothing that a browser would show as a page of the shop or run. */
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

/** The headers that another backend is asked with. `cookies`: the names that are its own. */
export const headersToBackend = (from: Headers, cookies: readonly string[]): Headers => {
  const headers = taken(from, asked);
  const own = (from.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookies.includes(nameOf(cookie)));
  if (own.length > 0) headers.set('cookie', own.join('; '));
  return headers;
};

/** A cookie is this host's: nothing that answers beside the shop gets it. */
const withoutDomain = (cookie: string): string =>
  cookie
    .split(';')
    .filter((part) => !/^\s*domain\s*=/i.test(part))
    .join(';');

/** The headers that its answer is passed on with; undefined: it carries what no answer may. */
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
