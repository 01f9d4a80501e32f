import * as E from 'fp-ts/Either';
import type { Failure } from '../../../application/shared/failure.ts';
import { type Refusal, refuse } from '../../shop-server/refusal.ts';

/** The identity provider has had enough of somebody, and does not say for how long. */
export const isIdentityBusy = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.code === 'customer.identity_busy';

/** What a visitor is told while the provider cannot be asked: nothing that they did is wrong. Source: CALL-2. */
export const identityTrouble = (failure: Failure): E.Either<Refusal, never> =>
  isIdentityBusy(failure)
    ? E.left({ status: 429, code: 'rate_limit', words: ['server:refusal.identityBusy'] })
    : refuse(503, 'customer.identity_unavailable');

/** The same, or that the provider said no. */
export const identityRefused = (failure: Failure): E.Either<Refusal, never> =>
  failure._tag === 'Refused' && !isIdentityBusy(failure)
    ? refuse(422, 'customer.identity_invalid')
    : identityTrouble(failure);
