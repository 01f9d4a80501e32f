import { placeOfError } from '../../shared/place-of-error.ts';
import type { Sandbox } from '../sandbox.ts';
import { confirmationTopic } from './ask-for-mail.ts';
import { confirmation } from './confirmation.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';

/** Takes one message that nobody else is posting, and posts it. False: none is left. */
const postNext = (sandbox: Sandbox): Promise<boolean> =>
  sandbox.db.transaction().execute(async (trx) => {
    const next = await trx
      .selectFrom('outbox')
      .select(['id', 'subject_id'])
      .where('topic', '=', confirmationTopic)
      .where('done_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return false;
    const order = await trx
      .selectFrom('shop_order')
      .selectAll()
      .where('token', '=', next.subject_id)
      .executeTakeFirstOrThrow();
    const shop = sandbox.shops[order.brand];
    const mail = confirmation(shop, sandbox.publicUrl(order.brand), order);
    const now = new Date(sandbox.clock.now());
    await trx
      .insertInto('mail')
      .values({
        outbox_id: next.id,
        brand: order.brand,
        locale: order.locale,
        recipient: order.email,
        subject: mail.subject,
        html: confirmationHtml(shop, sandbox.looks[order.brand], order.locale, mail),
        text: confirmationText(order.locale, mail),
        sent_at: now,
      })
      .execute();
    await trx.updateTable('outbox').set({ done_at: now }).where('id', '=', next.id).execute();
    return true;
  });

/**
 * Posts every message that waits in the outbox, each once. A sandbox posts to its own mailbox. Never fails its caller:
 * a message that cannot be posted is reported and waits.
 */
export const postMails = async (sandbox: Sandbox): Promise<void> => {
  try {
    while (await postNext(sandbox));
  } catch (error) {
    sandbox.report({ operation: 'mail', kind: 'job-failed', detail: placeOfError(error) });
  }
};
