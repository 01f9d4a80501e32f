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
  getLocation: operation({
    summary: 'Where an address, a place or a postcode lies, and a map of it; 404 when nobody knows.',
    method: 'GET',
    path: '/locations',
    query: t.intersection([t.type({ address: t.string }), t.partial({ key: t.string })]),
    answer: LocationC,
    refusals: [404, 422],
  }),
  getMyOptician: operation({
    summary: 'The optician that the customer chose as their own, as it is now.',
    method: 'GET',
    path: '/customers/me/optician',
    answer: OwnOpticianC,
    refusals: [401],
  }),
  assignOptician: operation({
    summary: 'Chooses an optician, and whether parcels are to be collected there.',
    method: 'PUT',
    path: '/customers/me/optician',
    body: t.type({ partner_id: t.string, pickup: t.boolean }),
    answer: OwnOpticianC,
    refusals: [401, 404, 422],
  }),
  removeOptician: operation({
    summary: 'Has no optician any more. Asked again, nothing happens.',
    method: 'DELETE',
    path: '/customers/me/optician',
    answer: t.type({ done: t.literal(true) }),
    refusals: [401],
  }),
} as const;
