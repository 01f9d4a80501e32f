import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import type { AccountPort, KeptText } from '../../../application/identity/ports.ts';
import { signInByHash } from '../../../application/identity/sign-in-by-hash.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { loginLinkHash } from '../../../domain/identity/login-link.ts';
import { password } from '../../../domain/identity/password.ts';
import { checkLogin, checkRegistration } from '../../../domain/identity/sign-in-form.ts';
import { isAccountPath } from '../../../domain/identity/sign-in-target.ts';
import { afterSignIn } from '../../../domain/shared/after-sign-in.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';
import { PlainAccount } from '../../../ui/account/plain/PlainAccount.tsx';
import {
  linkEndings,
  nothingTyped,
  type PlainScreen,
  type PlainState,
  readScreen,
  secretIn,
  type TypedAccount,
} from '../../../ui/account/plain/plain-screen.ts';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { plainAccountPath } from '../../rendering/plain-account-path.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { isSameOrigin } from '../edge/same-origin.ts';
import type { Visit } from '../visit.ts';
import { plainOrders } from './plain-orders.ts';
import type { makePlainPage } from './plain-page.tsx';
import { cartCookieOf, cartTokenOf } from './shopping-forms.ts';
import type { AccountVisitor, VisitorAccount } from './visitor-account.ts';

export interface AccountFormSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly accountFor: (visitor: AccountVisitor) => VisitorAccount;
  readonly plainPage: ReturnType<typeof makePlainPage>;
  /** Development only: hot reloading adds styles of its own. */
  readonly relaxed?: boolean;
}

/** Units: bytes. */
const largestForm = 16 * 1024;

const statusOf = (failure: Failure): RenderedPage['status'] => {
  if (failure._tag === 'Refused') return 422;
  return failure._tag === 'Unavailable' && failure.status === 429 ? 429 : 503;
};

/** What came of a posted form: another page, or this one again. */
type Posted =
  | { readonly _tag: 'Go'; readonly to: string }
  | { readonly _tag: 'Show'; readonly state: PlainState };

const typedIn = (form: FormData): TypedAccount => {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    newsletter: text('newsletter') === '1',
    link: text('link'),
    redirectUrl: text('redirectUrl'),
  };
};

/** Nobody keeps what the server itself exchanges. */
const forgotten: KeptText = { read: () => undefined, write: () => undefined, clear: () => undefined };

/** Why a link signed nobody in, or the form that signs in with what speaks against it. */
const stateAfterLink = (failure: Failure): PlainState => {
  const ending =
    failure._tag === 'Refused' ? linkEndings.find((end) => failure.code.endsWith(`.${end}`)) : undefined;
  return ending
    ? { _tag: 'LinkOver', ending }
    : { _tag: 'Form', screen: 'login', typed: nothingTyped, refusals: [], failure };
};

/**
 * Signing in, registering, a forgotten password and signing out for visitors without scripts. What was typed comes back
 * with the answer, but for passwords; who is signed in is told by a redirect, so that nothing is sent twice.
 * Source: AUTH-5, AUTH-9, AUTH-11.
 */
