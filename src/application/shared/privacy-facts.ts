/** What a recipient of data does for the shop: a key of the words. */
export const recipientTasks = [
  'payment',
  'signIn',
  'content',
  'search',
  'statistics',
  'flags',
  'errors',
  'backend',
] as const;
export type RecipientTask = (typeof recipientTasks)[number];

/** Who outside the shop gets data of visitors. `country`: two letters, where it is known; none: where it is, the operator says. */
export interface Recipient {
  readonly task: RecipientTask;
  readonly name: string;
  readonly country?: string;
}

/** What the privacy page says of the shop as it runs. Source: LAW-36. */
export interface PrivacyFacts {
  readonly recipients: readonly Recipient[];
  /** How long orders keep the values of eyes. Units: years. */
  readonly lensValuesYears: number;
}

/** The European Economic Area, and Switzerland, whose protection each side holds equal. Source: Article 45 GDPR. */
const within =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH'.split(' ');

/** Those to whom data leave the area of that protection. Source: LAW-36, Articles 44 to 49 GDPR. */
export const abroad = (recipients: readonly Recipient[]): readonly Recipient[] =>
  recipients.filter(({ country }) => country !== undefined && !within.includes(country));
