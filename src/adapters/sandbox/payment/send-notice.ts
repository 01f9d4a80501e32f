import { attempt } from '../jobs/attempt.ts';
import { signNotice } from '../provider/notice.ts';
import {
  endSlowPayments,
  paymentsWithoutNotice,
  readProviderPayment,
} from '../provider/provider-payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { askStandings } from './ask-standings.ts';
import { receiveNotice } from './receive-notice.ts';

/** Sends the shop a notice about a payment, as often as the tests configure. */
export const sendNotice = async (sandbox: Sandbox, id: string): Promise<void> => {
  const payment = await readProviderPayment(sandbox.db, id);
  if (!payment || payment.status === 'initialized') return;
  const times = { lost: 0, once: 1, twice: 2 }[sandbox.controls?.notices() ?? 'once'];
  for (let sent = 0; sent < times; sent += 1)
    await receiveNotice(sandbox, signNotice(payment, sandbox.clock.now()));
};

/**
 * Checks the payments about which the shop has received no notice, since a notice may never arrive. `waiting`: only the
 * payment that somebody is waiting for. Source: CHK-11.
 */
export const askProvider = async (sandbox: Sandbox, waiting?: string): Promise<void> => {
  if (sandbox.provider) return askStandings(sandbox, waiting);
  const now = sandbox.clock.now();
  await endSlowPayments(sandbox.db, new Date(now));
  for (const payment of await paymentsWithoutNotice(sandbox.db, waiting))
    await attempt(sandbox, 'payments.ask', () => receiveNotice(sandbox, signNotice(payment, now)));
};
