import type { Shop } from '../../application/shared/shop.ts';
import { amounts } from '../../domain/shared/amounts.ts';
import { styleOf } from './style.ts';

/** Defaults for all shops. */
const ofAllShops = {
  currency: 'EUR',
  otherCountriesLimit: { enabled: true, limit: amounts({ EUR: 80_000, CHF: 80_000 }) },
  quantity: { max: 99, cappedCodes: ['BTT'] },
  deliveryDays: { min: 1, max: 3 },
  itemsPerPage: 16,
  regularSaving: 5,
  paymentWindow: 'redirect',
  socialSignIn: false,
  staffReferers: ['service-desk', 'studio'],
} as const satisfies Partial<Shop>;

/** A shop's own values: what distinguishes it from the others, and any deviation from the defaults. */
export type OwnShop = Omit<Shop, 'style' | keyof typeof ofAllShops> &
  Partial<Pick<Shop, keyof typeof ofAllShops>>;

export const shopOf = (own: OwnShop): Shop => ({ ...ofAllShops, style: styleOf[own.id], ...own });
