import type { LawPage } from '../../domain/content/block.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Locale } from '../../domain/shared/locale.ts';

/**
 * The legal pages whose texts a buyer receives with an order: withdrawal with its model form, terms, privacy. Source:
 * DOC-1.
 */
export const orderLawPages = ['returns', 'terms', 'privacy'] as const satisfies readonly LawPage[];

export interface LawSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The text of a legal page. */
export interface LawText {
  readonly page: (typeof orderLawPages)[number];
  readonly title: string;
  readonly sections: readonly LawSection[];
}

/** Returns the current texts of the legal pages for a buyer of a shop. */
export type LawTexts = (asked: {
  readonly brand: BrandId;
  readonly locale: Locale;
  /** The country of delivery. */
  readonly country: CountryCode;
}) => Promise<readonly LawText[]>;
