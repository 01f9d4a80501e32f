import type { Failure } from '../shared/failure.ts';

/** Whether the browser's session belongs to no customer. */
export const isNotSignedIn = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.code === 'customer.not_signed_in';
