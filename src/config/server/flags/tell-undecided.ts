import type { Failure } from '../../../application/shared/failure.ts';
import { makePerMinute } from '../edge/per-minute.ts';

/** A feature could not be decided. The page used the default. */
class FlagUndecided extends Error {
  override readonly name = 'FlagUndecided';
  readonly code: string;
  constructor(key: string, failure: Failure) {
    super(`${key}: ${failure._tag}`);
    this.code = `${key} ${failure._tag}`;
  }
}

/** Visitors can request features that do not exist. The limit keeps them from filling the log. */
const mostTold = 60;

/** Reports features that could not be decided, up to a limit per minute. `now`: ms. */
export const tellUndecided = (report: (error: unknown) => void, now: () => number) => {
  const told = makePerMinute(mostTold, now);
  return (key: string, failure: Failure): void => {
    if (told('everybody') === 0) report(new FlagUndecided(key, failure));
  };
};
