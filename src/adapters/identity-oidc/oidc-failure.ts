import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { Failure } from '../../application/shared/failure.ts';

export const invalidIdentity: Failure = {
  _tag: 'Refused',
  code: 'customer.identity_invalid',
  violations: [],
};

/** Errors of an identity service that are temporary, so that the visitor only has to retry. Source: RFC 6749. */
const passing: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);
/** The library's codes for a missing response, and for one that violates the protocol. */
const silent: ReadonlySet<unknown> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);
const strange: ReadonlySet<unknown> = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/**
 * Returns why no identity was proved: the visitor or the service refused, or the service is unavailable. Contains
 * nothing of what was sent.
 */
export const oidcFailure = (error: unknown): Failure => {
  if (error instanceof AuthorizationResponseError)
    return passing.has(error.error) ? { _tag: 'Unavailable', status: 503 } : invalidIdentity;
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_client' || error.status >= 500
      ? { _tag: 'Unavailable', status: error.status }
      : invalidIdentity;
  if (!(error instanceof ClientError) || error.code === undefined || silent.has(error.code))
    return { _tag: 'Unreachable' };
  if (error.cause instanceof Response && error.cause.status >= 500)
    return { _tag: 'Unavailable', status: error.cause.status };
  return strange.has(error.code) ? { _tag: 'Unreadable', at: 'oidc' } : invalidIdentity;
};
