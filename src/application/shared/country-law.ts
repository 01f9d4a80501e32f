import type { VolumeUnit } from '../../domain/catalogue/price/price-indication.ts';
import type { PrescriptionRule } from '../../domain/checkout/prescription-facts.ts';
import type { ConsentPolicy } from '../../domain/customer/mail-consent.ts';

/**
 * Countries with legal texts of their own: those that have shops. `EU`: the minimum in all other countries of the
 * Economic Area.
 */
export const lawCountries = ['CH', 'DE', 'AT', 'IT', 'FR', 'EU'] as const;
export type LawCountry = (typeof lawCountries)[number];

/**
 * Company facts that some countries require in the imprint: share capital, host of the pages, certified mail, chamber,
 * trade authority.
 */
export type ImprintFact = 'capital' | 'host' | 'pec' | 'chamber' | 'tradeAuthority';

/**
 * Registration numbers of companies that bring packaging into a country: LUCID in Germany, the unique identifier (IDU)
 * in France.
 */
export type ProducerNumber = 'lucid' | 'idu';

/** What a shop states about itself beyond name, address and register. */
export type ShopFacts = Readonly<Partial<Record<ImprintFact | ProducerNumber, string>>>;

/**
 * The legal requirements of a country for pages and prices. The values are in `src/config/law/`, one file per country.
 * A shop sets its own as `law`, and may override values: `law: { ...germanLaw, withdrawalDays: 30 }`. `lawFor` computes
 * what applies to a buyer. Source: LAW-3.
 */
export interface CountryLaw {
  /** The country whose sections the legal pages show: warranty, disputes, imprint, authorities. Source: LAW-7. */
  readonly country: LawCountry;
  /** `statute`: buyers may withdraw by law; `promise`: the shop offers it voluntarily. Source: LAW-7. */
  readonly withdrawal: 'statute' | 'promise';
  /** How long buyers may send goods back. Units: days. */
  readonly withdrawalDays: number;
  /** How long buyers have to send goods back after they have withdrawn. Units: days. Source: LAW-38. */
  readonly returnDays: number;
  /** How long the shop has to refund after a buyer has withdrawn. Units: days. Source: LAW-38. */
  readonly refundDays: number;
  /** The period for the lowest price shown beside a reduction. Units: days. Source: LAW-2. */
  readonly reductionDays: number;
  /** The volume that the base price of a packed liquid refers to. Every country allows the litre. Source: LAW-16. */
  readonly volumeUnit: VolumeUnit;
  /**
   * Where subscriptions are cancelled online: `page`, on a page linked from every page, without an account; `account`,
   * in the account only. Source: ACC-5.
   */
  readonly cancellation: 'page' | 'account';
  /**
   * How a visitor consents to advertising mails: `word`, by agreeing; `mail`, by agreeing and then confirming through a
   * link sent to the mailbox, which proves that it is theirs. Source: ACC-3.
   */
  readonly advertisingConsent: ConsentPolicy;
  /** What the imprint of a shop in this country contains beyond the usual. Source: LAW-13. */
  readonly imprint: readonly ImprintFact[];
  /** The registration numbers needed to send packaging to this country. Source: LAW-13. */
  readonly producerNumbers: readonly ProducerNumber[];
  /** Whether a shop in this country shows its VAT number on its home page. Source: LAW-13. */
  readonly vatIdOnHome: boolean;
  /** The minimum period in which a seller is liable for defective goods. Units: years. Source: LAW-23. */
  readonly guaranteeYears: number;
  /**
   * Whether the European Union's notice of that guarantee is shown: at a product, in the checkout and linked from each
   * page's footer. Source: LAW-23; directive 2011/83/EU, articles 5 (1) e, 6 (1) l and 22a, as amended by directive
   * (EU) 2024/825; implementing regulation (EU) 2025/1960; since 27 September 2026.
   */
  readonly guaranteeNotice: boolean;
  /**
   * Whether the terms contain the box about both guarantees. Source: LAW-24; France: article D211-2 of the Code de la
   * consommation.
   */
  readonly guaranteeBox: boolean;
  /**
   * The advice shown with lenses: `specialist`, that a specialist should fit them; `optician`, that an optician of the
   * shop advises, and that a prescription is needed; `none`, nothing. Source: LAW-25.
   */
  readonly lensAdvice: 'specialist' | 'optician' | 'none';
  /**
   * Whether contact lenses are delivered there only with a prescription, whose date and prescriber the checkout asks
   * for, and how long one is valid; undefined if none is needed. Source: LAW-27.
   */
  readonly prescription?: PrescriptionRule;
  /** Whether public advertising of medical devices has to state its permit number. Source: LAW-26. */
  readonly deviceAdvertising: boolean;
  /** The body for out-of-court disputes with the shop, with its address, if the shop has to name one (FR: L612-1). */
  readonly mediator?: string | undefined;
}
