import { endSessionThere } from './customers/there/end-there.ts';
import { lookBeforeLetter } from './customers/there/look-before-letter.ts';
import { deliverDue } from './engine/deliver-due.ts';
import { forgetThere } from './engine/forget-there.ts';
import { giveBack } from './engine/give-back.ts';
import { tellCoupon } from './engine/tell-coupon.ts';
import { tellLater } from './engine/tell-later.ts';
import { tellPaid } from './engine/tell-paid.ts';
import { eyeCheckJob } from './eye-checks/eye-check-store.ts';
import { remindOfCheck } from './eye-checks/remind-of-check.ts';
import {
  couponJob,
  customerJob,
  goneJob,
  laterJob,
  paidJob,
  refundJob,
  sessionJob,
  valuesJob,
} from './jobs/engine-jobs.ts';
import type { Works } from './jobs/run-due.ts';
import { followGone } from './leaving/follow-notice.ts';
import { chargeKept, forgetKept, squarePayment } from './payment/provider-works.ts';
import { chargeJob, forgetJob, squareJob } from './payment/square-job.ts';
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
  [paidJob]: tellPaid,
  [laterJob]: tellLater,
  [couponJob]: tellCoupon,
  [refundJob]: giveBack,
  [valuesJob]: forgetThere,
  [sessionJob]: endSessionThere,
  [customerJob]: lookBeforeLetter,
  [goneJob]: followGone,
  [dispatchJob]: (trx, { clock }, { subject_id: token }, now) => handOver(trx, token, now, clock.zone),
  [reminderJob]: remind,
  [eyeCheckJob]: remindOfCheck,
  [retentionJob]: clearOut,
  [alertJob]: lookForDue,
  [subscriptionOrder]: orderDue,
  [subscriptionNotice]: tellOfOrder,
};

/** Returns the work for each kind of job. A job of another kind waits for a server that knows it. */
export const worksOf = ({ engine }: Pick<Sandbox, 'engine'>): Works =>
  engine ? { ...works, [subscriptionOrder]: deliverDue } : works;
