const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/**
 * Whether a page of ours sent this. A browser that names no origin at all is let through; a page that hides where it is
 * sends the word `null`, and then only the browser itself can say that it is ours. `known`: further addresses of ours.
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
