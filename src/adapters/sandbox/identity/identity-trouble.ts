import * as E from 'fp-ts/Either';
import type { Failure } from '../../../application/shared/failure.ts';
import { type Refusal, refuse } from '../../shop-server/refusal.ts';

/** Whether the identity provider refuses because of too many requests. It does not say for how long. */
export const isIdentityBusy = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.code === 'customer.identity_busy';

/** Returns the refusal for a visitor while the provider is unavailable: they did nothing wrong. Source: CALL-2. */
export const identityTrouble = (failure: Failure): E.Either<Refusal, never> =>
  isIdentityBusy(failure)
    ? E.left({ status: 429, code: 'rate_limit', words: ['server:refusal.identityBusy'] })
    : refuse(503, 'customer.identity_unavailable');

/** Same as `identityTrouble`, but also covers a sign-in that the provider rejected. */
export const identityRefused = (failure: Failure): E.Either<Refusal, never> =>
  failure._tag === 'Refused' && !isIdentityBusy(failure)
    ? refuse(422, 'customer.identity_invalid')
    : identityTrouble(failure);
