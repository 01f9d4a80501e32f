import { carrierOf } from './carrier.ts';
import type { Carrier } from './shipping.ts';

/** Tracking pages by carrier; the tracking number is appended. Other carriers have no known page. */
const pages: Partial<Record<Carrier, string>> = {
  dhl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  gls: 'https://gls-group.com/GROUP/en/parcel-tracking?match=',
  post: 'https://service.post.ch/ekp-web/ui/entry/search/',
};

/** Returns the carrier's tracking page for a shipping method and a tracking number. Source: ORD-4. */
export const carrierLink = (method: string | undefined, tracking: string | undefined): string | undefined => {
  const page = method === undefined ? undefined : pages[carrierOf(method)];
  return page === undefined || !tracking ? undefined : page + encodeURIComponent(tracking);
};
