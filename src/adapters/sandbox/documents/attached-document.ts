import type { MailAttachment, MailRow } from '../db/commerce-tables.ts';
import { readLaw } from '../law/law-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { documentNamed, type SubscriptionLaw } from './order-documents.ts';

/** Returns a document that is attached to a mail. Undefined if it does not exist any more. Source: DOC-1, LAW-45. */
export const attachedDocument = async (
  sandbox: Pick<Sandbox, 'db' | 'texts'>,
  { brand, locale }: Pick<MailRow, 'brand' | 'locale'>,
  attachment: MailAttachment,
): Promise<Awaited<ReturnType<typeof documentNamed>> | SubscriptionLaw> => {
  if ('order' in attachment) return documentNamed(sandbox, attachment.order, attachment.name);
  const { number, at, digests } = attachment.law;
  const texts = await readLaw(sandbox.db, digests);
  const subscription = { brand, locale, number, created_at: new Date(at) };
  return texts.length === 0 ? undefined : { _tag: 'SubscriptionLaw', subscription, texts };
};
