import * as E from 'fp-ts/Either';
import type { PaymentProvider, Sum } from '../../../application/checkout/payment-provider.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import type { Sandbox } from '../sandbox.ts';

/** A little less than the hour in which the provider recognises a repeated request. Units: ms. */
const recognised = 55 * 60_000;

/** Whether the provider recognises a request as a repetition of one that may have arrived. `askedAt`: when that was sent. */
export const isRecognised = (askedAt: Date | null, now: number): boolean =>
  askedAt === null || now - askedAt.getTime() <= recognised;

/** The error of a job that is tried again. It says how the request failed, but not for which payment. */
export const notCarriedOut = ({ _tag: code }: Failure): Error =>
  Object.assign(new Error('The payment provider did not carry out the request'), { code });

/** Answers that leave open whether a request is carried out: it took too long, or an equal one is under way. Status codes. */
const undecided = [408, 409];

/** Whether a request has certainly done nothing. */
const isWithoutEffect = (failure: Failure): boolean => {
  if (failure._tag === 'Unreachable') return failure.isUnsent === true;
  if (failure._tag === 'Unavailable') return failure.status < 500 && !undecided.includes(failure.status);
  return failure._tag === 'Refused' || failure._tag === 'NotFound';
};

interface Credit {
  readonly reference: string;
  readonly payment: PaymentId;
  readonly sum: Sum;
  /** When the first request that may have arrived was sent. Null: none was. */
  readonly askedAt: Date | null;
  readonly note: (askedAt: Date | null) => Promise<void>;
}

/**
 * Credits money at the provider. Throws while that may be tried again. Once the provider would no longer recognise a
 * repetition, nothing is sent, because the money could be credited twice: the shop's staff are told, and it returns
 * false. Source: CHK-35.
 */
export const creditOnce = async (
  { provider, clock, report }: Pick<Sandbox, 'clock' | 'report'> & { readonly provider: PaymentProvider },
  operation: string,
  { reference, payment, sum, askedAt, note }: Credit,
): Promise<boolean> => {
  const now = clock.now();
  if (!isRecognised(askedAt, now)) {
    report({ operation, kind: 'job-given-up', detail: 'the outcome of a refund is unknown' });
    return false;
  }
  // Written before the request is sent: the process may end meanwhile.
  if (askedAt === null) await note(new Date(now));
  const answer = await provider.credit(reference, payment, sum)();
  if (E.isRight(answer)) return true;
  if (askedAt === null && isWithoutEffect(answer.left)) await note(null);
  throw notCarriedOut(answer.left);
};
