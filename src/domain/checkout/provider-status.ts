import type { ReportedOutcome } from './settlement.ts';

const outcomes: ReadonlyMap<string, ReportedOutcome> = new Map([
  ['authorized', 'succeeded'],
  ['settled', 'succeeded'],
  ['transmitted', 'succeeded'],
  ['failed', 'declined'],
  ['canceled', 'cancelled'],
]);

/**
 * What the provider's word for a payment means here. Money that is authorised is as good as paid. A word that nobody
 * knows is waited for: it may still end either way. Source: CHK-11.
 */
export const outcomeOfStatus = (status: string): ReportedOutcome => outcomes.get(status) ?? 'pending';
