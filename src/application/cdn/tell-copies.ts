import * as E from 'fp-ts/Either';
import type { Failure } from '../shared/failure.ts';
import type { CopiesPort } from './ports.ts';

/** What changes in one go is told once, and page servers have heard of it by then: a copy made anew is new. Units: ms. */
const gatherFor = 1000;
const longestWait = 60_000;

export interface TellCopiesParts {
  readonly copies: CopiesPort;
  readonly wait: (ms: number) => Promise<void>;
  /** Once for each time that it stops working. */
  readonly failed: (failure: Failure) => void;
}

/**
 * Tells who keeps copies what is old, one question at a time, and until it is heard: after a failure again in two seconds,
 * each time twice as long, a minute at most. Nobody waits for it.
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
