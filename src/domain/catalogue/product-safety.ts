import type { ProductCategory } from './product.ts';

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

/** What a product page says of who made it. Source: LAW-6. */
export interface ProductSafety {
  readonly manufacturer: Party;
  /** Who answers for it in the market of the shop, where its maker is not in it. */
  readonly responsible?: Party;
  readonly ceMark: CeMark;
}

/** Lenses lie on the eye for days: IIa; what disinfects them: IIb; cases and reading glasses: I. Source: LAW-6. */
export const ceMarkOf = (category: ProductCategory, disinfects: boolean, body: string): CeMark => {
  switch (category) {
    case 'lens':
      return { kind: 'medical_device', deviceClass: 'IIa', body };
    case 'lenscare':
      return disinfects
        ? { kind: 'medical_device', deviceClass: 'IIb', body }
        : { kind: 'medical_device', deviceClass: 'I' };
    case 'reading_glasses':
      return { kind: 'medical_device', deviceClass: 'I' };
    case 'sunglasses':
      return { kind: 'protective_equipment' };
  }
};

/** One law of products each. */
export const markets = ['EU', 'CH'] as const;
export type Market = (typeof markets)[number];

const economicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The market that a country belongs to; none: neither. */
export const marketOf = (country: string): Market | undefined =>
  country === 'CH' ? 'CH' : economicArea.has(country) ? 'EU' : undefined;

/**
 * In which market somebody beside its maker has to answer for a product: in the shop's, where its maker is not in it.
 * Switzerland asks that of medical devices only. Source: LAW-6.
 */
export const representedIn = (maker: string, shop: string, kind: CeKind): Market | undefined => {
  const market = marketOf(shop);
  return market === marketOf(maker) || (market === 'CH' && kind !== 'medical_device') ? undefined : market;
};
