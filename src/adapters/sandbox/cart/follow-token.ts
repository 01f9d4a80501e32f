import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { reminderTopic } from './reminder-topic.ts';

/**
 * Writes the new token of a cart wherever the old one is stored beside the cart, also if an engine keeps the cart. Lines
 * and requests follow by their foreign keys; links in mails that were sent keep the old one. A repetition changes
 * nothing. Source: CART-25.
 */
export const followToken = async (trx: Trx, from: string, to: string): Promise<void> => {
  for (const table of ['given_prescription', 'subscription_wish', 'express'] as const)
    await updateRow(trx, table, { cart_token: from }, { cart_token: to });
  await updateRow(trx, 'consent_entry', { purpose: 'cart_reminder', subject: from }, { subject: to });
  await updateRow(trx, 'outbox', { topic: reminderTopic, subject_id: from }, { subject_id: to });
};
