const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/** Whether one of our own pages sent this form. A browser that names no origin at all is let through. */
export const isSameOrigin = (request: Request): boolean => {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return hostOf(origin) === (request.headers.get('host') ?? new URL(request.url).host);
};
