import type { Check } from '../check.ts';
import { answerTo, hold, refused } from '../verdict.ts';

const needs = ['accounts', 'identity', 'identities'] as const;

/** Checks of sign-in with the identity of another provider. */
export const identityChecks: readonly Check[] = [
  {
    title: 'An authorization code that no provider issued is refused',
    proves: ['AUTH-6'],
    needs: ['identity'],
    holds: async ({ visitor, newId }) => {
      const made = { code: newId(), verifier: `${newId()}${newId()}`, redirectUri: 'https://example.org/' };
      await refused('exchanging a code that no provider issued', visitor().identity.withCode(made));
    },
  },
  {
    title: 'A customer can link an identity, sign in with it, and unlink it',
    proves: ['AUTH-6'],
    needs,
    holds: async (bench) => {
      const { email, accounts, identity, identities } = await bench.customer();
      const identify = bench.world('identify');
      const who = { email: `at-google-${email}`, firstName: 'Mara', lastName: 'Keller' };
      const word = async () =>
        answerTo('exchanging the code of a provider', identity.withCode(await identify('google', who)));
      await refused(
        'signing in with an identity that no account has',
        bench.visitor().accounts.signInWithIdToken(await word(), bench.newId()),
        'customer.identity_without_account',
      );
      await answerTo('linking an identity', accounts.linkIdentity(await word()));
      const [linked] = await answerTo('reading the linked identities', identities.linked());
      hold(linked?.provider === 'google', 'the identity that was linked is not listed');
      const { accounts: elsewhere } = bench.visitor();
      const me = await answerTo(
        'signing in with the identity',
        elsewhere.signInWithIdToken(await word(), bench.newId()),
      );
      hold(me.email === email, 'the identity signed in another account than the one that linked it');
      await answerTo('unlinking the identity', identities.unlink('google'));
      await answerTo('unlinking the identity again', identities.unlink('google'));
      hold(
        (await answerTo('reading the linked identities', identities.linked())).length === 0,
        'an identity that was unlinked is still listed',
      );
    },
  },
];
