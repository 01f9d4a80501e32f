import * as E from 'fp-ts/Either';
import { isLimit } from '../shared/failure.ts';
import { type Retry, retryUnreachable } from '../shared/retry.ts';

/** How long a wait that the shop asks for is sat out; a longer one is told. Units: s. */
const longestWait = 15;
/** How often it is asked for the same. */
const most = 4;

/**
 * Asks for a new password until it is known how that ended: passwords are worked on apart, so an answer may be lost, or may
 * say to come again in a moment. The same asked again is answered the same. Source: AUTH-11, AUTH-16.
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
