import * as fc from 'fast-check';
import type { LoginEvent } from '../../src/domain/identity/login-modal.ts';
import type { IdentityProfile } from '../../src/domain/identity/sign-in-outcome.ts';

export const email = fc.constantFrom('mira@shop.example', 'jean@shop.example');

export const profile: fc.Arbitrary<IdentityProfile> = fc.record(
  { email, firstName: fc.constantFrom('Mira', 'Jean'), lastName: fc.constantFrom('Keller', 'Blanc') },
  { requiredKeys: ['email'] },
);

/** Everything that can happen to the login modal. */
export const loginEvent: fc.Arbitrary<LoginEvent> = fc.oneof(
  fc.constantFrom<LoginEvent>(
    { _tag: 'Open' },
    { _tag: 'SwitchToLogin' },
    { _tag: 'SwitchToRegister' },
    { _tag: 'Forget' },
    { _tag: 'ResetAnswered' },
    { _tag: 'ExplainPasswordless' },
    { _tag: 'Close' },
  ),
  fc.constant<LoginEvent>({ _tag: 'OpenRegister' }),
  profile.map((known): LoginEvent => ({ _tag: 'OpenRegister', profile: known })),
  profile.map((known): LoginEvent => ({ _tag: 'OpenLink', profile: known })),
  profile.map((known): LoginEvent => ({ _tag: 'OpenAsk', profile: known })),
  fc
    .tuple(email, fc.boolean())
    .map(([to, isNew]): LoginEvent => ({ _tag: 'LinkRequested', email: to, isNew })),
);

/** Passwords with a few characters of each kind, around the limits of the rule. */
export const passwordText = fc
  .array(fc.constantFrom('a', 'Ä', '1', '٣', ' ', '-', '😀'), { maxLength: 12 })
  .map((characters) => characters.join(''));
