import { customToken, type SignInHash } from '../../domain/identity/login-link.ts';
import type { Bench } from '../bench.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

/** Finds the newest link to a page of the shop in the mails to an address. */
const linkTo = async (bench: Bench, email: string, page: string): Promise<URL> => {
  const links = await bench.world('linksTo')(email);
  const link = links.findLast(({ pathname }) => pathname.endsWith(page));
  if (!link) throw new NotSeen(`no mail had a link to ${page}`);
  return link;
};
const tokenOf = ({ searchParams }: URL): string => searchParams.get('token') ?? '';

/** Signs in with the login link of the newest mail to an address. Returns the customer and the link's hash. */
const signedInBy = async (
  bench: Bench,
  { accounts, identity }: ReturnType<Bench['visitor']>,
  email: string,
) => {
  const link = await linkTo(bench, email, '/authenticate');
  const hash = (link.searchParams.get('hash') ?? '') as SignInHash;
  const token = customToken(
    await answerTo('exchanging the login link', accounts.exchangeHash(hash, bench.newId())),
  );
  if (token._tag === 'Left') throw new NotSeen('the login link of the mail was not valid');
  const word = await answerTo('exchanging the custom token', identity.withCustomToken(token.right));
  return {
    hash,
    me: await answerTo('signing in with the login link', accounts.signInWithIdToken(word, bench.newId())),
  };
};

/** Checks of the links in mails. */
export const mailChecks: readonly Check[] = [
  {
    title: 'Requesting a login link or a new password is answered alike whether or not the account exists',
    proves: ['AUTH-11'],
    needs: ['accounts'],
    holds: async ({ customer, visitor, newId }) => {
      const { email } = await customer();
      const nobody = `conformance-${newId()}@example.org`;
      const { accounts } = visitor();
      for (const asked of [email, nobody]) {
        await answerTo('requesting a login link', accounts.sendLoginLink(asked, '/', undefined));
        await answerTo('requesting a link to a new password', accounts.askForReset(asked));
      }
    },
  },
  {
    title: 'A login hash that the shop did not send is refused',
    proves: ['AUTH-7'],
    needs: ['accounts'],
    holds: async ({ visitor, newId }) => {
      const { accounts } = visitor();
      const answer = await answerTo(
        'exchanging a login hash',
        accounts.exchangeHash(newId() as SignInHash, newId()),
      );
      hold(
        answer.status !== 'OK' && answer.customToken === undefined,
        'a login hash that the shop did not send was accepted',
      );
    },
  },
  {
    title: 'A login link signs in once',
    proves: ['AUTH-7'],
    needs: ['accounts', 'identity'],
    holds: async (bench) => {
      const { email } = await bench.customer();
      const visitor = bench.visitor();
      await answerTo('requesting a login link', visitor.accounts.sendLoginLink(email, '/', undefined));
      const { me, hash } = await signedInBy(bench, visitor, email);
      hold(me.email === email, 'a login link signed in another customer');
      const again = await answerTo(
        'exchanging the same login link again',
        bench.visitor().accounts.exchangeHash(hash, bench.newId()),
      );
      hold(again.status !== 'OK', 'a login link was accepted a second time');
    },
  },
  {
    title: 'A login link to an unknown e-mail address creates an account with the names of its request',
    proves: ['AUTH-7', 'AUTH-15'],
    needs: ['accounts', 'identity'],
    holds: async (bench) => {
      const visitor = bench.visitor();
      const email = `conformance-${bench.newId()}@example.org`;
      const newcomer = { firstName: 'Nora', lastName: 'Frei', newsletter: false };
      await answerTo(
        'requesting a login link',
        visitor.accounts.sendLoginLink(email, '/', undefined, newcomer),
      );
      const { me } = await signedInBy(bench, visitor, email);
      hold(
        me.email === email && me.fullName === 'Nora Frei',
        'the new account does not have the e-mail address and the names of the request',
      );
      hold(!me.hasPassword, 'an account that a login link created should have no password, but has one');
      await answerTo('closing the account', visitor.accounts.remove(''));
    },
  },
  {
    title: 'The link of a mail sets a new password once',
    proves: ['AUTH-11'],
    needs: ['accounts'],
    holds: async (bench) => {
      const { email, password, accounts: own } = await bench.customer();
      const { accounts } = bench.visitor();
      await answerTo('requesting a link to a new password', accounts.askForReset(email));
      const { hash } = await linkTo(bench, email, '/reset-password');
      const secret = decodeURIComponent(hash.slice(1));
      const chosen = `${password} reset`;
      await answerTo('setting a new password', accounts.resetPassword(secret, chosen));
      await refused('using the same link again', accounts.resetPassword(secret, `${chosen} again`));
      await refused('signing in with the old password', bench.visitor().accounts.signIn(email, password));
      await answerTo('signing in with the new password', own.signIn(email, chosen));
      await answerTo(
        'changing the password back',
        own.changePassword({ current: chosen, chosen: password, again: password }),
      );
    },
  },
  {
    title: 'A mail link that does not exist gives no consent and ends no mails',
    proves: ['ACC-3'],
    needs: ['mailLinks'],
    holds: async ({ visitor }) => {
      const { mailLinks } = visitor();
      const agreed = await answerTo(
        'giving consent with a link that does not exist',
        mailLinks.agree('there-is-no-such-link'),
      );
      hold(agreed === 'UNKNOWN', 'a link that does not exist should be answered with UNKNOWN, but was not');
      await notFound('ending mails with a link that does not exist', mailLinks.stop('there-is-no-such-link'));
    },
  },
  {
    title: 'A newsletter is sent only after consent by a mail link, and its unsubscribe link ends it',
    proves: ['ACC-3'],
    needs: ['accounts', 'marketing', 'mailLinks'],
    holds: async (bench) => {
      const { email, accounts, marketing } = await bench.customer();
      const { mailLinks } = bench.visitor();
      const channels = await answerTo('reading the channels of mails', marketing.channels());
      hold(channels.includes('newsletter'), 'the channels of mails do not contain the newsletter');
      const me = await answerTo('reading the customer', accounts.me());
      const { id, preferences } = await answerTo('reading the chosen mails', marketing.communication('new'));
      const wish = { id, preferences: { ...preferences, newsletter: true } };
      const wanted = await answerTo('choosing the newsletter', marketing.update(me, wish));
      hold(wanted.preferences.newsletter, 'the choice of the newsletter was not stored');
      await answerTo('requesting the consent mail again', marketing.askForConsent());
      if (wanted.consent === 'waiting') {
        const confirm = await linkTo(bench, email, '/newsletter/confirm');
        const agreed = await answerTo(
          'opening the link of the consent mail',
          mailLinks.agree(tokenOf(confirm)),
        );
        hold(agreed === 'OK', 'the link of the consent mail was not accepted');
      }
      const given = await answerTo('reading the chosen mails', marketing.communication(wanted.id));
      hold(given.consent === 'given', 'the consent is not given although the customer opened its link');
      const stop = await linkTo(bench, email, '/newsletter/unsubscribe');
      const stopped = await answerTo('opening the unsubscribe link', mailLinks.stop(tokenOf(stop)));
      hold(stopped === 'newsletter', 'the unsubscribe link ended other mails than the newsletter');
      const after = await answerTo('reading the chosen mails', marketing.communication(wanted.id));
      hold(
        !after.preferences.newsletter,
        'the newsletter is still chosen after its unsubscribe link was opened',
      );
    },
  },
];
