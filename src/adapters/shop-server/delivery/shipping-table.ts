import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import type { DayRange } from '../../../domain/checkout/arrival/arrival.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

/** One way to send a parcel, with all that decides whether and for how much. Prices in minor units. */
export interface ShippingRow {
  /** Names its words and its carrier: `swisspost_a_parcel`. Source: CHK-9. */
  readonly key: string;
  /** Countries that it goes to, and what it costs there. */
  readonly prices: Partial<Readonly<Record<CountryCode, number>>>;
  /** Working days between the warehouse and the door. */
  readonly days: DayRange;
  /** Costs nothing from the shop's free-shipping amount on. */
  readonly freeAbove: boolean;
  /** How much fits, in the space that one lens box takes. */
  readonly space: DayRange;
  /** The carrier says where it is, by a number. */
  readonly tracked?: true;
  readonly midi?: true;
  /** Fetched for nothing at a partner optician: in the shop's own country, where it has them. */
  readonly pickup?: true;
}

const letter: DayRange = { min: 0, max: 4 };
const parcel: DayRange = { min: 0, max: 160 };
const pallet: DayRange = { min: 100, max: 5000 };

/** Prices for Switzerland and Liechtenstein, which share a post. */
const alpine = (price: number) => ({ CH: price, LI: price });
const german = (home: number, near: number) => ({ DE: home, AT: near, LU: near, NL: near, BE: near });

/** Every option that the shops know, ordered by key. Midi formats are kept but hidden from shops. Source: CHK-9, D80. */
export const shippingTable: readonly ShippingRow[] = [
  {
    key: 'cargo',
    prices: { ...alpine(4900), DE: 4900, AT: 5900, IT: 6900, FR: 6900 },
    days: { min: 3, max: 6 },
    freeAbove: false,
    space: pallet,
    tracked: true,
  },
  {
    key: 'dhl',
    prices: { ...german(490, 890), ...alpine(1490), FR: 990, IT: 990, LT: 1290 },
    days: { min: 1, max: 3 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'gls_letter',
    prices: { DE: 290, AT: 290, IT: 290, FR: 290 },
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: letter,
  },
  {
    key: 'gls_parcel',
    prices: { ...german(450, 690), FR: 690, IT: 690, LT: 990 },
    days: { min: 1, max: 3 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'pickup',
    prices: alpine(0),
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: parcel,
    pickup: true,
  },
  {
    key: 'planzer_economy',
    prices: alpine(790),
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'planzer_priority',
    prices: alpine(1490),
    days: { min: 1, max: 1 },
    freeAbove: false,
    space: parcel,
    tracked: true,
  },
  {
    key: 'swisspost_a_letter',
    prices: alpine(390),
    days: { min: 1, max: 1 },
    freeAbove: true,
    space: letter,
  },
  {
    key: 'swisspost_a_midi',
    prices: alpine(320),
    days: { min: 1, max: 1 },
    freeAbove: true,
    space: { min: 0, max: 1 },
    midi: true,
  },
  {
    key: 'swisspost_a_parcel',
    prices: alpine(950),
    days: { min: 1, max: 1 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'swisspost_b_letter',
    prices: alpine(290),
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: letter,
  },
  {
    key: 'swisspost_b_midi',
    prices: alpine(220),
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: { min: 0, max: 1 },
    midi: true,
  },
  {
    key: 'swisspost_b_parcel',
    prices: alpine(750),
    days: { min: 2, max: 3 },
    freeAbove: true,
    space: parcel,
    tracked: true,
  },
  {
    key: 'swisspost_registered_letter',
    prices: alpine(690),
    days: { min: 1, max: 2 },
    freeAbove: false,
    space: letter,
    tracked: true,
  },
  {
    key: 'swisspost_registered_parcel',
    prices: alpine(1390),
    days: { min: 1, max: 2 },
    freeAbove: false,
    space: parcel,
    tracked: true,
  },
];

/** Working days that a way of sending takes; the usual ones where it is not known. */
export const carrierDays = (method: string | null | undefined): DayRange =>
  shippingTable.find(({ key }) => key === method)?.days ?? { min: 2, max: 5 };

/** The space that one piece takes, in lens boxes. */
export const spaceOf: Readonly<Record<ProductCategory, number>> = {
  lens: 1,
  lenscare: 6,
  sunglasses: 5,
  reading_glasses: 3,
};
