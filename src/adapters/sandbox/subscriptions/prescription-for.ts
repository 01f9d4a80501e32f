import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Refusal } from '../../shop-server/call.ts';
import { acceptedPrescription, typedRefusals } from '../../shop-server/checkout/check-update.ts';
import { refuseAny } from '../../shop-server/http/refusals.ts';
import { prescriptionRefusals } from '../../shop-server/orders/refuse-prescription.ts';
import type { Call } from '../call.ts';
import type { KeptLine } from '../db/subscription-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Repeated } from './read-source.ts';

/**
 * What the lenses of a new subscription are bought on: what was said with it, else that of the order or the cart; or why it
 * is not made. Undefined: there is none, and none is asked for. Source: LAW-27.
 */
export const prescriptionFor = (
  { clock, shops }: Pick<Sandbox, 'clock' | 'shops'>,
  { channel, body }: Pick<Call<ShopApi['createSubscription']>, 'channel' | 'body'>,
  { items, prescription: before }: Repeated['basket'],
  { country_code: country }: AddressWire,
  lines: readonly KeptLine[],
): E.Either<Refusal, PrescriptionWire | undefined> => {
  const on = today(clock);
  const wrong = body.prescription && refuseAny(channel.locale, typedRefusals(body.prescription, on));
  if (wrong) return wrong;
  const prescription = body.prescription ? acceptedPrescription(body.prescription) : before;
  const goods = items
    .filter(({ product_id }) => lines.some((line) => line.product_id === product_id))
    .map(({ detail }) => detail);
  const shop = shops[channel.brand_channel];
  const refusals = prescriptionRefusals(shop, country, goods, { today: on, prescription });
  return refuseAny(channel.locale, refusals) ?? E.right(prescription);
};
