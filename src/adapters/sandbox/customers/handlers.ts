import * as E from 'fp-ts/Either';
import type { Handlers } from '../call.ts';
import { makeIdentityTokens } from '../identity/identity-tokens.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeClaimCart } from './claim-cart.ts';
import { ownCustomerWire } from './customer-wire.ts';
import { makeIdentityHandlers } from './identity-handlers.ts';
import { makeExchangeHash, makeSendLoginLink } from './login-links.ts';
import { makeChangePassword, makeCreateResetToken, makeResetPassword } from './passwords.ts';
import { makeUpdateMe } from './profile.ts';
import { makeSignIn } from './sign-in.ts';
import { makeSignUp } from './sign-up.ts';
import { forCustomer, type OnSignedIn } from './signed-in.ts';
import { makePasswordTries, makeTries, type PasswordTries } from './tries.ts';

export const makeCustomerHandlers = (sandbox: Sandbox, tries: PasswordTries, onSignedIn: OnSignedIn) => {
  const tokens = makeIdentityTokens(sandbox);
  return {
    isGuest: async ({ session }) => E.right({ guest: (await session.customer()) === undefined }),
    getMe: forCustomer(async (_, customer) => E.right(await ownCustomerWire(sandbox.db, customer))),
    customerSignMeUp: makeSignUp(sandbox, tokens, tries.ofAnybody),
    customerSignMeIn: makeSignIn(sandbox, tries.ofAnybody, onSignedIn),
    customerSignOut: async ({ session }) => {
      await session.close();
      return E.right({ done: true });
    },
    sendLoginLink: makeSendLoginLink(sandbox, makeTries(sandbox, 'login links')),
    exchangeLoginLinkHash: makeExchangeHash(sandbox, tokens, makeTries(sandbox, 'login hashes')),
    ...makeIdentityHandlers(sandbox, tokens, (purpose) => makeTries(sandbox, purpose), onSignedIn),
    customerClaimCart: makeClaimCart(sandbox),
    customerUpdateMe: makeUpdateMe(sandbox),
    customerChangeMyPassword: makeChangePassword(sandbox, tries.ofSignedIn),
    customerCreatePasswordResetToken: makeCreateResetToken(sandbox, makeTries(sandbox, 'reset mails')),
    customerResetPassword: makeResetPassword(sandbox, makePasswordTries(sandbox, 'resets')),
  } satisfies Partial<Handlers>;
};
