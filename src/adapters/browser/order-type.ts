import { trackingCookie } from '../../domain/tracking/cookies.ts';
import { readTracking } from '../../domain/tracking/tracking-cookie.ts';

/** What kind of order the way here announced, as the tracking cookie keeps it. Source: TRK-2, D70. */
export const orderTypeOf = (cookies: string): string | undefined => {
  const start = `${trackingCookie.name}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found && readTracking(found.slice(start.length)).order_type;
};
