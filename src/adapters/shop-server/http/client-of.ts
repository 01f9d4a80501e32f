/**
 * Whom rate limits count. The page server says in `x-client` who asks through it; it overwrites what a browser sends.
 * Without it all share one key, which is right for a sandbox that is called directly.
 */
export const clientOf = (request: Request): string => request.headers.get('x-client') ?? 'direct';
