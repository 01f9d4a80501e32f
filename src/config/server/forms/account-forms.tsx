import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { isNotSignedIn } from '../../../application/identity/not-signed-in.ts';
import type { KeptText } from '../../../application/identity/ports.ts';
import { signInByHash } from '../../../application/identity/sign-in-by-hash.ts';
import { withoutCookies } from '../../../application/identity/without-cookies.ts';
import { type Failure, isSaid } from '../../../application/shared/failure.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import { keptAs } from '../../../domain/cart/kept-token.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import { isSameEmail } from '../../../domain/customer/same-email.ts';
import { type LinkOfOther, loginLinkHash } from '../../../domain/identity/login-link.ts';
import { isAccountPath } from '../../../domain/identity/sign-in-target.ts';
import { afterSignIn } from '../../../domain/shared/after-sign-in.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';
import { plainAccountPath } from '../../../domain/shared/plain-paths.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import { cookieName } from '../../../domain/tracking/cart-cookies.ts';
import { clearedAfterSignOut, loginLinkCookie } from '../../../domain/tracking/cookies.ts';
import { PlainAccount } from '../../../ui/account/plain/PlainAccount.tsx';
import {
  linkEndings,
  nothingTyped,
  type PlainScreen,
  type PlainState,
  readScreen,
  type TypedAccount,
} from '../../../ui/account/plain/plain-screen.ts';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { textIn } from '../../../ui/shared/form-texts.ts';
import type { Visit } from '../visit.ts';
import { type Sent, sendAccountForm } from './account-actions.ts';
import { cartCookieOf, cartTokenOf, keepCart, keptCartOf } from './kept-cart.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { plainOrders } from './plain-orders.ts';
import { guardedForm, readForm } from './posted-form.ts';
import { statusOf } from './status-of.ts';
import type { AccountVisitor, VisitorAccount } from './visitor-account.ts';

export interface AccountFormSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly shops: (visit: Visit) => Shop;
  readonly accountFor: (visitor: AccountVisitor) => VisitorAccount;
  readonly answer: PlainAnswer;
}

/** Units: bytes. */
const largestForm = 16 * 1024;

/** Keeps nothing: the exchange takes place within the server. */
const forgotten: KeptText = { read: () => undefined, write: () => undefined, clear: () => undefined };

/** Returns why a login link failed, or the login form with the error. */
const stateAfterLink = (failure: Failure): PlainState => {
  const ending =
    failure._tag === 'Refused' ? linkEndings.find((end) => failure.code.endsWith(`.${end}`)) : undefined;
  return ending
    ? { _tag: 'LinkOver', ending }
    : { _tag: 'Form', screen: 'login', typed: nothingTyped, refusals: [], failure };
};

const statusFor = (state: PlainState): number => {
  if ('failure' in state && state.failure) return statusOf(state.failure);
  return state._tag === 'Form' && state.refusals.length > 0 ? 422 : 200;
};

/**
 * Sign-in, registration, password reset and sign-out for visitors without scripts. The answer repeats the typed values,
 * except passwords. A successful sign-in answers with a redirect, so that reloading sends nothing twice. Source:
 * AUTH-5, AUTH-9, AUTH-11.
 */
