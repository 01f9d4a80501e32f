import type { Failure } from '../../../application/shared/failure.ts';
import { makePerMinute } from '../edge/per-minute.ts';

/** A feature that nobody decided: the page went on with the default. */
class FlagUndecided extends Error {
  override readonly name = 'FlagUndecided';
  readonly code: string;
  constructor(key: string, failure: Failure) {
    super(`${key}: ${failure._tag}`);
    this.code = `${key} ${failure._tag}`;
  }
}

/** Anybody may ask for features that there are not: that fills no log. */
const mostTold = 60;

/** Passes on which features nobody decided, so many a minute at most. `now`: ms. */
export const tellUndecided = (report: (error: unknown) => void, now: () => number) => {
  const told = makePerMinute(mostTold, now);
  return (key: string, failure: Failure): void => {
    if (told('everybody') === 0) report(new FlagUndecided(key, failure));
  };
};
