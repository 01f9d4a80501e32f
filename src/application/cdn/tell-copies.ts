import * as E from 'fp-ts/Either';
import type { Failure } from '../shared/failure.ts';
import type { CopiesPort } from './ports.ts';

/**
 * Changes within this time are sent as one request. By then the page servers know of them, so that a new copy is up to
 * date. Units: ms.
 */
const gatherFor = 1000;
const longestWait = 60_000;

export interface TellCopiesParts {
  readonly copies: CopiesPort;
  readonly wait: (ms: number) => Promise<void>;
  /** Called once per outage. */
  readonly failed: (failure: Failure) => void;
}

/**
 * Tells the cache which copies are outdated, one request at a time, until it succeeds. After a failure it retries in
 * two seconds, then doubles the pause up to a minute. Callers do not wait for it.
 */
export const makeTellCopies = ({ copies, wait, failed }: TellCopiesParts) => {
  let untold = new Set<string>();
  let isUnderWay = false;
  const tell = async (): Promise<void> => {
    let pause = gatherFor;
    while (untold.size > 0) {
      await wait(pause);
      const tags = untold;
      untold = new Set();
      const answer = await copies.drop([...tags])();
      if (E.isRight(answer)) pause = gatherFor;
      else {
        if (pause === gatherFor) failed(answer.left);
        untold = new Set([...tags, ...untold]);
        pause = Math.min(pause * 2, longestWait);
      }
    }
    isUnderWay = false;
  };
  return (tags: readonly string[]): void => {
    for (const tag of tags) untold.add(tag);
    if (isUnderWay) return;
    isUnderWay = true;
    void tell();
  };
};
