import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import { readAddForm } from '../../../application/cart/add-form.ts';
import { writeAddProblem } from '../../../application/cart/add-problem-query.ts';
import { isNoCart } from '../../../application/cart/no-cart.ts';
import type { CartPort } from '../../../application/cart/ports.ts';
import { inRhythm } from '../../../application/cart/rhythm-form.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Cart, CartItemId, CartToken, NewCartLine } from '../../../domain/cart/cart.ts';
import { piecesIn } from '../../../domain/cart/cart-count.ts';
import { isCartToken } from '../../../domain/cart/cart-token.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { localeOf, pathTo, prefixOf } from '../../../domain/shared/paths.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import { cartCookie, cookieName } from '../../../domain/tracking/cart-cookies.ts';
import { localeCookie } from '../../../domain/tracking/cookies.ts';
import type { PartnerOffer } from '../../../domain/tracking/partner-offer.ts';
import { type FormTexts, textIn } from '../../../ui/shared/form-texts.ts';
import { makeTranslator } from '../../../ui/shared/translation/translator.ts';
import { plainCartPath } from '../../rendering/plain-cart-path.ts';
import { loadWords } from '../../words/load-words.ts';
import { offerOf } from '../pages/partner-link.ts';
import type { Visit } from '../visit.ts';
import { leadOf } from './lead-of.ts';
import { guardedForm, readForm } from './posted-form.ts';

export interface FormSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly shops: (visit: Visit) => Shop;
  /** `offer`: of the partner by whose link the visitor came. */
  readonly portsFor: (visit: Visit, locale: Locale, offer?: PartnerOffer) => BackendPorts;
  readonly newId: () => string;
}

/** Far above any form of ours. Units: bytes. */
const largestForm = 16 * 1024;

export const cartCookieOf = ({ brand, sharedHost }: Visit): string =>
  cookieName(cartCookie, sharedHost ? brand : undefined);

export const cartTokenOf = (c: Context, visit: Visit): CartToken | undefined => {
  const value = getCookie(c, cartCookieOf(visit)) ?? '';
  return isCartToken(value) ? value : undefined;
};

/** What the page gave an add: posted once more, it is the same one. Source: CART-17. */
const requestIdIn = (form: FormTexts): string | undefined =>
  /^[\w-]{8,64}$/.exec(textIn(form, 'request_id'))?.[0];

/** Into the visitor's cart; a token that leads nowhere is replaced by a new cart. Source: CART-2, CART-3. */
const addTo = async (
  carts: CartPort,
  token: CartToken | undefined,
  lines: readonly NewCartLine[],
  requestId: string,
): Promise<E.Either<Failure, Cart>> => {
  if (token) {
    const added = await carts.add(token, lines, requestId)();
    if (E.isRight(added) || !isNoCart(added.left)) return added;
  }
  const created = await carts.create()();
  return E.isLeft(created) ? created : carts.add(created.right.token, lines, requestId)();
};

/** What the cart's page says of an add. */
const saidOf = async (brand: BrandId, locale: Locale, pieces: number): Promise<string> => {
  const { t } = makeTranslator(locale, await loadWords(brand, locale, ['cart'])).of('cart');
  return t('added', { count: pieces });
};

/**
 * Forms that are posted while the app is not there. Each is passed on to the backend and answered with a redirect, so
 * that reloading the next page sends nothing twice; an add also tells a page that stays what became of it.
 */
export const makeShoppingForms = ({ visitOf, shops, portsFor, newId }: FormSettings): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);

  for (const locale of locales) {
    app.post(pathTo.cart(locale), ...guarded, async (c) => {
      const visit = visitOf(c);
      const lead = leadOf(c);
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const id = textIn(form, 'product_id') as ProductId;
      const { catalogue, carts } = portsFor(visit, locale, offerOf(c, visit));
      const product = id ? await catalogue.product(id)() : E.left<Failure>({ _tag: 'NotFound' });
      if (E.isLeft(product)) {
        const isUnknown = product.left._tag === 'NotFound' || product.left._tag === 'Refused';
        return lead(isUnknown ? pathTo.home(locale) : `${pathTo.product(locale, id)}?error=failed`);
      }
      const back = pathTo.product(locale, id, product.right.slug);
      const lines = readAddForm(form.entries(), product.right, shops(visit).quantity);
      if (E.isLeft(lines)) return lead(`${back}?${writeAddProblem(lines.left)}`);
      const { subscription } = shops(visit);
      const wanted = inRhythm(form.entries(), product.right, lines.right, subscription);
      const cart = await addTo(carts, cartTokenOf(c, visit), wanted, requestIdIn(form) ?? newId());
      if (E.isLeft(cart)) return lead(`${back}?error=failed`);
      setCookie(c, cartCookieOf(visit), cart.right.token, {
        path: '/',
        sameSite: 'Lax',
        secure: visit.secure,
      });
      const pieces = lines.right.reduce((sum, line) => sum + line.quantity, 0);
      return lead(`${pathTo.cart(locale)}?added=${pieces}`, async () => ({
        count: piecesIn(cart.right),
        said: await saidOf(visit.brand, locale, pieces),
      }));
    });

    app.post(plainCartPath(locale), ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const visit = visitOf(c);
      const token = cartTokenOf(c, visit);
      const item = textIn(form, 'item') as CartItemId;
      if (token && item) await portsFor(visit, locale).carts.remove(token, item)();
      return c.redirect(plainCartPath(locale), 303);
    });

    app.post(`${prefixOf(locale)}/language`, ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const to = redirectPath(textIn(form, 'to'));
      if (E.isLeft(to)) return c.redirect(pathTo.home(locale), 303);
      setCookie(c, localeCookie.name, localeOf(to.right), {
        path: '/',
        sameSite: 'Lax',
        secure: visitOf(c).secure,
        maxAge: localeCookie.maxAge,
      });
      return c.redirect(to.right, 303);
    });
  }
  return app;
};
