import type { LawPage } from '../../domain/content/block.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Locale } from '../../domain/shared/locale.ts';

/** The pages whose texts a buyer gets with an order: withdrawal with its model form, terms, privacy. Source: DOC-1. */
export const orderLawPages = ['returns', 'terms', 'privacy'] as const satisfies readonly LawPage[];

export interface LawSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What a page of the law says, in words. */
export interface LawText {
  readonly page: (typeof orderLawPages)[number];
  readonly title: string;
  readonly sections: readonly LawSection[];
}

/** What the law's pages say now, to somebody whom a shop sends goods to. */
export type LawTexts = (asked: {
  readonly brand: BrandId;
  readonly locale: Locale;
  /** Where the goods go. */
  readonly country: CountryCode;
}) => Promise<readonly LawText[]>;
