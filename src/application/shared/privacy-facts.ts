import type { RecordYears } from '../../domain/orders/record-retention.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** What a recipient of data does for the shop: a translation key. */
export const recipientTasks = [
  'pages',
  'mails',
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

/** A third party that receives visitors' data. `country`: two letters; undefined if it depends on the operator. */
export interface Recipient {
  readonly task: RecipientTask;
  readonly name: string;
  readonly country?: string;
}

/** What the privacy page states about the running shop. Source: LAW-36. */
export interface PrivacyFacts {
  readonly recipients: readonly Recipient[];
  /** How long orders keep the lens values. Units: years. */
  readonly lensValuesYears: number;
  /** How long each shop keeps the records of its sales. Source: LAW-40. */
  readonly recordYears: Readonly<Record<BrandId, RecordYears>>;
  /** Who represents a shop where its company has no seat, with an address. Source: GDPR, article 27; DSG, article 14. */
  readonly representatives?: Readonly<Partial<Record<BrandId, string>>>;
}

/**
 * The European Economic Area and Switzerland, whose data protection both sides recognise as equivalent. Source: Article
 * 45 GDPR.
 */
const within =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH'.split(' ');

/** The recipients outside the area of that protection. Source: LAW-36, Articles 44 to 49 GDPR. */
export const abroad = (recipients: readonly Recipient[]): readonly Recipient[] =>
  recipients.filter(({ country }) => country !== undefined && !within.includes(country));
