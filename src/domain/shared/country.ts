/** Countries that the shops have names for. Which of them a brand ships to is configuration. Source: I18N-8, D18. */
export const countryCodes = ['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI', 'BE', 'LU', 'NL'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Whether it is one of the ten, in capitals. Source: I18N-8. */
export const isCountryCode = (input: unknown): input is CountryCode =>
  countryCodes.some((code) => code === input);

/** What a table says of a country. What comes from outside may be called like something that every object has: nothing then. */
export const ofCountry = <A>(
  table: Readonly<Partial<Record<CountryCode, A>>>,
  country: CountryCode,
): A | undefined => (Object.hasOwn(table, country) ? table[country] : undefined);
