import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Customer } from '../../domain/customer/customer.ts';
import { matchingEmail } from '../../domain/customer/matching.ts';
import type { SocialProvider } from '../../domain/identity/social-sign-in.ts';
import type { Failure } from '../shared/failure.ts';
import type { AccountCore, AccountSessionParts } from './account-core.ts';
import type { IdentityWord } from './ports.ts';

/** Sign-in with an identity of another provider. */
export interface IdentityCommands {
  /** Signs in with an identity provider, in its window. Source: AUTH-3, AUTH-6. */
  readonly signInWith: (provider: SocialProvider) => void;
  /** Links an identity to the signed-in account, and loads the account's identities again. */
  readonly linkWith: (provider: SocialProvider) => void;
  /** Continues with the answer of a provider's page. Source: AUTH-3. */
  readonly returnFrom: (search: string) => void;
  /** Ends all questions about an identity. */
  readonly forgetIdentity: () => void;
}

/** How the backend answers an identity's token. */
type Heard =
  | { readonly _tag: 'SignedIn'; readonly customer: Customer }
  | { readonly _tag: 'Linked' }
  | { readonly _tag: 'NoAccount' | 'ToLink'; readonly word: IdentityWord };

/** An ID token that waits for an account. `nonce`: the same for each attempt. */
interface Pending {
  readonly provider: SocialProvider;
  readonly token: string;
  readonly nonce: string;
}

const asked = {
  'customer.identity_without_account': 'NoAccount',
  'customer.identity_to_link': 'ToLink',
} as const;
const askedBy = (failure: Failure): 'NoAccount' | 'ToLink' | undefined =>
  failure._tag === 'Refused' ? asked[failure.code as keyof typeof asked] : undefined;
const isDisbelieved = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.code === 'customer.identity_invalid';

/** Creates the tasks for signing in with an identity of another provider. Source: AUTH-3, AUTH-6. */
export const makeIdentityTasks = (
  parts: AccountSessionParts,
  { store, know, during, opening, tell, goOn, intend }: AccountCore,
) => {
  const { accounts, identity, target, newId, dropCookies, notifications, news } = parts;
  let pending: Pending | undefined;

  const link = (token: string): TE.TaskEither<Failure, Heard> =>
    pipe(
      accounts.linkIdentity(token),
      TE.map((): Heard => ({ _tag: 'Linked' })),
    );
  const hear = (word: IdentityWord): TE.TaskEither<Failure, Heard> => {
    if (word.back !== undefined && target.read() === undefined) target.write(word.back);
    if (word.purpose === 'link') return link(word.token);
    intend(word.provider);
    const nonce = newId();
    return pipe(
      opening(accounts.signInWithIdToken(word.token, nonce)),
      TE.map((customer): Heard => ({ _tag: 'SignedIn', customer })),
      TE.orElse((failure) => {
        const tag = askedBy(failure);
        if (!tag) return TE.left(failure);
        pending = { provider: word.provider, token: word.token, nonce };
        return TE.right<Failure, Heard>({ _tag: tag, word });
      }),
    );
  };
  /** Source: AUTH-3. */
  const end = (answer: E.Either<Failure, Heard>): void => {
    if (E.isLeft(answer)) {
      if (!isDisbelieved(answer.left)) return;
      know(undefined);
      dropCookies();
      news.tell({ _tag: 'SignedOut' });
      store.update((state) => ({ ...state, identity: { _tag: 'Failed' } }));
      void accounts.signOut()();
      return;
    }
    const heard = answer.right;
    if (heard._tag === 'Linked') {
      goOn();
      notifications.notify({
        key: 'identity_linked',
        tone: 'success',
        text: { key: 'account:social.linked' },
      });
      return;
    }
    if (heard._tag === 'SignedIn') {
      tell('login')(E.right(heard.customer));
      return;
    }
    const { provider, profile } = heard.word;
    store.update((state) => ({ ...state, identity: { _tag: heard._tag, provider, profile } }));
  };
  const forget = (): void => {
    pending = undefined;
    store.update((state) => ({ ...state, identity: undefined }));
  };
  const commands: IdentityCommands = {
    signInWith: (provider) => {
      forget();
      during('signInWith', pipe(identity.withProvider(provider, 'signIn'), TE.flatMap(hear)), end);
    },
    linkWith: (provider) =>
      during('linkIdentity', pipe(identity.withProvider(provider, 'link'), TE.flatMap(hear)), (answer) => {
        if (E.isRight(answer)) store.get().desk?.identities.load();
      }),
    returnFrom: (search) => during('signInWith', pipe(identity.returned(search), TE.flatMap(hear)), end),
    forgetIdentity: forget,
  };
  return {
    commands,
    /** The ID token that a new account is created with. */
    pending: (): Pending | undefined => (store.get().identity?._tag === 'NoAccount' ? pending : undefined),
    /**
     * Links the pending identity to the account of a customer who has signed in otherwise. If that fails, they are
     * signed in all the same.
     */
    linkPending: (customer: Customer): TE.TaskEither<Failure, Customer> => {
      const about = store.get().identity;
      const isAsked =
        about?._tag === 'ToLink' && matchingEmail(about.profile.email) === matchingEmail(customer.email);
      if (!pending || !isAsked) return TE.right(customer);
      return TE.fromTask(
        pipe(
          accounts.linkIdentity(pending.token),
          TE.match(
            () => customer,
            () => customer,
          ),
        ),
      );
    },
  };
};
export type IdentityTasks = ReturnType<typeof makeIdentityTasks>;