export const makeAccountForms = ({ visitOf, accountFor, plainPage, relaxed }: AccountFormSettings): Hono => {
  const app = new Hono();
  const guarded = [
    bodyLimit({ maxSize: largestForm, onError: (c) => c.text('', 413) }),
    async (c: Context, next: () => Promise<void>) => (isSameOrigin(c.req.raw) ? next() : c.text('', 403)),
  ] as const;

  for (const locale of locales) {
    const action = plainAccountPath(locale);
    const show = async (c: Context, state: PlainState): Promise<Response> => {
      const page = await plainPage({
        brand: visitOf(c).brand,
        locale,
        chunk: 'src/ui/routes/account/AccountPage.tsx',
        words: ['account', 'history'],
        title: (translator) => translator.of('account').t('title'),
        body: (
          <PlainFrame>
            <PlainAccount state={state} action={action} />
          </PlainFrame>
        ),
      });
      const failure = state._tag === 'Form' ? state.failure : undefined;
      const isWrong = state._tag === 'Form' && state.refusals.length > 0;
      return c.body(page.html, (failure ? statusOf(failure) : isWrong ? 422 : 200) as 200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        ...(!relaxed && { 'content-security-policy': page.contentPolicy }),
      });
    };
    const open = (c: Context): VisitorAccount => {
      const { brand, client } = visitOf(c);
      return accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
    };

    app.get(action, async (c) => {
      const { accounts, orders } = open(c);
      const customer = await accounts.me()();
      const typed = { ...nothingTyped, redirectUrl: c.req.query('redirectUrl') ?? '' };
      return show(
        c,
        E.isRight(customer)
          ? { _tag: 'SignedIn', customer: customer.right, orders: await plainOrders(orders) }
          : { _tag: 'Form', screen: readScreen(c.req.query('screen')), typed, refusals: [] },
      );
    });

    app.post(action, ...guarded, async (c) => {
      const form = await c.req.formData().catch(() => undefined);
      if (!form) return c.text('', 400);
      const account = open(c);
      const posted =
        form.get('action') === 'signOut'
          ? await signOut(account.accounts, locale)
          : await send(c, account.accounts, form);
      for (const header of account.told) c.header('set-cookie', header, { append: true });
      return posted._tag === 'Go' ? c.redirect(posted.to, 303) : show(c, posted.state);
    });

    /** A link that signs in, pressed by whoever has no scripts. Source: AUTH-7. */
    app.post(`${prefixOf(locale)}/authenticate`, ...guarded, async (c) => {
      const hash = loginLinkHash(c.req.path, new URL(c.req.url).searchParams);
      if (hash === undefined) return c.redirect(action, 303);
      const account = open(c);
      const answer = await signInByHash(account.accounts, account.identity, forgotten, {
        hash,
        nonce: crypto.randomUUID(),
      })();
      if (E.isLeft(answer)) return show(c, stateAfterLink(answer.left));
      const typed = { ...nothingTyped, redirectUrl: c.req.query('url') ?? '' };
      const posted = await arrived(c, account.accounts, typed);
      for (const header of account.told) c.header('set-cookie', header, { append: true });
      return posted._tag === 'Go' ? c.redirect(posted.to, 303) : show(c, posted.state);
    });

    const signOut = async (accounts: AccountPort, language: Locale): Promise<Posted> => {
      await accounts.signOut()();
      return { _tag: 'Go', to: plainAccountPath(language) };
    };

    /** He goes on to where he was going; an account's own page needs scripts. */
    const arrived = async (c: Context, accounts: AccountPort, typed: TypedAccount): Promise<Posted> => {
      const visit = visitOf(c);
      const claimed = await accounts.claimCart(cartTokenOf(c, visit))();
      if (E.isRight(claimed) && claimed.right)
        setCookie(c, cartCookieOf(visit), claimed.right.token, {
          path: '/',
          sameSite: 'Lax',
          secure: visit.secure,
        });
      const { path } = afterSignIn({ redirectUrl: typed.redirectUrl, stored: action, locale });
      return { _tag: 'Go', to: isAccountPath(path.replace(/[?#].*/s, '')) ? action : path };
    };

    const send = async (c: Context, accounts: AccountPort, form: FormData): Promise<Posted> => {
      const screen: PlainScreen = readScreen(String(form.get('action')));
      const typed = typedIn(form);
      const secret = form.get('password');
      const chosen = typeof secret === 'string' ? secret : '';
      const again = (
        refusals: Extract<PlainState, { _tag: 'Form' }>['refusals'],
        failure?: Failure,
      ): Posted => ({ _tag: 'Show', state: { _tag: 'Form', screen, typed, refusals, failure } });
      switch (screen) {
        case 'login': {
          const login = checkLogin({ email: typed.email, password: chosen }, 'password');
          if (E.isLeft(login)) return again(login.left);
          const answer = await accounts.signIn(login.right.email, chosen)();
          return E.isLeft(answer) ? again([], answer.left) : arrived(c, accounts, typed);
        }
        case 'register': {
          const checked = checkRegistration({ ...typed, password: chosen }, 'password');
          if (E.isLeft(checked)) return again(checked.left);
          const { email, firstName, lastName } = checked.right;
          const { newsletter } = typed;
          const made = await accounts.signUp({ email, firstName, lastName, newsletter, password: chosen })();
          if (E.isLeft(made)) return again([], made.left);
          const answer = await accounts.signIn(email, chosen)();
          return E.isLeft(answer) ? again([], answer.left) : arrived(c, accounts, typed);
        }
        case 'forgotten': {
          const email = checkEmail(typed.email);
          if (E.isLeft(email)) return again([email.left]);
          const asked = await accounts.askForReset(email.right)();
          return E.isLeft(asked)
            ? again([], asked.left)
            : { _tag: 'Show', state: { _tag: 'Sent', email: email.right } };
        }
        case 'reset': {
          const fresh = password(chosen);
          const token = secretIn(typed.link);
          const missing = token === '' ? [{ _tag: 'LinkMissing' } as const] : [];
          if (E.isLeft(fresh)) return again([...missing, fresh.left]);
          if (missing.length > 0) return again(missing);
          const answer = await accounts.resetPassword(token, chosen)();
          return E.isLeft(answer) ? again([], answer.left) : { _tag: 'Show', state: { _tag: 'Reset' } };
        }
      }
    };
  }
  return app;
};
