import type { VolumeUnit } from '../../domain/catalogue/price/base-price.ts';
import type { PrescriptionRule } from '../../domain/checkout/prescription-facts.ts';
import type { ConsentPolicy } from '../../domain/customer/mail-consent.ts';

/** Countries whose law the pages know: those that shops are in. `EU`: what all others of the Economic Area have at least. */
export const lawCountries = ['CH', 'DE', 'AT', 'IT', 'FR', 'EU'] as const;
export type LawCountry = (typeof lawCountries)[number];

/**
 * Facts of a company that some countries want in its imprint: share capital, who hosts the pages, certified mail, chamber,
 * trade authority.
 */
export type ImprintFact = 'capital' | 'host' | 'pec' | 'chamber' | 'tradeAuthority';

/** Numbers of who brings packaging to a country: LUCID in Germany, the unique identifier (IDU) in France. */
export type ProducerNumber = 'lucid' | 'idu';

/** What a shop says of itself beyond name, address and register. */
export type ShopFacts = Readonly<Partial<Record<ImprintFact | ProducerNumber, string>>>;

/**
 * What the law of a country asks of pages and prices. The values are `src/config/law/`, a file a country; a shop names
 * its own as `law`, and may say otherwise: `law: { ...germanLaw, withdrawalDays: 30 }`. What holds for a buyer says
 * `lawFor`. Source: LAW-3.
 */
export interface CountryLaw {
  /** Whose sections the plain pages show: warranty, disputes, imprint, authorities. Source: LAW-7. */
  readonly country: LawCountry;
  /** `statute`: buyers may withdraw by law; `promise`: the shop lets them, of its own accord. Source: LAW-7. */
  readonly withdrawal: 'statute' | 'promise';
  /** How long buyers may send goods back. Units: days. */
  readonly withdrawalDays: number;
  /** How far back the lowest price is looked for that stands beside a reduction. Units: days. Source: LAW-2. */
  readonly reductionDays: number;
  /** What the base price of a packed liquid is said for. The litre is allowed in each of them. Source: LAW-16. */
  readonly volumeUnit: VolumeUnit;
  /**
   * Where contracts that go on are ended online: `page`, by a page that each page names, without an account; `account`, in
   * the account alone. Source: ACC-5.
   */
  readonly cancellation: 'page' | 'account';
  /**
   * How somebody agrees to advertising by mail: `word`, by saying so; `mail`, by saying so and once more through a link
   * that the mailbox gets, which proves whose it is. Source: ACC-3.
   */
  readonly advertisingConsent: ConsentPolicy;
  /** What the imprint of a shop in this country says beyond the usual. Source: LAW-13. */
  readonly imprint: readonly ImprintFact[];
  /** What whoever sends packaging to this country has. Source: LAW-13. */
  readonly producerNumbers: readonly ProducerNumber[];
  /** Whether a shop in this country says its VAT number on its home page. Source: LAW-13. */
  readonly vatIdOnHome: boolean;
  /** How long at least a seller answers for goods that are not as agreed. Units: years. Source: LAW-23. */
  readonly guaranteeYears: number;
  /**
   * Whether the European Union's notice of that guarantee is shown: at a product, at the till and from each page's foot.
   * Source: LAW-23; directive 2011/83/EU, articles 5 (1) e, 6 (1) l and 22a, as amended by directive (EU) 2024/825;
   * implementing regulation (EU) 2025/1960; since 27 September 2026.
   */
  readonly guaranteeNotice: boolean;
  /** Whether the terms hold the box of both guarantees. Source: LAW-24; France: article D211-2 of the Code de la consommation. */
  readonly guaranteeBox: boolean;
  /**
   * What is said where lenses are sold: `specialist`, that one should fit them; `optician`, that one of the shop advises,
   * and that a prescription is needed; `none`, nothing. Source: LAW-25.
   */
  readonly lensAdvice: 'specialist' | 'optician' | 'none';
  /**
   * Whether contact lenses are sent there on a prescription only, whose day and prescriber the till asks for, and how long
   * one counts; none: nobody asks. Source: LAW-27.
   */
  readonly prescription?: PrescriptionRule;
  /** Whether who advertises medical devices to everybody names the number that allows it. Source: LAW-26. */
  readonly deviceAdvertising: boolean;
  /** Who settles the shop's disputes out of court, with their address, where it has to name somebody (FR: L612-1). */
  readonly mediator?: string | undefined;
}
