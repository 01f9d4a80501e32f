import * as E from 'fp-ts/Either';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { type Refusal, tooOften } from '../../shop-server/refusal.ts';
import type { Call } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Runs work that may only be tried so often, or refuses. Tries are counted by client and by account. `account` is an
 * e-mail, or the secret of a link.
 */
export type Trying = <A>(
  call: Pick<Call<unknown>, 'channel' | 'client'>,
  account: string,
  work: () => Promise<E.Either<Refusal, A>>,
) => Promise<E.Either<Refusal, A>>;

/** The limits of tries at a password of an account, wherever one is asked for. Source: AUTH-21. */
export interface PasswordTries {
  readonly ofAnybody: Trying;
  /** Of those who have a session of the account. */
  readonly ofSignedIn: Trying;
}

/** The sent value may be no secret at all, so it is cut to this length. Units: characters. */
const longestKey = 320;
/** Units: ms. */
const window = 15 * 60_000;

/** The system that checks identities was unavailable or over its limit, so the response reveals nothing about the guess. */
const isUnjudged = (answer: E.Either<Refusal, unknown>): boolean =>
  E.isLeft(answer) && (answer.left.status === 503 || answer.left.status === 429);

/**
 * Limits guessing from one client, and guessing on one account from many clients. Each purpose has its own count. A try
 * that could not be judged does not count once it is answered. `isGuess`: a try that was no guess does not count for
 * the account either. Source: AUTH-9.
 */
export const makeTries = (
  {
    clock,
    limits,
    fleet,
  }: {
    readonly clock: Sandbox['clock'];
    readonly limits: Pick<Sandbox['limits'], 'accountTries'>;
    readonly fleet?: Sandbox['fleet'];
  },
  purpose: string,
  isGuess: (answer: E.Either<Refusal, unknown>) => boolean = () => true,
): Trying => {
  const perClient = makeRateLimit(clock, limits.accountTries * 4, {
    windowMs: window,
    tally: fleet?.tally(`${purpose} by client`),
  });
  const perAccount = makeRateLimit(clock, limits.accountTries, {
    windowMs: window,
    tally: fleet?.tally(`${purpose} by account`),
  });
  return async ({ channel, client }, account, work) => {
    const key = `${channel.brand_channel} ${matchingEmail(account).slice(0, longestKey)}`;
    const wait = perClient.take(client) || perAccount.take(key);
    if (wait > 0) return tooOften(wait);
    let isJudged = false;
    try {
      const answer = await work();
      isJudged = !isUnjudged(answer);
      if (isJudged && !isGuess(answer)) perAccount.giveBack(key);
      return answer;
    } finally {
      if (!isJudged) {
        perClient.giveBack(client);
        perAccount.giveBack(key);
      }
    }
  };
};

/**
 * Like `makeTries`, for calls that need a password. A wrong password has to be refused by the work itself: only refusals
 * count, so that a customer who knows the password does not lock their own account.
 * While too many such calls wait, nothing is looked up and nothing is counted. Source: AUTH-16, AUTH-21.
 */
export const makePasswordTries = (
  sandbox: Parameters<typeof makeTries>[0] & { readonly hashing: Pick<Sandbox['hashing'], 'wait'> },
  purpose: string,
): Trying => {
  const trying = makeTries(sandbox, purpose, E.isLeft);
  return async (call, account, work) => {
    const wait = sandbox.hashing.wait();
    return wait > 0 ? tooOften(wait) : trying(call, account, work);
  };
};
