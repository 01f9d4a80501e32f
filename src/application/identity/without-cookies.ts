import type { Failure } from '../shared/failure.ts';

/** Why nobody can sign in here: the browser keeps no cookies. Its code is the key of its text. Source: AUTH-35. */
export const withoutCookies: Failure = { _tag: 'Refused', code: 'account:withoutCookies', violations: [] };
