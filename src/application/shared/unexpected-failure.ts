import type { Failure } from './failure.ts';

/** A failure of the other side that no visitor can fix: it is broken, or its format has changed. */
export class UnexpectedFailure extends Error {
  override readonly name = 'UnexpectedFailure';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Undefined for an expected failure. A missing network is not an error. Source: TRK-6, NOTE-6. */
export const unexpected = (operation: string, failure: Failure): UnexpectedFailure | undefined => {
  if (failure._tag === 'Unreadable') return new UnexpectedFailure(`Unreadable ${failure.at}`);
  if (failure._tag === 'Unavailable' && failure.status !== 429)
    return new UnexpectedFailure(`Unavailable ${failure.status} ${operation}`);
  return undefined;
};
