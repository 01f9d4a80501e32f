import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { ExpressId } from '../../../application/checkout/express-ports.ts';
import { takeExpress } from '../../../application/checkout/take-express.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Cart, CartToken } from '../../../domain/cart/cart.ts';
import type { ExpressEnd } from '../../../domain/checkout/express/express-end.ts';
import { readWallet } from '../../../domain/checkout/express/express-wallet.ts';
import { expressPath } from '../../../domain/shared/express-path.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { reviewHash } from '../../../ui/checkout/use-screen.ts';
import { textIn } from '../../../ui/shared/form-texts.ts';
import { offerOf } from '../pages/partner-link.ts';
import type { AccountFormSettings } from './account-forms.tsx';
import { addPosted } from './posted-add.ts';
import { guardedForm, readForm } from './posted-form.ts';
import { cartCookieOf, cartTokenOf, type FormSettings } from './shopping-forms.ts';
import type { VisitorAccount } from './visitor-account.ts';

export type ExpressFormSettings = FormSettings & Pick<AccountFormSettings, 'accountFor'>;

/** The same limit as for a product's form. Units: bytes. */
const largestForm = 16 * 1024;

const endOf = (failure: Failure): ExpressEnd =>
  isNoCart(failure) || failure._tag === 'Refused' ? 'cart' : 'failed';

/** Returns the visitor's cart after adding the product of the form. Left: the path of the page that shows the error; undefined if there is no such product. */
const cartFor = async (
  c: Context,
  { visitOf, shops, portsFor, newId }: FormSettings,
  locale: Locale,
  form: FormData,
): Promise<
  E.Either<string | undefined, { readonly token: CartToken | undefined; readonly isRegular: boolean }>
> => {
  const visit = visitOf(c);
  const token = cartTokenOf(c, visit);
  if (textIn(form, 'product_id') === '') return E.right({ token, isRegular: false });
  const ports = portsFor(visit, locale, offerOf(c, visit));
  // Who comes back from a wallet and presses its button again wants the product that is in the cart already.
  const added = await addPosted(ports, form, { locale, shop: shops(visit), token, newId, once: true });
  return E.map(({ cart: { token: filled, items } }: { readonly cart: Pick<Cart, 'token' | 'items'> }) => ({
    token: filled,
    isRegular: items.some(({ every }) => every !== undefined),
  }))(added);
};

/**
 * A wallet's button. It leads to the wallet from the cart, or from a product that goes into the cart first. The way
 * back fills in the checkout and leads to its last step. Neither needs a script, and no order is placed here. Source:
 * EXP-2, EXP-3, EXP-5.
 */
export const makeExpressForms = (settings: ExpressFormSettings): Hono => {
  const { visitOf, shops, accountFor } = settings;
  const app = new Hono();
  const guarded = guardedForm(largestForm);

  for (const locale of locales) {
    const path = expressPath(locale);
    const open = (c: Context): VisitorAccount => {
      const { brand, client } = visitOf(c);
      return accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
    };
    const leadTo = (c: Context, { told }: Pick<VisitorAccount, 'told'>, to: string): Response => {
      for (const header of told) c.header('set-cookie', header, { append: true });
      c.header('cache-control', 'no-store');
      return c.redirect(to, 303);
    };
    const say = (end: ExpressEnd): string => `${pathTo.cart(locale)}?express=${end}`;

    app.post(path, ...guarded, async (c) => {
      const form = await readForm(c);
      const wallet = form && readWallet(textIn(form, 'wallet'));
      if (!wallet) return c.text('', 400);
      const visit = visitOf(c);
      const cart = await cartFor(c, settings, locale, form);
      if (E.isLeft(cart))
        return cart.left === undefined ? c.text('', 404) : settings.refused(c, form, cart.left);
      const { token, isRegular } = cart.right;
      const account = open(c);
      if (token === undefined) return leadTo(c, account, say('cart'));
      setCookie(c, cartCookieOf(visit), token, { path: '/', sameSite: 'Lax', secure: visit.secure });
      // A wallet pays only once. A subscription needs a payment method that can be stored.
      if (isRegular) return leadTo(c, account, say('regular'));
      const begun = await account.ordering.express.begin(token, { wallet, returnPath: path })();
      return leadTo(c, account, E.isLeft(begun) ? say(endOf(begun.left)) : begun.right.url);
    });

    app.get(path, async (c) => {
      const token = cartTokenOf(c, visitOf(c));
      const id = c.req.query('express');
      const account = open(c);
      if (token === undefined || id === undefined) return leadTo(c, account, say('cart'));
      const { countries: served, features } = shops(visitOf(c));
      const taken = await takeExpress({
        ...account.ordering,
        knownNumber: pipe(
          account.accounts.me(),
          TE.map(({ milesAndMoreNumber }) => milesAndMoreNumber),
        ),
        takesNumbers: features.milesAndMore,
        countries: served.map(({ code }) => code),
      })(token, id as ExpressId)();
      if (E.isLeft(taken)) return leadTo(c, account, say(taken.left));
      const { wallet, isCovered, lacksBill } = taken.right;
      const said = `approved=${wallet}${isCovered || lacksBill ? '' : '&more'}`;
      const to = lacksBill
        ? `${pathTo.checkout(locale, 'address')}?${said}`
        : `${pathTo.checkout(locale, 'payment')}?${said}${reviewHash}`;
      return leadTo(c, account, to);
    });
  }
  return app;
};
