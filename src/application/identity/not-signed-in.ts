import type { Failure } from '../shared/failure.ts';

/** The shop knows nobody by this browser's session. */
export const isNotSignedIn = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.code === 'customer.not_signed_in';
