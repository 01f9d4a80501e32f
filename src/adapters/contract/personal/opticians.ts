import * as t from 'io-ts';
import { PartnerC } from '../checkout/partners.ts';
import { operation } from '../operation.ts';

/** `url`: a map of the place, with the map’s key if it needs one. */
const LocationC = t.type(
  {
    url: t.string,
    latitude: t.number,
    longitude: t.number,
    location_request: t.type({ address: t.string }),
  },
  'Location',
);

/** The customer's optician, if they have `assigned` one. `closed`: the shop no longer works with it. */
export const OwnOpticianC = t.intersection(
  [
    t.type({ assigned: t.boolean }),
    t.partial({ partner: PartnerC, pickup_wanted: t.boolean, closed: t.boolean }),
  ],
  'OwnOptician',
);
export type OwnOpticianWire = t.TypeOf<typeof OwnOpticianC>;

export const opticianOperations = {
  /** Returns the position of an address, place or postcode, with a map; 404 if it is unknown. */
  getLocation: operation({
    method: 'GET',
    path: '/locations',
    query: t.intersection([t.type({ address: t.string }), t.partial({ key: t.string })]),
    answer: LocationC,
    refusals: [404, 422],
  }),
  /** Returns the optician that the customer has chosen, with current data. */
  getMyOptician: operation({
    method: 'GET',
    path: '/customers/me/optician',
    answer: OwnOpticianC,
    refusals: [401],
  }),
  /** Chooses an optician, and whether parcels are collected there. */
  assignOptician: operation({
    method: 'PUT',
    path: '/customers/me/optician',
    body: t.type({ partner_id: t.string, pickup: t.boolean }),
    answer: OwnOpticianC,
    refusals: [401, 404, 422],
  }),
  /** Removes the chosen optician. A repeated request has no effect. */
  removeOptician: operation({
    method: 'DELETE',
    path: '/customers/me/optician',
    answer: t.type({ done: t.literal(true) }),
    refusals: [401],
  }),
} as const;
