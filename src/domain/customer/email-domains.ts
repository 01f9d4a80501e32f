/** Countries whose mailbox providers are listed. */
export const mailCountries = ['CH', 'DE', 'AT', 'IT', 'FR'] as const;
export type MailCountry = (typeof mailCountries)[number];

/** Common mailbox providers, most used first. A mistyped domain is probably one of these. Source: ADDR-3. */
export const mailDomains: Readonly<Record<MailCountry | 'everywhere', readonly string[]>> = {
  everywhere: ['gmail.com', 'outlook.com', 'hotmail.com', 'icloud.com', 'yahoo.com', 'proton.me', 'gmx.net'],
  CH: ['bluewin.ch', 'gmx.ch', 'hispeed.ch', 'sunrise.ch', 'outlook.ch', 'hotmail.ch'],
  DE: ['gmx.de', 'web.de', 't-online.de', 'freenet.de', 'outlook.de', 'hotmail.de', 'yahoo.de'],
  AT: ['gmx.at', 'aon.at', 'chello.at', 'drei.at', 'hotmail.at'],
  IT: ['libero.it', 'virgilio.it', 'tiscali.it', 'alice.it', 'hotmail.it', 'yahoo.it', 'outlook.it'],
  FR: ['orange.fr', 'free.fr', 'laposte.net', 'wanadoo.fr', 'sfr.fr', 'hotmail.fr', 'yahoo.fr', 'outlook.fr'],
};

/** Top-level domains that are accepted as they are, and that a mistyped one is corrected to. */
export const mailEndings: readonly string[] = ['ch', 'de', 'at', 'it', 'fr', 'com', 'net', 'org', 'eu'];

/** Returns the providers of some countries, after those used everywhere. Each once. */
export const mailDomainsOf = (countries: readonly MailCountry[]): readonly string[] => [
  ...new Set(['everywhere' as const, ...countries].flatMap((country) => mailDomains[country])),
];
