/** Events of the shop, by their GA4 names. Consent and adapters are the tracking capability's. */
export interface AnalyticsPort {
  readonly send: (name: string, fields: Readonly<Record<string, unknown>>) => void;
}
