export const intervalUnits = ['day', 'month'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** How often a subscription delivers: every so many days or months. */
export interface DeliveryInterval {
  readonly every: number;
  readonly unit: IntervalUnit;
}

/** What the wire says where nothing was chosen. Nobody means a delivery a day: no form proposes it. Source: ACC-5, D72. */
export const defaultFrequency = 1;
