import { endEngineSessionLater } from './customers/at-engine/end-engine-sessions.ts';
import { findCustomerForLink } from './customers/at-engine/find-customer-for-link.ts';
import { carryOutRefunds } from './engine/carry-out-refunds.ts';
import { createEngineCoupon } from './engine/create-engine-coupon.ts';
import { deliverDue } from './engine/deliver-due.ts';
import { eraseValuesAtEngine } from './engine/erase-values-at-engine.ts';
import { forgetCartsAtEngine, forgetOldCartsAtEngine } from './engine/forget-carts-at-engine.ts';
import { reportLaterPayment } from './engine/report-later-payment.ts';
import { reportPayment } from './engine/report-payment.ts';
import { eyeCheckJob } from './eye-checks/eye-check-store.ts';
import { remindOfCheck } from './eye-checks/remind-of-check.ts';
import { retryForever } from './jobs/back-off.ts';
import {
  cartsJob,
  couponJob,
  customerJob,
  goneJob,
  laterJob,
  oldCartsJob,
  paidJob,
  refundJob,
  sessionJob,
  valuesJob,
} from './jobs/engine-jobs.ts';
import type { Works } from './jobs/run-due.ts';
import { followDeletion } from './leaving/follow-notice.ts';
import { chargeKept, forgetKept, squarePayment } from './payment/provider-works.ts';
import { chargeJob, squareJob } from './payment/square-job.ts';
import { forgetJob } from './provider/forget-at-provider.ts';
import { learnRates, ratesJob } from './rates/rates-job.ts';
import { remind } from './reminders/remind.ts';
import { reminderJob } from './reminders/reminder-store.ts';
import { clearOut, retentionJob } from './retention/retention-job.ts';
import type { Sandbox } from './sandbox.ts';
import { subscriptionNotice, subscriptionOrder } from './subscription-rows/subscription-store.ts';
import { orderDue } from './subscriptions/order-due.ts';
import { tellOfOrder } from './subscriptions/tell-of-order.ts';
import { dispatchJob } from './warehouse/dispatch-job.ts';
import { handOver } from './warehouse/hand-over.ts';
import { alertJob, lookForDue } from './watching/alert-job.ts';

const works: Works = {
  [squareJob]: squarePayment,
  [chargeJob]: chargeKept,
  [forgetJob]: forgetKept,
  [paidJob]: reportPayment,
  [laterJob]: reportLaterPayment,
  [couponJob]: createEngineCoupon,
  [refundJob]: carryOutRefunds,
  [valuesJob]: eraseValuesAtEngine,
  [cartsJob]: forgetCartsAtEngine,
  [oldCartsJob]: forgetOldCartsAtEngine,
  [sessionJob]: endEngineSessionLater,
  [customerJob]: findCustomerForLink,
  [goneJob]: followDeletion,
  [dispatchJob]: (trx, { clock }, { subject_id: token }, now) => handOver(trx, token, now, clock.zone),
  [reminderJob]: remind,
  [eyeCheckJob]: remindOfCheck,
  // Each run schedules the next: if one were given up, nothing would be deleted any more.
  [retentionJob]: { within: clearOut, waitAfter: retryForever },
  [ratesJob]: learnRates,
  [alertJob]: lookForDue,
  [subscriptionOrder]: orderDue,
  [subscriptionNotice]: tellOfOrder,
};

/** Returns the work for each kind of job. A job of another kind waits for a server that knows it. */
export const worksOf = ({ engine }: Pick<Sandbox, 'engine'>): Works =>
  engine ? { ...works, [subscriptionOrder]: deliverDue } : works;
