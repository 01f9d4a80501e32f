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

/** The prescription data that the checkout asks for, with the typed values. */
export interface AskedPrescription {
  readonly typed: TypedPrescription;
  /** How long a prescription is valid. Units: years. */
  readonly years: number;
  readonly issue: IssueProblem | undefined;
  readonly prescriber: PrescriberProblem | undefined;
  /** The data to order with. Undefined if something is invalid. */
  readonly facts: PrescriptionFacts | undefined;
}

/** Returns the errors of the typed values, and the resulting data. */
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
 * Returns the prescription data that this cart needs before it is ordered. Undefined if it needs none. The customer's
 * last data is filled in if it is still valid. Source: LAW-27.
 */
export const usePrescription = (
  { items, shippingAddress, customer }: Pick<Cart, 'items' | 'shippingAddress' | 'customer'>,
  draft: Draft,
): AskedPrescription | undefined => {
  const { shop, clock, checkout } = useServices();
  const { lastPrescription } = useCheckout();
  const law = lawFor(shop, shippingAddress?.countryCode);
  const rule = items.some(isPrescribed) ? law.prescription : undefined;
  // A guest has no earlier orders to search.
  const asker = rule && customer?.accountId;
  useEffect(() => {
    if (asker !== undefined) checkout.loadLastPrescription();
  }, [asker, checkout]);
  if (!rule) return undefined;
  const now = today(clock);
  const last =
    lastPrescription && stillCounts(rule, now, lastPrescription.issuedOn) ? lastPrescription : undefined;
  return askedPrescription(rule, now, {
    issuedOn: draft.issuedOn ?? last?.issuedOn ?? '',
    prescriber: draft.prescriber ?? last?.prescriber ?? '',
  });
};
