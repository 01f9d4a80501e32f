import { type ShippingMethod, sortShippingMethods } from '../../domain/checkout/shipping.ts';
import { shippingKind } from '../../domain/checkout/shipping-kind.ts';
import { type Amounts, amountIn } from '../../domain/shared/amounts.ts';
import type { Minor, Money } from '../../domain/shared/money.ts';
import { plainAmount, type StructuredData } from './structured-data.ts';

/** The shipping methods to one country. */
export interface ShippingTo {
  readonly country: string;
  readonly methods: readonly ShippingMethod[];
}

export interface SentPiece {
  readonly price: Money;
  /** In stock: the arrival depends only on the transport. */
  readonly inStock: boolean;
  /** Shipping is free from this amount on. */
  readonly freeFrom: Amounts | undefined;
}

const days = (min: number, max: number): StructuredData => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

const isFree = ({ price, freeFrom }: SentPiece): boolean => {
  const threshold = freeFrom && amountIn(freeFrom, price.currency);
  return threshold !== undefined && price.minor >= threshold.minor;
};

const termsOf = (piece: SentPiece, method: ShippingMethod): StructuredData => ({
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: plainAmount(isFree(piece) ? { minor: 0 as Minor } : method.price),
    currency: method.price.currency,
  },
  ...(piece.inStock &&
    method.workingDays && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        // Orders after the cut-off leave a working day later.
        handlingTime: days(0, 1),
        transitTime: days(method.workingDays.min, method.workingDays.max),
      },
    }),
});

/**
 * The cost of sending one piece by the cheapest parcel, and the time it takes; countries with the same terms are
 * grouped. A letter may cost less, but not every product fits into one. Source: CART-10, CHK-9.
 */
export const shippingData = (piece: SentPiece, ways: readonly ShippingTo[]): readonly StructuredData[] => {
  const together = new Map<string, { readonly terms: StructuredData; readonly countries: string[] }>();
  for (const { country, methods } of ways) {
    const parcel = sortShippingMethods(methods).find(({ key }) => shippingKind(key) === 'parcel');
    if (!parcel) continue;
    const terms = termsOf(piece, parcel);
    const key = JSON.stringify(terms);
    const group = together.get(key) ?? { terms, countries: [] };
    group.countries.push(country);
    together.set(key, group);
  }
  return [...together.values()].map(({ terms, countries }) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
    ...terms,
  }));
};
