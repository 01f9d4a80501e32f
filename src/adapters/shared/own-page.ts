const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Whether a page of our own sent the request. A request without an origin is accepted. If a page hides its origin, the
 * browser sends `null`: then only the browser's own header can show that the page is ours. `known`: further addresses
 * of ours.
 */
export const isSentByOwnPage = ({ headers, url }: Request, known: readonly string[] = []): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site') return false;
  const origin = headers.get('origin');
  if (origin === null || (origin === 'null' && site === 'same-origin')) return true;
  const host = hostOf(origin);
  const own = headers.get('host') ?? hostOf(url);
  return host !== undefined && (host === own || known.some((address) => hostOf(address) === host));
};
