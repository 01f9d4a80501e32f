/** Somebody who answers for a product: by post and by mail. */
export interface Party {
  readonly name: string;
  /** Street, then postcode and place, then the country where it is another. */
  readonly address: readonly string[];
  readonly email: string;
}

/** By which law a CE marking is affixed: to what is a medical device, and to what shields the eyes. */
export const ceKinds = ['medical_device', 'protective_equipment'] as const;
export type CeKind = (typeof ceKinds)[number];

/** Risk classes of medical devices. */
export const deviceClasses = ['I', 'IIa', 'IIb'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

export interface CeMark {
  readonly kind: CeKind;
  /** Medical devices only. */
  readonly deviceClass?: DeviceClass;
  /** Number of the notified body, where one has to look at it. */
  readonly body?: string;
}

/** One law of products each. */
export const markets = ['EU', 'CH'] as const;
export type Market = (typeof markets)[number];

/** Who answers for a product in a market that its maker is not in. */
export interface Representative {
  readonly market: Market;
  readonly party: Party;
}

/** How a product is used: in the maker's own words, or where they are kept. */
export type Instructions = { readonly text: readonly string[] } | { readonly url: string };

/** What a product's page says of who made it, and of what one has to know to use it safely. Source: LAW-6, LAW-20. */
export interface ProductSafety {
  readonly manufacturer: Party;
  /** In the order of the shop's countries; nobody where its maker is in all their markets. */
  readonly representatives: readonly Representative[];
  /** None: no law of products asks one of its kind. */
  readonly ceMark?: CeMark;
  /** What the register of devices knows it by. */
  readonly udiDi?: string;
  /** Its number in trade. */
  readonly gtin?: string;
  /** Where batch and last day of use are found, or what they are. */
  readonly batch: readonly string[];
  readonly warnings: readonly string[];
  readonly instructions?: Instructions;
  /** How long its maker guarantees that it lasts, where that is more than two years. Units: years. Source: LAW-23. */
  readonly guaranteeYears?: number;
}

const economicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The market that a country belongs to; none: neither. */
export const marketOf = (country: string): Market | undefined =>
  country === 'CH' ? 'CH' : economicArea.has(country) ? 'EU' : undefined;

/**
 * In which market somebody beside its maker has to answer for a product: in that of the country where it is sold, where
 * its maker is not in it. Switzerland asks that of medical devices only. Source: LAW-6.
 */
export const representedIn = (
  maker: string,
  soldIn: string,
  kind: CeKind | undefined,
): Market | undefined => {
  const market = marketOf(soldIn);
  return market === marketOf(maker) || (market === 'CH' && kind !== 'medical_device') ? undefined : market;
};
