import { keepsReminderConsent } from '../../../domain/cart/cart-renewal.ts';
import { deleteRow, findRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { reminderTopic } from './reminder-topic.ts';

/** Whether the reminder of a cart was sent, with the link that leads back to it. */
const wasReminded = async (trx: Trx, token: string): Promise<boolean> => {
  const message = await findRow(trx, 'outbox', { topic: reminderTopic, subject_id: token }, ['done_at']);
  return message !== undefined && message.done_at !== null;
};

/**
 * Writes the new token of a cart wherever the old one is stored beside the cart, also if an engine keeps the cart. Lines
 * and requests follow by their foreign keys; links in mails that were sent keep the old one. The proof of a consent to a
 * reminder that does not follow stays with the old token. A repetition changes nothing. Source: CART-25, LAW-30, LAW-32.
 */
export const followToken = async (trx: Trx, from: string, to: string, isAccounts: boolean): Promise<void> => {
  // The sender of a link cannot consent for the visitor who opens it.
  if (!isAccounts) await deleteRow(trx, 'subscription_wish', { cart_token: from });
  for (const table of ['given_prescription', 'subscription_wish', 'express'] as const)
    await updateRow(trx, table, { cart_token: from }, { cart_token: to });
  if (keepsReminderConsent({ isAccounts, wasReminded: await wasReminded(trx, from) }))
    await updateRow(trx, 'consent_entry', { purpose: 'cart_reminder', subject: from }, { subject: to });
  await updateRow(trx, 'outbox', { topic: reminderTopic, subject_id: from }, { subject_id: to });
};
