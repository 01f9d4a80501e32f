/** All shipping methods with texts of their own. Source: CHK-9. */
export const namedShipping = [
  'swisspost_a_letter',
  'swisspost_a_parcel',
  'swisspost_b_letter',
  'swisspost_b_parcel',
  'swisspost_registered_letter',
  'swisspost_registered_parcel',
  'swisspost_a_midi',
  'swisspost_b_midi',
  'planzer_priority',
  'planzer_economy',
  'gls_parcel',
  'gls_letter',
  'dhl',
  'cargo',
  'pickup',
] as const;
