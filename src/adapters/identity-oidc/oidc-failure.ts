import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { Failure } from '../../application/shared/failure.ts';

export const invalidIdentity: Failure = {
  _tag: 'Refused',
  code: 'customer.identity_invalid',
  violations: [],
};

/** What an identity service says where somebody has only to come again. Source: RFC 6749. */
const passing: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);
/** What a library calls an answer that did not come, or was none of the protocol. */
const silent: ReadonlySet<unknown> = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);
const strange: ReadonlySet<unknown> = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Why nobody was proved: the visitor, or the service, said no; or it is not there. Nothing of what was sent is in it. */
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
