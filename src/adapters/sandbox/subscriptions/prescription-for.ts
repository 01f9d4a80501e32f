import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { PrescriptionWire, TypedPrescriptionWire } from '../../contract/checkout/prescription.ts';
import { acceptedPrescription, typedRefusals } from '../../shop-server/checkout/check-update.ts';
import { prescriptionRefusals } from '../../shop-server/orders/refuse-prescription.ts';
import { type Refusal, refuseAny } from '../../shop-server/refusal.ts';
import type { Asker } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';

/** The goods of a subscription, their destination, and the known prescription. */
export interface Prescribed {
  readonly goods: readonly { readonly category: string }[];
  readonly country: CountryCode;
  readonly before: PrescriptionWire | undefined;
}

/**
 * Returns the prescription for the lenses of a subscription: the one given now, else the known one; or why it is
 * refused. Undefined if there is none and none is required. Source: LAW-27.
 */
export const prescriptionFor = (
  { clock, shops }: Pick<Sandbox, 'clock' | 'shops'>,
  channel: Pick<Asker, 'brand_channel' | 'locale'>,
  said: TypedPrescriptionWire | undefined,
  { goods, country, before }: Prescribed,
): E.Either<Refusal, PrescriptionWire | undefined> => {
  const on = today(clock);
  const wrong = said && refuseAny(typedRefusals(said, on));
  if (wrong) return wrong;
  const prescription = said ? acceptedPrescription(said) : before;
  const refusals = prescriptionRefusals(shops[channel.brand_channel], country, goods, {
    today: on,
    prescription,
  });
  return refuseAny(refusals) ?? E.right(prescription);
};
