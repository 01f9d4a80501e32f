import { useEffect } from 'react';
import { today } from '../../../application/shared/clock.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import {
  type IssueProblem,
  isPrescribed,
  issueProblem,
  longestYears,
  type PrescriberProblem,
  type PrescriptionFacts,
  type PrescriptionRule,
  prescriberProblem,
  readPrescription,
  stillCounts,
  type TypedPrescription,
} from '../../../domain/checkout/prescription-facts.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { useServices } from '../../shared/services.ts';
import type { Draft } from '../draft.ts';
import { useCheckout } from '../use-checkout.ts';

/** What the till asks of a prescription, and what stands in its fields. */
export interface AskedPrescription {
  readonly typed: TypedPrescription;
  /** How long one counts. Units: years. */
  readonly years: number;
  readonly issue: IssueProblem | undefined;
  readonly prescriber: PrescriberProblem | undefined;
  /** As it is ordered by; none: something is wrong with it. */
  readonly facts: PrescriptionFacts | undefined;
}

/** What is wrong with what stands there, and what it comes to. */
export const askedPrescription = (
  rule: PrescriptionRule,
  now: Day,
  typed: TypedPrescription,
): AskedPrescription => ({
  typed,
  years: longestYears(rule),
  issue: issueProblem(typed.issuedOn, now, rule),
  prescriber: prescriberProblem(typed.prescriber),
  facts: readPrescription(typed, now, rule),
});

/**
 * What has to be said of a prescription before this cart is ordered; undefined: nothing. What the customer said the last time
 * stands there already, where it still counts. Source: LAW-27.
 */
export const usePrescription = (
  { items, shippingAddress, customer }: Pick<Cart, 'items' | 'shippingAddress' | 'customer'>,
  draft: Draft,
): AskedPrescription | undefined => {
  const { shop, clock, checkout } = useServices();
  const { lastPrescription } = useCheckout();
  const law = lawFor(shop, shippingAddress?.countryCode);
  const rule = items.some(isPrescribed) ? law.prescription : undefined;
  // A guest has no orders to look through.
  const asks = rule !== undefined && customer?.accountId !== undefined;
  useEffect(() => {
    if (asks) checkout.loadLastPrescription();
  }, [asks, checkout]);
  if (!rule) return undefined;
  const now = today(clock);
  const last =
    lastPrescription && stillCounts(rule, now, lastPrescription.issuedOn) ? lastPrescription : undefined;
  return askedPrescription(rule, now, {
    issuedOn: draft.issuedOn ?? last?.issuedOn ?? '',
    prescriber: draft.prescriber ?? last?.prescriber ?? '',
  });
};
