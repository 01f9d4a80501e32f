/** What is remembered of the way on which a visitor came: named keys and nothing else. */

/** Source: TRK-2. */
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

/** Longer values are nobody's campaign, and a cookie has little room. Units: characters. */
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

/** The keys that an address brings; every other parameter is left where it is. Source: TRK-2. */
export const trackingIn = (query: URLSearchParams): Tracking => keep((key) => query.get(key));

/** What is known already, and over it what has come now. Source: TRK-2. */
export const tracked = (known: Tracking, now: Tracking): Tracking => ({ ...known, ...now });

/** The cookie's value: JSON, escaped for a cookie. Source: TRK-2. */
export const writeTracking = (tracking: Tracking): string =>
  encodeURIComponent(JSON.stringify(keep((key) => tracking[key])));

/** What a cookie holds, whoever wrote it: named keys with texts, and of what cannot be read nothing. Source: TRK-2. */
export const readTracking = (cookie: string): Tracking => {
  try {
    const own = new Map<string, unknown>(Object.entries(JSON.parse(decodeURIComponent(cookie))));
    return keep((key) => own.get(key));
  } catch {
    return {};
  }
};
