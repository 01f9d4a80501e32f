/** The stored parameters of how a visitor came to the shop: the listed keys only. */

/** The parameters that are stored; all others are left out. Source: TRK-2. */
export const trackingKeys = [
  'wgu',
  'at_gd',
  'gclid',
  'utm_id',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'studio_id',
  'studio_user_id',
  'service_id',
  'order_type',
  'order_source_id',
  'order_source_code',
  'campaign_id',
  'token',
  'promotion_id',
  'promotion_name',
] as const;
export type TrackingKey = (typeof trackingKeys)[number];
export type Tracking = Readonly<Partial<Record<TrackingKey, string>>>;

/** Longer values are not from a campaign, and the size of a cookie is limited. Units: characters. */
export const maxTrackingLength = 200;

const isValue = (input: unknown): input is string =>
  typeof input === 'string' && input !== '' && input.isWellFormed() && input.length <= maxTrackingLength;

const keep = (textOf: (key: TrackingKey) => unknown): Tracking =>
  Object.fromEntries(
    trackingKeys.flatMap((key) => {
      const value = textOf(key);
      return isValue(value) ? [[key, value]] : [];
    }),
  );

/** Returns the tracking keys of an address. Other parameters are ignored. Source: TRK-2. */
export const trackingIn = (query: URLSearchParams): Tracking => keep((key) => query.get(key));

/** Merges known and new values. New ones take precedence. Source: TRK-2. */
export const tracked = (known: Tracking, now: Tracking): Tracking => ({ ...known, ...now });

/** Returns the cookie's value: JSON, escaped for a cookie. Source: TRK-2. */
export const writeTracking = (tracking: Tracking): string =>
  encodeURIComponent(JSON.stringify(keep((key) => tracking[key])));

/** Reads a cookie, whose content is not trusted: the listed keys with texts. Unreadable content is ignored. Source: TRK-2. */
export const readTracking = (cookie: string): Tracking => {
  try {
    const own = new Map<string, unknown>(Object.entries(JSON.parse(decodeURIComponent(cookie))));
    return keep((key) => own.get(key));
  } catch {
    return {};
  }
};
