import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Customer } from '../../domain/customer/customer.ts';
import { typedEmail } from '../../domain/customer/email.ts';
import { isSameEmail } from '../../domain/customer/same-email.ts';
import { hashAnswered, hashFound, idle } from '../../domain/identity/hash-sign-in.ts';
import type { LinkOfOther, SignInHash } from '../../domain/identity/login-link.ts';
import type { AccountCore, AccountSessionParts } from './account-core.ts';
import type { IdentityTasks } from './identity-tasks.ts';
import type { NewAccount, Newcomer } from './ports.ts';
import { signInByHash } from './sign-in-by-hash.ts';
import { withoutCookies } from './without-cookies.ts';

/** Sign-in with a password, a link from a mail or a new account; and sign-out. */
export interface SignInTasks {
  readonly signIn: (email: string, password: string) => void;
  /**
   * Creates an account and signs in: with its password, with the identity that asked for it, or, with neither, by a
   * link in a mail that leads to `path`. Source: AUTH-3, AUTH-9, AUTH-10.
   */
  readonly register: (account: NewAccount, path: string) => void;
  readonly signOut: () => void;
  /** Requests a link that signs in, or creates an account for a newcomer, and leads to a path of the shop. Source: AUTH-7. */
  readonly askForLink: (email: string, path: string, newcomer?: Newcomer) => void;
  /**
   * Signs in with the link that was just followed; its page shows the result. `replace`: the signed-in customer agrees
   * that another one signs in. Source: AUTH-7, AUTH-20.
   */
  readonly openLink: (hash: SignInHash, replace?: boolean) => void;
  /** Signs in with the hash of any other URL, once. The cart from before is dropped. Source: AUTH-8, ROUTE-17. */
  readonly openHash: (hash: SignInHash) => void;
}

/**
 * Creates the tasks for sign-in with a password, a link from a mail or a new account; and for sign-out. Source: AUTH-7,
 * AUTH-8, AUTH-9, AUTH-10.
 */
export const makeSignInTasks = (
  parts: AccountSessionParts,
  { store, know, during, opening, tell, intend }: AccountCore,
  identity: Pick<IdentityTasks, 'pending' | 'linkPending'>,
): SignInTasks => {
  const { accounts, notifications, cart, tokens, news } = parts;
  /** The same for each attempt with one link. */
  const nonce = parts.newId();
  const byHash = (hash: SignInHash, onOther: (others: LinkOfOther) => void, replace = false) =>
    pipe(
      TE.fromTask(parts.whenSeen),
      TE.flatMap(() =>
        opening(signInByHash(accounts, parts.identity, parts.customToken, { hash, nonce, replace, onOther })),
      ),
    );
  const linkWasSent = (email: string, isNew = false): void => {
    parts.linkEmail.write(email);
    store.update((state) => ({ ...state, linkEmail: email }));
    const text = { key: `account:howTo.${isNew ? 'sentNew' : 'sent'}`, values: { email } };
    notifications.notify({ key: 'login_link', matter: 'sign-in', tone: 'success', text });
  };
  /**
   * Whether the customer of a link is known in this browser: they were signed in, or the link was requested here. Anybody
   * can send a link to their own account to somebody else, whose cart must not become theirs. Source: AUTH-28.
   */
  const isKnownHere = ({ id, email }: Customer): boolean => {
    const { customer, expired } = store.get();
    return (customer ?? expired)?.id === id || isSameEmail(parts.linkEmail.read() ?? '', email);
  };
  return {
    signIn: (email, password) => {
      intend('password');
      during(
        'signIn',
        opening(pipe(accounts.signIn(typedEmail(email), password), TE.flatMap(identity.linkPending))),
        tell('login'),
        { email, password },
      );
    },
    register: (typed, path) => {
      const email = typedEmail(typed.email);
      const account = { ...typed, email };
      const word = account.password === undefined ? identity.pending() : undefined;
      const agree = () => store.get().desk?.mails.agree({ newsletter: account.newsletter });
      if (account.password === undefined && !word)
        return during(
          'register',
          pipe(
            accounts.signUp(account),
            TE.flatMap(() => accounts.sendLoginLink(email, path, tokens.read())),
          ),
          (answer) => {
            if (E.isLeft(answer)) tell('register')(answer);
            else {
              news.tell({ _tag: 'SignedUp', method: 'login-link' });
              linkWasSent(email);
            }
          },
        );
      const { password = '' } = account;
      intend(word?.provider ?? 'password');
      during(
        'register',
        opening(
          pipe(
            accounts.signUp(account, word?.token),
            TE.flatMap(() =>
              word ? accounts.signInWithIdToken(word.token, word.nonce) : accounts.signIn(email, password),
            ),
          ),
        ),
        (answer) => {
          tell('register')(answer);
          if (E.isRight(answer)) agree();
        },
      );
    },
    askForLink: (typed, path, newcomer) => {
      const email = typedEmail(typed);
      during(
        'askForLink',
        accounts.sendLoginLink(email, path, tokens.read(), newcomer),
        (answer) => {
          if (E.isRight(answer)) linkWasSent(email, newcomer !== undefined);
        },
        { email, newcomer },
      );
    },
    openLink: (hash, replace = false) => {
      intend('login-link');
      const ask = (others: LinkOfOther) => store.update((state) => ({ ...state, others }));
      during('signInByHash', byHash(hash, ask, replace), (answer) => {
        if (E.isLeft(answer)) return;
        if (replace || !isKnownHere(answer.right)) cart.forget();
        tell('login')(answer);
      });
    },
    openHash: (hash) => {
      const loading = hashFound(hash)(store.get().hash ?? idle);
      if (loading === store.get().hash) return;
      store.update((state) => ({ ...state, hash: loading }));
      intend('login-link');
      let isOther = false;
      const noteOther = () => {
        isOther = true;
      };
      during('signInByHash', byHash(hash, noteOther), (answer) => {
        if (isOther) return parts.confirmLink(hash);
        if (E.isRight(answer)) cart.forget();
        else {
          know(undefined);
          const isAccepted = answer.left !== withoutCookies;
          const text = { key: isAccepted ? 'account:hashFailed' : 'account:withoutCookies' };
          const title = { key: 'account:failed' };
          notifications.notify({ key: 'hash_signin_error', matter: 'sign-in', tone: 'danger', title, text });
        }
        store.update((state) => ({ ...state, hash: hashAnswered(E.isRight(answer))(loading) }));
        if (E.isRight(answer)) tell('login')(answer);
        else void accounts.signOut()();
      });
    },
    signOut: () =>
      during('signOut', accounts.signOut(), (answer) => {
        if (E.isLeft(answer)) return;
        know(undefined);
        cart.forget();
        parts.dropCookies();
        news.tell({ _tag: 'SignedOut' });
      }),
  };
};
