import { customToken, type SignInHash } from '../../domain/identity/login-link.ts';
import type { Bench } from '../bench.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

/** Finds the newest link to a page of the shop in the mails to an address. */
const linkTo = async (bench: Bench, email: string, page: string): Promise<URL> => {
  const links = await bench.world('linksTo')(email);
  const link = links.findLast(({ pathname }) => pathname.endsWith(page));
  if (!link) throw new NotSeen(`no mail led to ${page}`);
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
  const token = customToken(await answerTo('its exchange', accounts.exchangeHash(hash, bench.newId())));
  if (token._tag === 'Left') throw new NotSeen('the link of the mail was not good');
  const word = await answerTo('who holds the token', identity.withCustomToken(token.right));
  return {
    hash,
    me: await answerTo('signing in by it', accounts.signInWithIdToken(word, bench.newId())),
  };
};

/** Checks of the links in mails. */
export const mailChecks: readonly Check[] = [
  {
    title: 'Asking for a link or a new password is answered alike for whom there is and whom there is not',
    proves: ['AUTH-11'],
    needs: ['accounts'],
    holds: async ({ customer, visitor, newId }) => {
      const { email } = await customer();
      const nobody = `conformance-${newId()}@example.org`;
      const { accounts } = visitor();
      for (const asked of [email, nobody]) {
        await answerTo('a login link', accounts.sendLoginLink(asked, '/', undefined));
        await answerTo('a link to a new password', accounts.askForReset(asked));
      }
    },
  },
  {
    title: 'A hash that nobody got signs nobody in',
    proves: ['AUTH-7'],
    needs: ['accounts'],
    holds: async ({ visitor, newId }) => {
      const { accounts } = visitor();
      const answer = await answerTo('a hash', accounts.exchangeHash(newId() as SignInHash, newId()));
      hold(answer.status !== 'OK' && answer.customToken === undefined, 'a hash that nobody got is good');
    },
  },
  {
    title: 'A login link signs in, once',
    proves: ['AUTH-7'],
    needs: ['accounts', 'identity'],
    holds: async (bench) => {
      const { email } = await bench.customer();
      const visitor = bench.visitor();
      await answerTo('a login link', visitor.accounts.sendLoginLink(email, '/', undefined));
      const { me, hash } = await signedInBy(bench, visitor, email);
      hold(me.email === email, 'a login link signed in somebody else');
      const again = await answerTo(
        'the same link',
        bench.visitor().accounts.exchangeHash(hash, bench.newId()),
      );
      hold(again.status !== 'OK', 'a login link is good twice');
    },
  },
  {
    title: 'A login link makes an account of the names that came with its request',
    proves: ['AUTH-7', 'AUTH-15'],
    needs: ['accounts', 'identity'],
    holds: async (bench) => {
      const visitor = bench.visitor();
      const email = `conformance-${bench.newId()}@example.org`;
      const newcomer = { firstName: 'Nora', lastName: 'Frei', newsletter: false };
      await answerTo('a login link', visitor.accounts.sendLoginLink(email, '/', undefined, newcomer));
      const { me } = await signedInBy(bench, visitor, email);
      hold(
        me.email === email && me.fullName === 'Nora Frei',
        'a newcomer got another account than asked for',
      );
      hold(!me.hasPassword, 'an account that a link made has a password');
      await answerTo('the end of the account', visitor.accounts.remove(''));
    },
  },
  {
    title: 'The link of a mail sets a new password, once',
    proves: ['AUTH-11'],
    needs: ['accounts'],
    holds: async (bench) => {
      const { email, password, accounts: own } = await bench.customer();
      const { accounts } = bench.visitor();
      await answerTo('a link to a new password', accounts.askForReset(email));
      const { hash } = await linkTo(bench, email, '/reset-password');
      const secret = decodeURIComponent(hash.slice(1));
      const chosen = `${password} reset`;
      await answerTo('a new password', accounts.resetPassword(secret, chosen));
      await refused('the same link again', accounts.resetPassword(secret, `${chosen} again`));
      await refused('the old password', bench.visitor().accounts.signIn(email, password));
      await answerTo('the new password', own.signIn(email, chosen));
      await answerTo(
        'back to the old one',
        own.changePassword({ current: chosen, chosen: password, again: password }),
      );
    },
  },
  {
    title: 'Links that no mail brought agree to nothing, and end nothing',
    proves: ['ACC-3'],
    needs: ['mailLinks'],
    holds: async ({ visitor }) => {
      const { mailLinks } = visitor();
      const agreed = await answerTo('a link that there is not', mailLinks.agree('there-is-no-such-link'));
      hold(agreed === 'UNKNOWN', 'a link that there is not agrees to mails');
      await notFound('another', mailLinks.stop('there-is-no-such-link'));
    },
  },
  {
    title: 'A newsletter comes once its reader agreed, and ends by the link that it brings',
    proves: ['ACC-3'],
    needs: ['accounts', 'marketing', 'mailLinks'],
    holds: async (bench) => {
      const { email, accounts, marketing } = await bench.customer();
      const { mailLinks } = bench.visitor();
      const channels = await answerTo('channels of mails', marketing.channels());
      hold(channels.includes('newsletter'), 'no channel is the newsletter');
      const me = await answerTo('the customer', accounts.me());
      const { id, preferences } = await answerTo('the mails chosen', marketing.communication('new'));
      const wish = { id, preferences: { ...preferences, newsletter: true } };
      const wanted = await answerTo('a choice of mails', marketing.update(me, wish));
      hold(wanted.preferences.newsletter, 'a choice of mails was forgotten');
      await answerTo('the question once more', marketing.askForConsent());
      if (wanted.consent === 'waiting') {
        const confirm = await linkTo(bench, email, '/newsletter/confirm');
        const agreed = await answerTo('the link of the question', mailLinks.agree(tokenOf(confirm)));
        hold(agreed === 'OK', 'the link of the question is not good');
      }
      const given = await answerTo('the mails chosen', marketing.communication(wanted.id));
      hold(given.consent === 'given', 'who agreed to mails has not');
      const stop = await linkTo(bench, email, '/newsletter/unsubscribe');
      const stopped = await answerTo('the link that ends it', mailLinks.stop(tokenOf(stop)));
      hold(stopped === 'newsletter', 'another kind of mails was ended');
      const after = await answerTo('the mails chosen', marketing.communication(wanted.id));
      hold(!after.preferences.newsletter, 'who ended the newsletter still gets it');
    },
  },
];
