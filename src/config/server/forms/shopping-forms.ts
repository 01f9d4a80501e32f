import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import { noCart } from '../../../application/cart/no-cart.ts';
import { canRetry } from '../../../application/shared/failure.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { CartItemId, CartToken } from '../../../domain/cart/cart.ts';
import { piecesIn } from '../../../domain/cart/cart-count.ts';
import { isCartToken } from '../../../domain/cart/cart-token.ts';
import { keptAs, markOfOpened, openedBy } from '../../../domain/cart/kept-token.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { localeOf, pathTo, prefixOf } from '../../../domain/shared/paths.ts';
import {
  lostLink,
  lostLinkIn,
  plainCartFailedPath,
  plainCartLinkPath,
  plainCartPath,
} from '../../../domain/shared/plain-paths.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import { localeCookie } from '../../../domain/tracking/cookies.ts';
import type { PartnerOffer } from '../../../domain/tracking/partner-offer.ts';
import { textIn } from '../../../ui/shared/form-texts.ts';
import { makeTranslator } from '../../../ui/shared/translation/translator.ts';
import { loadWords } from '../../words/load-words.ts';
import { offerOf } from '../pages/partner-link.ts';
import type { Visit } from '../visit.ts';
import { keepCart, keptCartOf, ownCart } from './kept-cart.ts';
import { asksForJson, leadOf } from './lead-of.ts';
import { addPosted } from './posted-add.ts';
import { guardedForm, readForm } from './posted-form.ts';
import { mendPosted } from './posted-mend.ts';
import type { RefusedProduct } from './refused-product.ts';
import type { AccountVisitor, VisitorAccount } from './visitor-account.ts';

export interface FormSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly shops: (visit: Visit) => Shop;
  /** `offer`: the offer of the partner whose link the visitor followed. */
  readonly portsFor: (visit: Visit, locale: Locale, offer?: PartnerOffer) => BackendPorts;
  readonly newId: () => string;
  readonly refused: RefusedProduct;
}

/** Settings of the forms. Mending a pair needs the account, which knows the customer's eyes. */
export interface ShoppingFormSettings extends FormSettings {
  readonly accountFor: (visitor: AccountVisitor) => Pick<VisitorAccount, 'lensPass' | 'orders'>;
}

/** Far above the size of any of our forms. Units: bytes. */
const largestForm = 16 * 1024;

/** Returns the message that the cart's page shows after an add. */
const saidOf = async (
  brand: BrandId,
  locale: Locale,
  { pieces, isGone }: { readonly pieces: number; readonly isGone: boolean },
): Promise<string> => {
  const t = makeTranslator(locale, await loadWords(brand, locale, ['cart'])).getFixedT(null, 'cart');
  return [t('added', { count: pieces }), ...(isGone ? [t('gone')] : [])].join(' ');
};

/**
 * Handles forms that are posted before the app runs. Each goes to the backend and is answered with a redirect, so that
 * reloading the next page sends nothing twice. An add posted by a script gets its result as JSON.
 */
export const makeShoppingForms = ({
  visitOf,
  shops,
  portsFor,
  newId,
  refused,
  accountFor,
}: ShoppingFormSettings): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);

  for (const locale of locales) {
    app.post(pathTo.cart(locale), ...guarded, async (c) => {
      const visit = visitOf(c);
      const lead = leadOf(c);
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const shop = shops(visit);
      const ports = portsFor(visit, locale, offerOf(c, visit));
      const own = () => ownCart(c, visit, ports.checkout);
      const added = await addPosted(ports, form, { locale, shop, own, newId });
      if (E.isLeft(added)) {
        if (added.left !== undefined) return asksForJson(c) ? lead(added.left) : refused(c, form, added.left);
        return asksForJson(c) ? lead(pathTo.home(locale)) : c.text('', 404);
      }
      const { cart, lines, kept, isGone } = added.right;
      keepCart(c, visit, kept);
      const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
      return lead(`${pathTo.cart(locale)}?added=${pieces}${isGone ? '&gone=1' : ''}`, async () => ({
        count: piecesIn(cart),
        said: await saidOf(visit.brand, locale, { pieces, isGone }),
      }));
    });

    /**
     * The link of a mail. The cookie changes only if the link's cart is there. A cart that this browser did not have is
     * marked. Source: REO-5, REO-6.
     */
    app.get(plainCartPath(locale), async (c, next) => {
      const link = c.req.query('link');
      if (link === undefined || lostLinkIn(link)) return next();
      const visit = visitOf(c);
      const kept = keptCartOf(c, visit);
      const opened = isCartToken(link)
        ? await portsFor(visit, locale).carts.setCurrent(openedBy(link, kept))()
        : E.left(noCart);
      c.header('cache-control', 'private, no-store');
      if (E.isLeft(opened)) {
        const why = canRetry(opened.left) ? lostLink.later : lostLink.gone;
        return c.redirect(plainCartLinkPath(locale, why), 302);
      }
      const { token } = opened.right;
      const mark = markOfOpened(opened.right, kept, newId());
      keepCart(c, visit, mark ? { token, mark } : keptAs(kept, token));
      return c.redirect(plainCartPath(locale), 302);
    });

    app.post(plainCartPath(locale), ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const visit = visitOf(c);
      // A pair is removed together.
      const items = form.getAll('item').slice(0, 2).map(String).filter(Boolean) as CartItemId[];
      const mend = textIn(form, 'mend');
      const ports = portsFor(visit, locale);
      const change = async (cart: CartToken): Promise<boolean> => {
        if (!mend) {
          for (const item of items) {
            const removed = await ports.carts.remove(cart, item)();
            if (E.isLeft(removed) && removed.left._tag !== 'NotFound') return false;
          }
          return true;
        }
        const [item = ''] = items;
        const { brand, client } = visit;
        const account = accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
        return mendPosted(ports, account, { token: cart, item, mend, requestId: newId() });
      };
      const own = items.length === 0 ? E.right(undefined) : await ownCart(c, visit, ports.checkout);
      const isDone = E.isRight(own) && (!own.right || (await change(own.right.token)));
      return c.redirect(isDone ? plainCartPath(locale) : plainCartFailedPath(locale), 303);
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
