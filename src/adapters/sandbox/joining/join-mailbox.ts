import { placeOfError } from '../../shared/place-of-error.ts';
import { hasProvenMailbox } from '../consents/proven-mailbox.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Sandbox } from '../sandbox.ts';
import { joinOrders } from './join-orders.ts';
import { joinSubscriptions } from './join-subscriptions.ts';

/**
 * Assigns to an account what its mailbox ordered without it, once the mailbox is proven. May run any number of times,
 * also concurrently; an interrupted run is completed at the next sign-in. A failure prevents nothing else. Source:
 * AUTH-32.
 */
export const joinMailbox = async (sandbox: Sandbox, { id }: Pick<CustomerRow, 'id'>): Promise<void> => {
  const { db } = sandbox;
  try {
    const customer = await findRow(db, 'customer', { id });
    if (!customer || !hasProvenMailbox(customer)) return;
    await joinOrders(db, customer);
    // A delivery that was ordered meanwhile was still a guest's.
    if (await joinSubscriptions(sandbox, customer)) await joinOrders(db, customer);
  } catch (error) {
    sandbox.report({ operation: 'mailbox.join', kind: 'job-failed', detail: placeOfError(error) });
  }
};
