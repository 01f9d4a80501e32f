import type { Check } from '../check.ts';
import { answerTo, hold, refused } from '../verdict.ts';

const needs = ['accounts', 'identity', 'identities'] as const;

/** Checks of sign-in with the identity of another provider. */
export const identityChecks: readonly Check[] = [
  {
    title: 'A code that nobody got is no word of a provider',
    proves: ['AUTH-6'],
    needs: ['identity'],
    holds: async ({ visitor, newId }) => {
      const made = { code: newId(), verifier: `${newId()}${newId()}`, redirectUri: 'https://example.org/' };
      await refused('a code that nobody got', visitor().identity.withCode(made));
    },
  },
  {
    title: 'A signed-in customer links an identity, signs in by it from then on, and takes it off again',
    proves: ['AUTH-6'],
    needs,
    holds: async (bench) => {
      const { email, accounts, identity, identities } = await bench.customer();
      const identify = bench.world('identify');
      const who = { email: `at-google-${email}`, firstName: 'Mara', lastName: 'Keller' };
      const word = async () =>
        answerTo('the word of a provider', identity.withCode(await identify('google', who)));
      await refused(
        'somebody whom no account knows',
        bench.visitor().accounts.signInWithIdToken(await word(), bench.newId()),
        'customer.identity_without_account',
      );
      await answerTo('linking an identity', accounts.linkIdentity(await word()));
      const [linked] = await answerTo('linked identities', identities.linked());
      hold(linked?.provider === 'google', 'an identity that was linked is not there');
      const { accounts: elsewhere } = bench.visitor();
      const me = await answerTo(
        'signing in by the identity',
        elsewhere.signInWithIdToken(await word(), bench.newId()),
      );
      hold(me.email === email, 'an identity signed in somebody else');
      await answerTo('taking it off', identities.unlink('google'));
      await answerTo('taking it off again', identities.unlink('google'));
      hold(
        (await answerTo('linked identities', identities.linked())).length === 0,
        'an identity that was taken off is there',
      );
    },
  },
];
