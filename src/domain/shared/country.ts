/** Countries that the shops have names for. Which of them a brand ships to is configuration. Source: I18N-8, D18. */
export const countryCodes = ['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI', 'BE', 'LU', 'NL'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Whether it is one of the ten, in capitals. Source: I18N-8. */
export const isCountryCode = (input: unknown): input is CountryCode =>
  countryCodes.some((code) => code === input);
