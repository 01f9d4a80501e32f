import * as E from 'fp-ts/Either';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { makeRateLimit } from '../../shop-server/http/rate-limit.ts';
import { type Refusal, tooOften } from '../../shop-server/refusal.ts';
import type { Call } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Does what may be tried only so often, or refuses: counted by who calls, and by whose account it is. `account` is an
 * e-mail, or a secret of a link.
 */
export type Trying = <A>(
  call: Pick<Call<unknown>, 'channel' | 'client'>,
  account: string,
  work: () => Promise<E.Either<Refusal, A>>,
) => Promise<E.Either<Refusal, A>>;

/** A secret may be sent that is no such thing. Units: characters. */
const longestKey = 320;
/** Units: ms. */
const window = 15 * 60_000;

/** Who proves who somebody is was out, or had enough: nobody learnt whether the guess was right. */
const isUnjudged = (answer: E.Either<Refusal, unknown>): boolean =>
  E.isLeft(answer) && (answer.left.status === 503 || answer.left.status === 429);

/**
 * Guessing from one place is slowed down, and so is guessing one password from many. Each purpose has a count of its own.
 * A try that nobody could judge does not count once it is answered; `isGuess`: nor, for the account, what was no guess.
 * Source: AUTH-9.
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
 * The same of what asks for a password: a customer who knows it does not shut their own account, and while too many of
 * these calls wait, nobody is looked up and nothing is counted. Source: AUTH-16, AUTH-21.
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
