import * as E from 'fp-ts/Either';
import { isLimit } from '../shared/failure.ts';
import { type Retry, retryUnreachable } from '../shared/retry.ts';

/** The longest wait requested by the shop that is waited for; a longer one is shown to the visitor. Units: s. */
const longestWait = 15;
/** The maximum number of attempts. */
const most = 4;

/**
 * Repeats the request for a new password until its result is known. Passwords are processed separately, so an answer
 * may be lost or may say to retry shortly. A repeated request gets the same answer. Source: AUTH-11, AUTH-16.
 */
export const awaitedReset = (wait: (ms: number) => Promise<void>): Retry => {
  const again = retryUnreachable(wait);
  return (task) => async () => {
    for (let asked = 1; ; asked += 1) {
      const answer = await again(task)();
      const told = E.isLeft(answer) && isLimit(answer.left) ? answer.left.wait : undefined;
      if (told === undefined || told > longestWait || asked === most) return answer;
      await wait(told * 1000);
    }
  };
};
