/** Countries whose mailbox services are known by name. */
export const mailCountries = ['CH', 'DE', 'AT', 'IT', 'FR'] as const;
export type MailCountry = (typeof mailCountries)[number];

/** Services that many use, most used first: what a slip of the fingers was probably meant to be. Source: ADDR-3, D53. */
export const mailDomains: Readonly<Record<MailCountry | 'everywhere', readonly string[]>> = {
  everywhere: ['gmail.com', 'outlook.com', 'hotmail.com', 'icloud.com', 'yahoo.com', 'proton.me', 'gmx.net'],
  CH: ['bluewin.ch', 'gmx.ch', 'hispeed.ch', 'sunrise.ch', 'outlook.ch', 'hotmail.ch'],
  DE: ['gmx.de', 'web.de', 't-online.de', 'freenet.de', 'outlook.de', 'hotmail.de', 'yahoo.de'],
  AT: ['gmx.at', 'aon.at', 'chello.at', 'drei.at', 'hotmail.at'],
  IT: ['libero.it', 'virgilio.it', 'tiscali.it', 'alice.it', 'hotmail.it', 'yahoo.it', 'outlook.it'],
  FR: ['orange.fr', 'free.fr', 'laposte.net', 'wanadoo.fr', 'sfr.fr', 'hotmail.fr', 'yahoo.fr', 'outlook.fr'],
};

/** Endings that are meant as they stand, and those that a slip is mended to. */
export const mailEndings: readonly string[] = ['ch', 'de', 'at', 'it', 'fr', 'com', 'net', 'org', 'eu'];

/** The services of some countries, after those that are used everywhere; each once. */
export const mailDomainsOf = (countries: readonly MailCountry[]): readonly string[] => [
  ...new Set(['everywhere' as const, ...countries].flatMap((country) => mailDomains[country])),
];
