import type { PaymentId } from '../../../domain/checkout/payment.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { updateRow } from '../db/rows.ts';
import { issueCredit } from '../invoices/issue-bill.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { waitForEngine } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { staffRefundTopic } from '../mail/refund-letter.ts';
import { creditOnce } from '../payment/credit-once.ts';
import type { Sandbox } from '../sandbox.ts';

const readRefund = ({ db }: Pick<Sandbox, 'db'>, id: string) =>
  db
    .selectFrom('order_refund as r')
    .innerJoin('shop_order as o', 'o.token', 'r.order_token')
    .leftJoin('provider_payment as p', 'p.id', 'r.payment_id')
    .select([
      'r.amount',
      'r.payment_id',
      'r.refunded_at',
      'r.asked_at',
      'o.token',
      'o.brand',
      'o.locale',
      'o.currency',
    ])
    .select('p.reference')
    .where('r.id', '=', id)
    .executeTakeFirst();

type Refund = NonNullable<Awaited<ReturnType<typeof readRefund>>>;

/**
 * Refunds at the provider, if the money came through one, and writes that at once: a provider knows a repeated request
 * only for an hour, and an engine may be away for longer. Cash and manual payments are refunded by hand. False if it is
 * unknown whether the provider did it. Source: CHK-35.
 */
const creditAtProvider = async (
  { provider, db, clock, report }: Sandbox,
  { id, kind }: { readonly id: string; readonly kind: string },
  { amount, currency, reference, asked_at }: Refund,
): Promise<boolean> => {
  if (!provider || reference === null) return true;
  const isCredited = await creditOnce({ provider, clock, report }, kind, {
    reference,
    payment: `refund-${id}` as PaymentId,
    sum: { amount: amount as Minor, currency },
    askedAt: asked_at,
    note: (at) => updateRow(db, 'order_refund', { id }, { asked_at: at }),
  });
  if (isCredited) await updateRow(db, 'order_refund', { id }, { refunded_at: new Date(clock.now()) });
  return isCredited;
};

/** Refunds what staff want refunded, then tells the engine, if there is one, and the buyer. Each once. */
export const carryOutRefunds: OutsideWork = {
  waitAfter: waitForEngine,
  outside: async (sandbox, { subject_id: id, kind }) => {
    const refund = await readRefund(sandbox, id);
    if (!refund) return async () => undefined;
    const { token, brand, locale, amount, refunded_at } = refund;
    const isDone = refunded_at !== null || (await creditAtProvider(sandbox, { id, kind }, refund));
    if (!isDone) return async () => undefined;
    await sandbox.engine?.orders.refunded({ token, brand, locale }, { amount, reference: id });
    return async (trx) => {
      const now = new Date(sandbox.clock.now());
      await updateRow(trx, 'order_refund', { id }, { refunded_at: refunded_at ?? now });
      await askForLetter(trx, staffRefundTopic, id, now, token);
      const returned = { _tag: 'Amount', amount } as const;
      await issueCredit(trx, sandbox, token, { cause: `refund ${id}`, returned }, now);
    };
  },
};
