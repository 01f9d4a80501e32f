import * as E from 'fp-ts/Either';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { updateRow } from '../db/rows.ts';
import { issueCredit } from '../invoices/issue-bill.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { waitForEngine } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { staffRefundTopic } from '../mail/refund-letter.ts';
import type { Sandbox } from '../sandbox.ts';

const readRefund = ({ db }: Pick<Sandbox, 'db'>, id: string) =>
  db
    .selectFrom('order_refund as r')
    .innerJoin('shop_order as o', 'o.token', 'r.order_token')
    .leftJoin('provider_payment as p', 'p.id', 'r.payment_id')
    .select(['r.amount', 'r.payment_id', 'r.refunded_at', 'o.token', 'o.brand', 'o.locale', 'o.currency'])
    .select('p.reference')
    .where('r.id', '=', id)
    .executeTakeFirst();

type Refund = NonNullable<Awaited<ReturnType<typeof readRefund>>>;

/**
 * Refunds at the provider, if the money came through one, and writes that at once: a provider knows a repeated request
 * only for an hour, and an engine may be away for longer. Cash and manual payments are refunded by hand.
 */
const creditAtProvider = async (
  { provider, db, clock }: Sandbox,
  id: string,
  { amount, currency, reference }: Refund,
): Promise<void> => {
  if (!provider || reference === null) return;
  const sum = { amount: amount as Minor, currency };
  const credited = await provider.credit(reference, `refund-${id}` as PaymentId, sum)();
  if (E.isLeft(credited))
    throw Object.assign(new Error('The payment provider did not carry out the request'), {
      code: credited.left._tag,
    });
  await updateRow(db, 'order_refund', { id }, { refunded_at: new Date(clock.now()) });
};

/** Refunds what staff want refunded, then tells the engine, if there is one, and the buyer. Each once. */
export const carryOutRefunds: OutsideWork = {
  waitAfter: waitForEngine,
  outside: async (sandbox, { subject_id: id }) => {
    const refund = await readRefund(sandbox, id);
    if (!refund) return async () => undefined;
    const { token, brand, locale, amount, refunded_at } = refund;
    if (refunded_at === null) await creditAtProvider(sandbox, id, refund);
    await sandbox.engine?.orders.refunded({ token, brand, locale }, { amount, reference: id });
    return async (trx) => {
      const now = new Date(sandbox.clock.now());
      await updateRow(trx, 'order_refund', { id }, { refunded_at: refunded_at ?? now });
      await askForLetter(trx, staffRefundTopic, id, now);
      const returned = { _tag: 'Amount', amount } as const;
      await issueCredit(trx, sandbox, token, { cause: `refund ${id}`, returned }, now);
    };
  },
};
