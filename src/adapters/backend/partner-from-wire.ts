import type { Partner } from '../../domain/checkout/partner.ts';
import type { PartnerWire } from '../contract/checkout/partners.ts';

export const partnerFromWire = (wire: PartnerWire): Partner => ({
  id: wire.id,
  name: wire.name,
  street: wire.street,
  streetNumber: wire.street_number,
  postcode: wire.postcode,
  city: wire.city,
  countryCode: wire.country_code,
  pickupEnabled: wire.pickup_enabled,
  pickup: wire.pickup,
  ...(wire.phone_number !== undefined && { phone: wire.phone_number }),
  ...(wire.eye_checks && { eyeChecks: true }),
  ...(wire.latitude !== undefined &&
    wire.longitude !== undefined && { point: { latitude: wire.latitude, longitude: wire.longitude } }),
});
