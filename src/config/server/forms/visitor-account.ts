import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAccountAdapter } from '../../../adapters/backend/account-adapter.ts';
import { cartFromWire } from '../../../adapters/backend/basket-from-wire.ts';
import {
  makeCheckoutAdapter,
  makeOrderAdapter,
  makePaymentAdapter,
} from '../../../adapters/backend/checkout-adapter.ts';
import { makeClient } from '../../../adapters/backend/client.ts';
import { makeExpressAdapter } from '../../../adapters/backend/express-adapter.ts';
import { makeMyOrdersAdapter } from '../../../adapters/backend/my-orders-adapter.ts';
import { makeEyeCheckAdapter } from '../../../adapters/backend/personal/eye-check-adapter.ts';
import { makeGuestSubscriptionAdapter } from '../../../adapters/backend/personal/guest-subscription-adapter.ts';
import { makeLensPassAdapter } from '../../../adapters/backend/personal/lens-pass-adapter.ts';
import {
  makeMailLinkAdapter,
  makeMarketingAdapter,
} from '../../../adapters/backend/personal/marketing-adapter.ts';
import { makeOpticianAdapter } from '../../../adapters/backend/personal/optician-adapter.ts';
import { makeProductAlertAdapter } from '../../../adapters/backend/personal/product-alert-adapter.ts';
import { accountApi } from '../../../adapters/contract/account-api.ts';
import { cartOperations } from '../../../adapters/contract/cart/cart.ts';
import { expressOperations } from '../../../adapters/contract/checkout/express.ts';
import { orderingApi } from '../../../adapters/contract/ordering-api.ts';
import { guestSubscriptionOperations } from '../../../adapters/contract/orders/guest-subscriptions.ts';
import { myOrderOperations } from '../../../adapters/contract/orders/my-orders.ts';
import { eyeCheckOperations } from '../../../adapters/contract/personal/eye-checks.ts';
import { marketingOperations } from '../../../adapters/contract/personal/marketing.ts';
import { personalApi } from '../../../adapters/contract/personal/personal-api.ts';
import { productAlertOperations } from '../../../adapters/contract/personal/product-alerts.ts';
import type { ExpressPort } from '../../../application/checkout/express-ports.ts';
import type { OrderPort, PaymentPort } from '../../../application/checkout/ports.ts';
import type { ExpressParts } from '../../../application/checkout/take-express.ts';
import type { EyeCheckPort } from '../../../application/customer/ports/eye-checks.ts';
import type { GuestSubscriptionPort } from '../../../application/customer/ports/guest-subscriptions.ts';
import type { LensPassPort } from '../../../application/customer/ports/lens-pass.ts';
import type { MailLinkPort, MarketingPort } from '../../../application/customer/ports/mails.ts';
import type { OpticianPort } from '../../../application/customer/ports/opticians.ts';
import type { ProductAlertPort } from '../../../application/customer/ports/product-alerts.ts';
import type { AccountPort, IdentityPort } from '../../../application/identity/ports.ts';
import type { MyOrdersPort } from '../../../application/orders/ports.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Backend } from '../services/backend.ts';

/** The visitor of an account: the client, and the cookies of the browser. */
export interface AccountVisitor {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly client: string;
  /** The cookie header, as the browser sent it. */
  readonly cookie: string | undefined;
}

/** A visitor's account in the backend, and the cookies that it sets. */
export interface VisitorAccount {
  readonly accounts: AccountPort;
  /** Lets the identity provider confirm who holds a login link. */
  readonly identity: Pick<IdentityPort, 'withCustomToken'>;
  readonly orders: Pick<MyOrdersPort, 'history'> & Pick<OrderPort, 'order' | 'documents'>;
  /** The lenses worn so far. */
  readonly lensPass: Pick<LensPassPort, 'book'>;
  /** The mails that the customer wants. */
  readonly marketing: Pick<MarketingPort, 'communication' | 'update'>;
  /** The actions behind the links of mails. */
  readonly mails: MailLinkPort;
  /** A guest's subscription, by the link of a mail. */
  readonly guestSubscriptions: GuestSubscriptionPort;
  /** Pays an order. */
  readonly payments: PaymentPort;
  /** Requests for mails about products. */
  readonly alerts: Pick<ProductAlertPort, 'ask'>;
  /** Starts a wallet's payment and fills in the checkout. */
  readonly ordering: Pick<ExpressParts, 'carts' | 'checkout'> & { readonly express: ExpressPort };
  /** Eye checks and the opticians who offer them. */
  readonly eyeChecks: EyeCheckPort;
  readonly opticians: Pick<OpticianPort, 'locate' | 'partner' | 'partners'>;
  /** Values of `set-cookie`, in their order. */
  readonly told: readonly string[];
}

/** Calls the backend for a visitor: with their cookies and with those that it sets meanwhile. */
export const openVisitorAccount =
  (backend: Pick<Backend, 'fetch'>, base: string) =>
  ({ brand, locale, client: address, cookie }: AccountVisitor): VisitorAccount => {
    const told: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      request.headers.set('x-client', address);
      // The cookie that was set last wins.
      const held = [cookie, ...told.map((header) => header.split(';')[0])].filter(Boolean).reverse();
      if (held.length > 0) request.headers.set('cookie', held.join('; '));
      const answer = await backend.fetch(request);
      told.push(...answer.headers.getSetCookie());
      return answer;
    };
    const settings = { fetch, base, channel: { brand_channel: brand, locale } };
    const client = makeClient(settings, accountApi);
    const ordering = makeClient(settings, orderingApi);
    const own = makeClient(settings, myOrderOperations);
    return {
      accounts: makeAccountAdapter(client, locale),
      identity: {
        withCustomToken: (token) =>
          pipe(
            client.signInWithCustomToken({ body: { token } }),
            TE.map(({ id_token }) => id_token),
          ),
      },
      orders: {
        history: makeMyOrdersAdapter(own).history,
        order: makeOrderAdapter(ordering).order,
        documents: makeOrderAdapter(ordering).documents,
      },
      lensPass: { book: makeLensPassAdapter(makeClient(settings, personalApi)).book },
      marketing: makeMarketingAdapter(makeClient(settings, personalApi)),
      mails: makeMailLinkAdapter(makeClient(settings, marketingOperations)),
      guestSubscriptions: makeGuestSubscriptionAdapter(makeClient(settings, guestSubscriptionOperations)),
      payments: makePaymentAdapter(ordering),
      alerts: makeProductAlertAdapter(makeClient(settings, productAlertOperations)),
      ordering: {
        carts: {
          load: (token) =>
            pipe(makeClient(settings, cartOperations).getCart({ params: { token } }), TE.map(cartFromWire)),
        },
        checkout: makeCheckoutAdapter(ordering, ordering, own),
        express: makeExpressAdapter(makeClient(settings, expressOperations)),
      },
      eyeChecks: makeEyeCheckAdapter(makeClient(settings, eyeCheckOperations)),
      opticians: makeOpticianAdapter(makeClient(settings, personalApi)),
      told,
    };
  };
