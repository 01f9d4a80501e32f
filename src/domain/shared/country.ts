/** The countries that the shops have names for. The countries a brand ships to are configured. Source: I18N-8. */
export const countryCodes = ['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI', 'BE', 'LU', 'NL'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Whether the input is the code of one of the ten countries, in capitals. Source: I18N-8. */
export const isCountryCode = (input: unknown): input is CountryCode =>
  countryCodes.some((code) => code === input);

/**
 * Returns a country's entry in a table. External input may equal the name of a property that every object has; the
 * result is then undefined.
 */
export const ofCountry = <A>(
  table: Readonly<Partial<Record<CountryCode, A>>>,
  country: CountryCode,
): A | undefined => (Object.hasOwn(table, country) ? table[country] : undefined);
