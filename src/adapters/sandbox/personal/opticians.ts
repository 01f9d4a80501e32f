import * as E from 'fp-ts/Either';
import { offersPickup } from '../../../domain/checkout/carrier.ts';
import type { GeoPoint } from '../../../domain/shared/geo.ts';
import type { OwnOpticianWire } from '../../contract/personal/opticians.ts';
import { locate, longestAddress } from '../../shop-server/addresses/locate.ts';
import { notFound, violate } from '../../shop-server/refusal.ts';
import { partners } from '../addresses/partners.ts';
import type { Handlers } from '../call.ts';
import { forCustomer } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Sandbox } from '../sandbox.ts';

/** Returns the URL of a public map, with the key parameter that a map service of the shop's own would need. */
const mapOf = ({ latitude, longitude }: GeoPoint): string => {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude), key: 'sandbox' });
  return `https://www.openstreetmap.org/?${query}#map=13/${latitude}/${longitude}`;
};

/** Source: ACC-8. */
export const makeOpticianHandlers = ({ db, shops }: Pick<Sandbox, 'db' | 'shops'>) => {
  const ownWire = ({
    brand,
    partner_id,
    partner_pickup,
  }: Pick<CustomerRow, 'brand' | 'partner_id' | 'partner_pickup'>): OwnOpticianWire => {
    const partner = partner_id === null ? undefined : partners.known(shops[brand], partner_id);
    if (!partner) return { assigned: false };
    return {
      assigned: true,
      partner,
      pickup_wanted: partner_pickup,
      closed: partners.open(shops[brand], partner.id) === undefined,
    };
  };

  const assign = (customer: number, partner_id: string | null, partner_pickup: boolean) =>
    db
      .updateTable('customer')
      .set({ partner_id, partner_pickup })
      .where('id', '=', customer)
      .returning(['brand', 'partner_id', 'partner_pickup'])
      .executeTakeFirstOrThrow();

  return {
    getLocation: async ({ channel, query: { address: typed } }) => {
      const address = typed.trim();
      if (address === '') return violate([{ path: 'address', code: 'validation.required' }]);
      if (address.length > longestAddress)
        return violate([{ path: 'address', code: 'validation.too_long', values: { max: longestAddress } }]);
      const point = locate(address, shops[channel.brand_channel].country);
      if (!point) return notFound('location');
      return E.right({ ...point, url: mapOf(point), location_request: { address } });
    },

    getMyOptician: forCustomer(async (_, customer) => E.right(ownWire(customer))),

    assignOptician: forCustomer(async (call, customer) => {
      const { id, brand } = customer;
      const { partner_id, pickup } = call.body;
      const partner = partners.open(shops[brand], partner_id);
      if (!partner) return notFound('partner');
      const flags = { pickupEnabled: partner.pickup_enabled, pickup: partner.pickup };
      if (pickup && !offersPickup(shops[brand].features.pickup, flags))
        return violate([{ path: 'pickup', code: 'partner.not_available' }]);
      return E.right(ownWire(await assign(id, partner_id, pickup)));
    }),

    removeOptician: forCustomer(async (_, customer) => {
      await assign(customer.id, null, false);
      return E.right({ done: true });
    }),
  } satisfies Partial<Handlers>;
};