export const makeAccountForms = ({ visitOf, shops, accountFor, answer }: AccountFormSettings): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);

  for (const locale of locales) {
    const action = plainAccountPath(locale);
    const show = (c: Context, state: PlainState): Promise<Response> =>
      answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/account/AccountPage.tsx',
          title: (translator) => translator.getFixedT(null, 'account')('title'),
          body: (
            <PlainFrame>
              <PlainAccount state={state} action={action} />
            </PlainFrame>
          ),
        },
        statusFor(state),
      );
    const open = (c: Context): VisitorAccount => {
      const { brand, client } = visitOf(c);
      return accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
    };

    /**
     * Returns the path that the visitor was heading for. Pages of the account need scripts, so the plain account page
     * replaces them. The visitor's cart becomes the account's.
     */
    const arrive = async (
      c: Context,
      { accounts }: VisitorAccount,
      { redirectUrl, leavesCart = false }: Extract<Sent, { _tag: 'SignedIn' }>,
    ): Promise<string> => {
      const visit = visitOf(c);
      if (leavesCart) deleteCookie(c, cartCookieOf(visit), { path: '/', secure: visit.secure });
      const claimed = await accounts.claimCart(leavesCart ? undefined : cartTokenOf(c, visit))();
      if (E.isRight(claimed) && claimed.right)
        keepCart(c, visit, keptAs(keptCartOf(c, visit), claimed.right.token));
      const { path } = afterSignIn({ redirectUrl, stored: action, origin: visit.origin, locale });
      return isAccountPath(path.replace(/[?#].*/s, '')) ? action : path;
    };

    /** Whether this browser has requested a login link to an address. Source: AUTH-28. */
    const hasAskedFor = (c: Context, email: string): boolean => {
      const { brand, sharedHost } = visitOf(c);
      return isSameEmail(
        getCookie(c, cookieName(loginLinkCookie, sharedHost ? brand : undefined)) ?? '',
        email,
      );
    };

    /** Whether the customer who requested a login link in this browser is signed in, as by an earlier press. */
    const hasArrived = async (c: Context, { accounts }: VisitorAccount): Promise<boolean> => {
      const customer = await accounts.me()();
      return E.isRight(customer) && hasAskedFor(c, customer.right.email);
    };

    /** Deletes the cookies of the account from this browser. Source: CART-4. */
    const forget = (c: Context): void => {
      const { brand, sharedHost, secure } = visitOf(c);
      for (const cookie of clearedAfterSignOut)
        deleteCookie(c, cookieName(cookie, sharedHost ? brand : undefined), { path: '/', secure });
    };

    /** Shows a customer their account, and anybody else a form. `failure`: what the visitor just did and did not achieve. */
    const showVisitor = async (
      c: Context,
      { accounts, orders }: Pick<VisitorAccount, 'accounts' | 'orders'>,
      {
        customer,
        screen = 'login',
        typed = nothingTyped,
        failure,
      }: {
        readonly customer?: E.Either<Failure, Customer>;
        readonly screen?: PlainScreen;
        readonly typed?: TypedAccount;
        readonly failure?: Failure | undefined;
      },
    ): Promise<Response> => {
      const known = customer ?? (await accounts.me()());
      if (E.isRight(known))
        return show(c, {
          _tag: 'SignedIn',
          customer: known.right,
          orders: await plainOrders(orders),
          failure,
        });
      // While the shop does not answer, a customer may still be signed in.
      const silence = isSaid(known.left) ? undefined : known.left;
      return show(c, { _tag: 'Form', screen, typed, refusals: [], failure: failure ?? silence });
    };

    /** Answers with the outcome and with the cookies that the backend set meanwhile. */
    const respond = async (c: Context, account: VisitorAccount, sent: Sent): Promise<Response> => {
      const to = sent._tag === 'SignedIn' ? await arrive(c, account, sent) : action;
      for (const header of account.told) c.header('set-cookie', header, { append: true });
      if (sent._tag === 'SignedOut') forget(c);
      if (sent._tag === 'Show') return show(c, sent.state);
      if (sent._tag === 'NotSignedOut') return showVisitor(c, account, { failure: sent.failure });
      // A browser that has sent no cookie may keep none.
      const isTried = sent._tag === 'SignedIn' && c.req.header('cookie') === undefined;
      return c.redirect(isTried ? `${action}?arrived=${encodeURIComponent(to)}` : to, 303);
    };

    app.get(action, async (c) => {
      const account = open(c);
      const customer = await account.accounts.me()();
      const arrived = c.req.query('arrived');
      const aimed = arrived === undefined ? undefined : redirectPath(arrived);
      if (aimed && E.isRight(customer)) {
        c.header('cache-control', 'private, no-store');
        return c.redirect(E.isRight(aimed) ? aimed.right : action, 302);
      }
      const isLost = aimed !== undefined && E.isLeft(customer) && isNotSignedIn(customer.left);
      const lostTarget = isLost && E.isRight(aimed) && aimed.right !== action ? aimed.right : undefined;
      const typed = { ...nothingTyped, redirectUrl: c.req.query('redirectUrl') ?? lostTarget ?? '' };
      return showVisitor(c, account, {
        customer,
        screen: readScreen(c.req.query('screen')),
        typed,
        failure: isLost ? withoutCookies : undefined,
      });
    });

    app.post(action, ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const account = open(c);
      return respond(c, account, await sendAccountForm(account, form, shops(visitOf(c)).emailPattern));
    });

    /** A login link, submitted by a visitor without scripts. Source: AUTH-7. */
    app.post(`${prefixOf(locale)}/authenticate`, ...guarded, async (c) => {
      const hash = loginLinkHash(c.req.path, new URL(c.req.url).searchParams);
      if (hash === undefined) return c.redirect(action, 303);
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const account = open(c);
      let others: LinkOfOther | undefined;
      const signedIn = await signInByHash(account.accounts, account.identity, forgotten, {
        hash,
        nonce: crypto.randomUUID(),
        // Only the posted form can agree to replace a sign-in. The address cannot, because anybody can write it.
        replace: textIn(form, 'replace') === '1',
        onOther: (asked) => {
          others = asked;
        },
      })();
      const { pathname, search } = new URL(c.req.url);
      if (others) return show(c, { _tag: 'LinkOfOther', others, to: pathname + search });
      const redirectUrl = c.req.query('url') ?? '';
      if (E.isLeft(signedIn)) {
        const state = stateAfterLink(signedIn.left);
        return state._tag === 'LinkOver' && state.ending === 'USED' && (await hasArrived(c, account))
          ? respond(c, account, { _tag: 'SignedIn', redirectUrl })
          : show(c, state);
      }
      const leavesCart = !hasAskedFor(c, signedIn.right.email);
      return respond(c, account, { _tag: 'SignedIn', redirectUrl, leavesCart });
    });
  }
  return app;
};
