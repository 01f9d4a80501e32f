import type * as E from 'fp-ts/Either';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { type Refusal, refuse } from '../../shop-server/call.ts';
import { say } from '../../shop-server/http/refusals.ts';
import { message } from '../../shop-server/words/messages.ts';

/** The identity provider has had enough of somebody, and does not say for how long. */
export const isIdentityBusy = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.code === 'customer.identity_busy';

/** What a visitor is told while the provider cannot be asked: nothing that they did is wrong. Source: CALL-2. */
export const identityTrouble = (failure: Failure, locale: Locale): E.Either<Refusal, never> =>
  isIdentityBusy(failure)
    ? refuse(429, 'rate_limit', { message: message('customer.identity_busy', locale) })
    : say(503, 'customer.identity_unavailable', locale);

/** The same, or that the provider said no. */
export const identityRefused = (failure: Failure, locale: Locale): E.Either<Refusal, never> =>
  failure._tag === 'Refused' && !isIdentityBusy(failure)
    ? say(422, 'customer.identity_invalid', locale)
    : identityTrouble(failure, locale);
