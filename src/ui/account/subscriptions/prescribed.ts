import type { CountryLaw } from '../../../application/shared/country-law.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import { isPrescribed, type PrescriptionRule } from '../../../domain/checkout/prescription-facts.ts';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';

/** Returns the law that requires a prescription for the lenses of a subscription. Undefined if none does. Source: LAW-27. */
export const prescribingLaw = (
  shop: Shop,
  { lines, shippingAddress }: Pick<Subscription, 'lines' | 'shippingAddress'>,
): (CountryLaw & { readonly prescription: PrescriptionRule }) | undefined => {
  const law = lawFor(shop, shippingAddress.countryCode);
  const { prescription } = law;
  return prescription && lines.some(isPrescribed) ? { ...law, prescription } : undefined;
};
