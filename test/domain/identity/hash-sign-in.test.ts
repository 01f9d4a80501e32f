import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  followUp,
  type HashSignIn,
  hashAnswered,
  hashFound,
  idle,
} from '../../../src/domain/identity/hash-sign-in.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';

const one = 'one' as SignInHash;
const two = 'two' as SignInHash;
const loading = hashFound(one)(idle);

describe('signing in by a hash', () => {
  it('is loading, then signed in or failed · AUTH-8', () => {
    expect(loading).toEqual({ _tag: 'Loading', hash: 'one' });
    expect(hashAnswered(true)(loading)).toEqual({ _tag: 'SignedIn', hash: 'one' });
    expect(hashAnswered(false)(loading)).toEqual({ _tag: 'Failed', hash: 'one' });
  });

  it('starts when a page with a hash mounts, and not without a hash · ROUTE-17', () => {
    expect(hashFound(undefined)(idle)).toEqual(idle);
    expect(hashFound(one)(idle)._tag).toBe('Loading');
  });

  it('runs once for a hash, and again for another · ROUTE-17 · AUTH-8', () => {
    const done = hashAnswered(true)(loading);
    expect(hashFound(one)(done)).toEqual(done);
    expect(hashFound(undefined)(done)).toEqual(done);
    expect(hashFound(two)(done)).toEqual({ _tag: 'Loading', hash: 'two' });
    expect(hashFound(two)(loading)).toEqual(loading);
  });

  it('ignores an answer while nothing is pending · AUTH-8', () => {
    for (const answer of [true, false]) {
      expect(hashAnswered(answer)(idle)).toEqual(idle);
      const done = hashAnswered(true)(loading);
      expect(hashAnswered(answer)(done)).toEqual(done);
    }
  });

  it.each([
    [idle, '/', { _tag: 'Nothing' }],
    [loading, '/', { _tag: 'Nothing' }],
    [hashAnswered(true)(loading), '/reorder/mail/x', { _tag: 'ClearCartAndHash' }],
    [hashAnswered(false)(loading), '/', { _tag: 'SignOut', toast: 'hash_signin_error', goHome: false }],
    [
      hashAnswered(false)(loading),
      '/en/reorder/mail/x',
      { _tag: 'SignOut', toast: 'hash_signin_error', goHome: true },
    ],
  ])('in the state %j at %s triggers %j · AUTH-8', (state, pathname, expected) =>
    expect(followUp(state, pathname)).toEqual(expected),
  );

  it('never asks the backend for the same hash twice in a row · ROUTE-17 · AUTH-8', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('one', 'two', 'none', 'yes', 'no'), { maxLength: 10 }),
        (happenings) => {
          let state: HashSignIn = idle;
          const asked: string[] = [];
          for (const happening of happenings) {
            const before: HashSignIn = state;
            if (happening === 'yes' || happening === 'no') state = hashAnswered(happening === 'yes')(state);
            else state = hashFound(happening === 'none' ? undefined : (happening as SignInHash))(state);
            if (state._tag === 'Loading' && before !== state) asked.push(state.hash);
          }
          expect(asked.every((hash, index) => hash !== asked[index - 1])).toBe(true);
        },
      ),
    ));
});
