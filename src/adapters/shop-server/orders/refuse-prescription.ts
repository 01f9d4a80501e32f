import { lawFor } from '../../../application/shared/law-for.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import { longestYears, prescriptionProblem } from '../../../domain/checkout/prescription-facts.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { FieldRefusal } from '../refusal.ts';

/** The prescription that was given. Undefined if there is none. `today`: on the shop's clocks. */
export interface GivenPrescription {
  readonly today: Day;
  readonly prescription: PrescriptionWire | undefined;
}

/**
 * Returns why goods cannot be sent to a country with this prescription. Empty if they can, or if none is required.
 * Source: LAW-27.
 */
export const prescriptionRefusals = (
  shop: Shop,
  country: CountryCode | undefined,
  goods: readonly { readonly category: string }[],
  { today, prescription }: GivenPrescription,
): readonly FieldRefusal[] => {
  const rule = lawFor(shop, country).prescription;
  if (!rule) return [];
  const given = prescription && {
    issuedOn: prescription.issued_on,
    prescriber: prescription.prescriber,
  };
  switch (prescriptionProblem(rule, goods, today, given)) {
    case undefined:
      return [];
    case 'too_old':
      return [
        {
          path: 'prescription.issued_on',
          code: 'prescription.too_old',
          values: { years: longestYears(rule) },
        },
      ];
    case 'future':
      return [{ path: 'prescription.issued_on', code: 'prescription.future' }];
    case 'required':
    case 'invalid_date':
      return [{ path: 'prescription', code: 'prescription.required' }];
  }
};
