import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ShippingPort } from '../../application/checkout/ports.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { ShippingMethodWire } from '../contract/cart/shipping.ts';
import type { BrowsingClient } from './client.ts';
import { money } from './product-from-wire.ts';

export const shippingMethodFromWire = (wire: ShippingMethodWire): ShippingMethod => ({
  key: wire.key,
  price: money(wire.currency)(wire.price),
  ...(wire.calculated_arrival_date_min !== undefined && { earliest: wire.calculated_arrival_date_min }),
  ...(wire.calculated_arrival_date_max !== undefined && { latest: wire.calculated_arrival_date_max }),
  ...(wire.working_days_min !== undefined &&
    wire.working_days_max !== undefined && {
      workingDays: { min: wire.working_days_min, max: wire.working_days_max },
    }),
  ...(wire.cut_off !== undefined && { cutOff: wire.cut_off }),
  ...(wire.announces_delivery && { announced: true }),
});

export const makeShippingAdapter = (client: BrowsingClient): ShippingPort => ({
  shippingOptions: (countryTo) =>
    pipe(
      client.getShippingOptions({
        query: { country_to: countryTo, active: 'true', is_midi: 'false', 'order[key]': 'ASC' },
      }),
      TE.map((options) => options.map(shippingMethodFromWire)),
    ),
});
