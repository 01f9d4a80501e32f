import type { ReportedOutcome } from './settlement.ts';

const outcomes: ReadonlyMap<string, ReportedOutcome> = new Map([
  ['authorized', 'succeeded'],
  ['settled', 'succeeded'],
  ['transmitted', 'succeeded'],
  ['failed', 'declined'],
  ['canceled', 'cancelled'],
]);

/**
 * Maps the provider's status of a payment. Authorised counts as paid. An unknown status counts as pending, because it
 * may still end either way. Source: CHK-11.
 */
export const outcomeOfStatus = (status: string): ReportedOutcome => outcomes.get(status) ?? 'pending';
