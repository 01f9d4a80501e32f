import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Context, Hono } from 'hono';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { ExpressId } from '../../../application/checkout/express-ports.ts';
import { takeExpress } from '../../../application/checkout/take-express.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { KeptToken } from '../../../domain/cart/kept-token.ts';
import { type ExpressEnd, regularCode } from '../../../domain/checkout/express/express-end.ts';
import { readWallet } from '../../../domain/checkout/express/express-wallet.ts';
import { expressPath } from '../../../domain/shared/express-path.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { reviewHash } from '../../../ui/checkout/use-screen.ts';
import { textIn } from '../../../ui/shared/form-texts.ts';
import { offerOf } from '../pages/partner-link.ts';
import type { AccountFormSettings } from './account-forms.tsx';
import { keepCart, ownCart } from './kept-cart.ts';
import { addPosted, type PostedAdd } from './posted-add.ts';
import { guardedForm, readForm } from './posted-form.ts';
import type { FormSettings } from './shopping-forms.ts';
import type { VisitorAccount } from './visitor-account.ts';

export type ExpressFormSettings = FormSettings & Pick<AccountFormSettings, 'accountFor'>;

/** The same limit as for a product's form. Units: bytes. */
const largestForm = 16 * 1024;

const endOf = (failure: Failure): ExpressEnd => {
  if (failure._tag === 'Refused') return failure.code === regularCode ? 'regular' : 'cart';
  return isNoCart(failure) ? 'cart' : 'failed';
};

/** `to`: the path of the page that shows the error; undefined if there is no such product. */
type NoCart = { readonly end: ExpressEnd } | { readonly to: string | undefined };

/** Returns the visitor's cart after adding the product of the form, if it names one. */
const cartFor = async (
  c: Context,
  { visitOf, shops, portsFor, newId }: FormSettings,
  locale: Locale,
  form: FormData,
): Promise<E.Either<NoCart, KeptToken | undefined>> => {
  const visit = visitOf(c);
  const ports = portsFor(visit, locale, offerOf(c, visit));
  const own = () => ownCart(c, visit, ports.checkout);
  if (textIn(form, 'product_id') === '')
    return E.mapLeft((failure: Failure): NoCart => ({ end: endOf(failure) }))(await own());
  // Who comes back from a wallet and presses its button again wants the product that is in the cart already.
  const added = await addPosted(ports, form, { locale, shop: shops(visit), own, newId, once: true });
  return E.bimap(
    (to: string | undefined): NoCart => ({ to }),
    ({ kept }: PostedAdd): KeptToken | undefined => kept,
  )(added);
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
      const account = open(c);
      const cart = await cartFor(c, settings, locale, form);
      if (E.isLeft(cart)) {
        if ('end' in cart.left) return leadTo(c, account, say(cart.left.end));
        const { to } = cart.left;
        return to === undefined ? c.text('', 404) : settings.refused(c, form, to);
      }
      const kept = cart.right;
      if (kept === undefined) return leadTo(c, account, say('cart'));
      keepCart(c, visit, kept);
      const begun = await account.ordering.express.begin(kept.token, { wallet, returnPath: path })();
      return leadTo(c, account, E.isLeft(begun) ? say(endOf(begun.left)) : begun.right.url);
    });

    app.get(path, async (c) => {
      const visit = visitOf(c);
      const id = c.req.query('express');
      const account = open(c);
      const own = await ownCart(c, visit, settings.portsFor(visit, locale).checkout);
      if (E.isLeft(own)) return leadTo(c, account, say(endOf(own.left)));
      if (own.right === undefined || id === undefined) return leadTo(c, account, say('cart'));
      const { token } = own.right;
      const { countries: served, features } = shops(visit);
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
