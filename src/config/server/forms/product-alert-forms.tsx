import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import type { WantedAlert } from '../../../application/customer/ports/product-alerts.ts';
import { type Configuration, optionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { alertKinds } from '../../../domain/catalogue/product-alert.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { productAlertPath } from '../../../domain/shared/product-alert-path.ts';
import { type AlertState, PlainAlert } from '../../../ui/account/plain/PlainAlert.tsx';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import type { Visit } from '../visit.ts';
import type { AccountFormSettings } from './account-forms.tsx';
import { guardedForm, readForm } from './posted-form.ts';
import { statusOf } from './status-of.ts';

/** Units: bytes. */
const largestForm = 4096;
/** Far longer than any valid value. Units: characters. */
const longestText = 320;

/** Reads the requested alert from a form or an address. Undefined if it names no product or no kind of alert. */
const wantedIn = (read: (name: string) => unknown): WantedAlert | undefined => {
  const text = (name: string): string => {
    const value = read(name);
    return typeof value === 'string' ? value.slice(0, longestText) : '';
  };
  const kind = alertKinds.find((one) => one === text('kind'));
  const productId = text('product');
  if (kind === undefined || !/^[\w-]{1,40}$/.test(productId)) return undefined;
  const chosen = optionCodes.flatMap((code) => (text(code) === '' ? [] : [[code, text(code)]]));
  return {
    kind,
    productId: productId as ProductId,
    configuration: Object.fromEntries(chosen) as Configuration,
    email: text('email'),
  };
};

export interface ProductAlertFormSettings extends Omit<AccountFormSettings, 'shops'> {
  readonly portsFor: (visit: Visit, locale: Locale) => Pick<BackendPorts, 'catalogue'>;
}

/**
 * The page to request a mail about a product. A link opens it for the whole product. For the values of one eye a posted
 * form opens it, and the page then requests the e-mail address. Source: STOCK-7, STOCK-8.
 */
export const makeProductAlertForms = ({
  visitOf,
  accountFor,
  portsFor,
  answer,
}: ProductAlertFormSettings): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);
  for (const locale of locales) {
    const path = productAlertPath(locale);
    const account = (c: Context) => {
      const { brand, client } = visitOf(c);
      return accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
    };
    const show = async (c: Context, state: Omit<AlertState, 'title'>): Promise<Response> => {
      const product = await portsFor(visitOf(c), locale).catalogue.product(state.wanted.productId)();
      if (E.isLeft(product) && product.left._tag === 'NotFound') return c.text('', 404);
      // The product's title is optional. Without it the mail can still be requested.
      const title = E.isRight(product) ? product.right.title : undefined;
      return answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/account/AccountPage.tsx',
          title: (translator) => translator.getFixedT(null, 'personal')(`alert.ask.${state.wanted.kind}`),
          body: (
            <PlainFrame>
              <PlainAlert {...state} title={title} />
            </PlainFrame>
          ),
        },
        state.failure ? statusOf(state.failure) : 200,
      );
    };
    /** A signed-in customer need not type the e-mail address. */
    const blank = async (c: Context, wanted: WantedAlert): Promise<Response> => {
      const me = await account(c).accounts.me()();
      return show(c, { wanted: { ...wanted, email: E.isRight(me) ? me.right.email : '' } });
    };
    app.get(path, async (c, next) => {
      const wanted = wantedIn((name) => (name === 'kind' || name === 'product' ? c.req.query(name) : ''));
      const shown = wanted && (await blank(c, wanted));
      // The routes of the pages answer with the shop's page for an unknown address.
      return shown === undefined || shown.status === 404 ? next() : shown;
    });
    app.post(path, ...guarded, async (c) => {
      const form = await readForm(c);
      const wanted = form && wantedIn((name) => form.get(name));
      if (!wanted) return c.text('', 400);
      if (!form.has('email')) return blank(c, wanted);
      const asked = await account(c).alerts.ask(wanted)();
      return show(c, E.isLeft(asked) ? { wanted, failure: asked.left } : { wanted, done: asked.right });
    });
  }
  return app;
};
