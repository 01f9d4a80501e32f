import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CountryC, WholeC } from '../scalars.ts';

/** Opening hours. `week`: starts on Sunday; minutes since midnight in `time_zone`, 1440 is the end of the day. */
const OpeningHoursC = t.type({
  time_zone: t.string,
  week: t.readonlyArray(t.readonlyArray(t.type({ from: WholeC, to: WholeC }))),
});

/**
 * `pickup_enabled`: parcels can be collected there in general; `pickup`: at this time. `eye_checks`: it offers eye
 * checks by appointment.
 */
export const PartnerC = t.intersection(
  [
    t.type({
      id: t.string,
      name: t.string,
      street: t.string,
      street_number: t.string,
      postcode: t.string,
      city: t.string,
      country_code: CountryC,
      pickup_enabled: t.boolean,
      pickup: t.boolean,
    }),
    t.partial({
      phone_number: t.string,
      latitude: t.number,
      longitude: t.number,
      eye_checks: t.boolean,
      opening_hours: OpeningHoursC,
    }),
  ],
  'Partner',
);
export type PartnerWire = t.TypeOf<typeof PartnerC>;

export const partnerOperations = {
  /** Returns the partner opticians of a shop in a country. */
  getPartners: operation({
    method: 'GET',
    path: '/partners',
    query: t.type({ country: CountryC }),
    answer: t.readonlyArray(PartnerC),
  }),
  /** Returns a partner optician; 404 if it is no longer a partner. */
  getCustomerPartner: operation({
    method: 'GET',
    path: '/partners/:id',
    answer: PartnerC,
    refusals: [404],
  }),
} as const;
