import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  intended,
  type LoginIntent,
  type SignInMethod,
  signedIn,
  signInMethods,
} from '../../../src/domain/identity/login-intent.ts';

/** A sign-in method that was requested, or a visitor who is already signed in. */
const happening = fc.constantFrom<SignInMethod | 'signed in'>('signed in', ...signInMethods);

describe('the login event', () => {
  it('is sent once, with the sign-in method · AUTH-2', () => {
    const first = signedIn(intended('google'));
    expect(first).toEqual({ intent: undefined, event: { method: 'google' } });
    expect(signedIn(first.intent)).toEqual({ intent: undefined });
  });

  it('is not sent when a session is restored · AUTH-2', () =>
    expect(signedIn(undefined)).toStrictEqual({ intent: undefined }));

  it('is sent once for each intended login, with the last chosen method · AUTH-2', () =>
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 8 }), (happenings) => {
        let intent: LoginIntent;
        let wish: SignInMethod | undefined;
        const counted: string[] = [];
        const expected: string[] = [];
        for (const one of happenings)
          if (one === 'signed in') {
            const result = signedIn(intent);
            intent = result.intent;
            if (result.event) counted.push(result.event.method);
            if (wish) expected.push(wish);
            wish = undefined;
          } else {
            intent = intended(one);
            wish = one;
          }
        expect(counted).toEqual(expected);
      }),
    ));
});
