import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import type { DayRange } from '../../../domain/checkout/arrival/arrival.ts';
import type { ShopCurrency } from '../../../domain/shared/amounts.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

/** One shipping method, with everything that determines its availability and price. Prices in minor units. */
export interface ShippingRow {
  /** Key of its texts and carrier: `swisspost_a_parcel`. Source: CHK-9. */
  readonly key: string;
  /** The destination countries and their prices, given separately for each currency. Source: PRICE-7. */
  readonly prices: Readonly<Record<ShopCurrency, Partial<Readonly<Record<CountryCode, number>>>>>;
  /** Working days between the warehouse and the door. */
  readonly days: DayRange;
  /** Whether it is free from the shop's free-shipping amount on. */
  readonly freeAbove: boolean;
  /** The space that it takes, measured in lens boxes. */
  readonly space: DayRange;
  /** Whether the carrier provides a tracking number. */
  readonly tracked?: true;
  readonly midi?: true;
  /** Free pickup at a partner optician, in the shop's own country, if the shop has pickup. */
  readonly pickup?: true;
}

const letter: DayRange = { min: 0, max: 4 };
const parcel: DayRange = { min: 0, max: 160 };
const pallet: DayRange = { min: 100, max: 5000 };

/** Prices for Switzerland and Liechtenstein, which share a postal service. */
const alpine = (price: number) => ({ CH: price, LI: price });
const german = (home: number, near: number) => ({ DE: home, AT: near, LU: near, NL: near, BE: near });

/** Every shipping option, ordered by key. Midi formats are kept but hidden from shops. Source: CHK-9. */
export const shippingTable: readonly ShippingRow[] = [
  {
    key: 'cargo',
    prices: {
      EUR: { ...alpine(4900), DE: 4900, AT: 5900, IT: 6900, FR: 6900 },
      CHF: { ...alpine(4900), DE: 5500, AT: 6500, IT: 7500, FR: 7500 },
    },
    days: { min: 3, max: 6 },
    freeAbove: false,
    space: pallet,
    tracked: true,
  },
  {
    key: 'dhl',
    prices: {
      EUR: { ...german(490, 890), ...alpine(1490), FR: 990, IT: 990, LT: 1290 },
      CHF: { ...german(690, 990), ...alpine(1490), FR: 1090, IT: 1090, LT: 1390 },
    },
    days: { min: 1, max: 3 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'gls_letter',
    prices: { EUR: { DE: 290, AT: 290, IT: 290, FR: 290 }, CHF: { DE: 350, AT: 350, IT: 350, FR: 350 } },
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: letter,
  },
  {
    key: 'gls_parcel',
    prices: {
      EUR: { ...german(450, 690), FR: 690, IT: 690, LT: 990 },
      CHF: { ...german(590, 790), FR: 790, IT: 790, LT: 1090 },
    },
    days: { min: 1, max: 3 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'pickup',
    prices: { EUR: alpine(0), CHF: alpine(0) },
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: parcel,
    pickup: true,
  },
  {
    key: 'planzer_economy',
    prices: { EUR: alpine(790), CHF: alpine(750) },
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'planzer_priority',
    prices: { EUR: alpine(1490), CHF: alpine(1450) },
    days: { min: 1, max: 1 },
    freeAbove: false,
    space: parcel,
    tracked: true,
  },
  {
    key: 'swisspost_a_letter',
    prices: { EUR: alpine(390), CHF: alpine(350) },
    days: { min: 1, max: 1 },
    freeAbove: true,
    space: letter,
  },
  {
    key: 'swisspost_a_midi',
    prices: { EUR: alpine(320), CHF: alpine(300) },
    days: { min: 1, max: 1 },
    freeAbove: true,
    space: { min: 0, max: 1 },
    midi: true,
  },
  {
    key: 'swisspost_a_parcel',
    prices: { EUR: alpine(950), CHF: alpine(900) },
    days: { min: 1, max: 1 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'swisspost_b_letter',
    prices: { EUR: alpine(290), CHF: alpine(250) },
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: letter,
  },
  {
    key: 'swisspost_b_midi',
    prices: { EUR: alpine(220), CHF: alpine(200) },
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: { min: 0, max: 1 },
    midi: true,
  },
  {
    key: 'swisspost_b_parcel',
    prices: { EUR: alpine(750), CHF: alpine(700) },
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'swisspost_registered_letter',
    prices: { EUR: alpine(690), CHF: alpine(650) },
    days: { min: 1, max: 2 },
    freeAbove: false,
    space: letter,
    tracked: true,
  },
  {
    key: 'swisspost_registered_parcel',
    prices: { EUR: alpine(1390), CHF: alpine(1350) },
    days: { min: 1, max: 2 },
    freeAbove: false,
    space: parcel,
    tracked: true,
  },
];

/** Returns the working days that a shipping method takes, or the usual ones if it is unknown. */
export const carrierDays = (method: string | null | undefined): DayRange =>
  shippingTable.find(({ key }) => key === method)?.days ?? { min: 2, max: 5 };

/** The space of one piece, in lens boxes. */
export const spaceOf: Readonly<Record<ProductCategory, number>> = {
  lens: 1,
  lenscare: 6,
  sunglasses: 5,
  reading_glasses: 3,
};
