export const intervalUnits = ['day', 'month'] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** How often a subscription delivers: every `every` days or months. */
export interface DeliveryInterval {
  readonly every: number;
  readonly unit: IntervalUnit;
}

/** The value in a response if nothing was chosen. It does not mean a daily delivery, which no form offers. Source: ACC-5. */
export const defaultFrequency = 1;
