import * as E from 'fp-ts/Either';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { Call, Refusal } from '../call.ts';
import { say } from '../http/refusals.ts';
import { makeRateLimit } from '../limits/rate-limit.ts';
import type { Sandbox } from '../sandbox.ts';

/** Refuses who tries too often: counted by who calls, and by whose account it is. */
export type MayTry = (
  call: Pick<Call<unknown>, 'channel' | 'client'>,
  email: string,
) => E.Either<Refusal, void>;

/** Units: ms. */
const window = 15 * 60_000;

/** Guessing from one place is slowed down, and so is guessing one password from many. Each purpose has a count of its own. */
export const makeTries = ({
  clock,
  limits,
}: {
  readonly clock: Sandbox['clock'];
  readonly limits: Pick<Sandbox['limits'], 'accountTries'>;
}): MayTry => {
  const perClient = makeRateLimit(clock, limits.accountTries * 4, window);
  const perAccount = makeRateLimit(clock, limits.accountTries, window);
  return ({ channel, client }, email) => {
    const account = `${channel.brand_channel} ${matchingEmail(email)}`;
    const allowed = perClient(client) && perAccount(account);
    return allowed ? E.right(undefined) : say(429, 'customer.too_many_tries', channel.locale);
  };
};
