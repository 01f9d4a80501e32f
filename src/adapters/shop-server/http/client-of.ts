/**
 * Returns the client that rate limits count. The page server sends the visitor in `x-client` and overwrites a browser's
 * own header. Without it, all callers share one key, which is right for a sandbox called directly.
 */
export const clientOf = (request: Request): string => request.headers.get('x-client') ?? 'direct';
