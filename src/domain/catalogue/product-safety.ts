/** A party responsible for a product, with postal address and e-mail. */
export interface Party {
  readonly name: string;
  /** Street, then postcode and town, then the country if it is a different one. */
  readonly address: readonly string[];
  readonly email: string;
}

/** The law that a CE marking is based on: that of medical devices or that of protective eyewear. */
export const ceKinds = ['medical_device', 'protective_equipment'] as const;
export type CeKind = (typeof ceKinds)[number];

/** Risk classes of medical devices. */
export const deviceClasses = ['I', 'IIa', 'IIb'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

export interface CeMark {
  readonly kind: CeKind;
  /** Medical devices only. */
  readonly deviceClass?: DeviceClass;
  /** The number of the notified body, if one has to assess the product. */
  readonly body?: string;
}

/** Markets, each with its own product law. */
export const markets = ['EU', 'CH'] as const;
export type Market = (typeof markets)[number];

/** The responsible party in a market that the maker is not in. */
export interface Representative {
  readonly market: Market;
  readonly party: Party;
}

/** The instructions for use: the maker's text, or a URL. */
export type Instructions = { readonly text: readonly string[] } | { readonly url: string };

/** Whether a line is an address at which instructions may be published: a page links to nothing else. */
export const isInstructionsAddress = (line: string): boolean =>
  line.startsWith('https://') && URL.canParse(line);

/**
 * The safety information on a product page: who made the product, and what a user must know to use it safely. Source:
 * LAW-6, LAW-20.
 */
export interface ProductSafety {
  readonly manufacturer: Party;
  /** In the order of the shop's countries. Empty if the maker is in all their markets. */
  readonly representatives: readonly Representative[];
  /** Absent: no law requires one for this kind of product. */
  readonly ceMark?: CeMark;
  /** Its identifier in the register of medical devices. */
  readonly udiDi?: string;
  /** Its trade item number. */
  readonly gtin?: string;
  /** Where batch number and expiry date are printed, or the values themselves. */
  readonly batch: readonly string[];
  readonly warnings: readonly string[];
  readonly instructions?: Instructions;
  /** The maker's guarantee of durability, if longer than two years. Units: years. Source: LAW-23. */
  readonly guaranteeYears?: number;
}

const economicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** Returns the market of a country. Undefined if it belongs to neither. */
export const marketOf = (country: string): Market | undefined =>
  country === 'CH' ? 'CH' : economicArea.has(country) ? 'EU' : undefined;

/**
 * Returns the market in which a product needs a responsible party besides its maker: that of the country of sale, if
 * the maker is not in it. Switzerland requires one for medical devices only. Source: LAW-6.
 */
export const representedIn = (
  maker: string,
  soldIn: string,
  kind: CeKind | undefined,
): Market | undefined => {
  const market = marketOf(soldIn);
  return market === marketOf(maker) || (market === 'CH' && kind !== 'medical_device') ? undefined : market;
};
