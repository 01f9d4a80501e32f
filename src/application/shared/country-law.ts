import type { ConsentPolicy } from '../../domain/customer/mail-consent.ts';

/** Countries whose law the pages know: those that shops are in. */
export type LawCountry = 'CH' | 'DE' | 'AT' | 'IT' | 'FR';

/**
 * What the law of a shop's country asks of its pages and prices. The values are `src/config/law/`, a file a country; a
 * shop names one of them as `law`, and may say otherwise: `law: { ...germanLaw, withdrawalDays: 30 }`. Source: LAW-3.
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
  /** Who settles disputes out of court, with their address, where a shop has to name somebody. */
  readonly mediator?: string;
}
