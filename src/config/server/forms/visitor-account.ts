import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAccountAdapter } from '../../../adapters/backend/account-adapter.ts';
import { makeOrderAdapter } from '../../../adapters/backend/checkout-adapter.ts';
import { makeClient } from '../../../adapters/backend/client.ts';
import { makeMyOrdersAdapter } from '../../../adapters/backend/my-orders-adapter.ts';
import { makeGuestSubscriptionAdapter } from '../../../adapters/backend/personal/guest-subscription-adapter.ts';
import { makeMailLinkAdapter } from '../../../adapters/backend/personal/marketing-adapter.ts';
import { makeProductAlertAdapter } from '../../../adapters/backend/personal/product-alert-adapter.ts';
import { accountApi } from '../../../adapters/contract/account-api.ts';
import { orderingApi } from '../../../adapters/contract/ordering-api.ts';
import { guestSubscriptionOperations } from '../../../adapters/contract/orders/guest-subscriptions.ts';
import { myOrderOperations } from '../../../adapters/contract/orders/my-orders.ts';
import { marketingOperations } from '../../../adapters/contract/personal/marketing.ts';
import { productAlertOperations } from '../../../adapters/contract/personal/product-alerts.ts';
import type { OrderPort } from '../../../application/checkout/ports.ts';
import type { GuestSubscriptionPort } from '../../../application/customer/ports/guest-subscriptions.ts';
import type { MailLinkPort } from '../../../application/customer/ports/mails.ts';
import type { ProductAlertPort } from '../../../application/customer/ports/product-alerts.ts';
import type { AccountPort, IdentityPort } from '../../../application/identity/ports.ts';
import type { MyOrdersPort } from '../../../application/orders/ports.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Backend } from '../services/backend.ts';

/** Whose account: who asks, and what their browser holds. */
export interface AccountVisitor {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly client: string;
  /** The header, as the browser sent it. */
  readonly cookie: string | undefined;
}

/** A visitor's account as the backend sees it, and what it tells their browser to keep. */
export interface VisitorAccount {
  readonly accounts: AccountPort;
  /** For the provider's word on who holds a link. */
  readonly identity: Pick<IdentityPort, 'withCustomToken'>;
  readonly orders: Pick<MyOrdersPort, 'history'> & Pick<OrderPort, 'documents'>;
  /** What links of mails do. */
  readonly mails: MailLinkPort;
  /** A guest's subscription, by the link of a mail. */
  readonly guestSubscriptions: GuestSubscriptionPort;
  /** Mails about products. */
  readonly alerts: Pick<ProductAlertPort, 'ask'>;
  /** Values of `set-cookie`, in their order. */
  readonly told: readonly string[];
}

/** Asks the backend in a visitor's name: with their cookies, and with what it tells them meanwhile. */
export const openVisitorAccount =
  (backend: Pick<Backend, 'fetch'>, base: string) =>
  ({ brand, locale, client: address, cookie }: AccountVisitor): VisitorAccount => {
    const told: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      request.headers.set('x-client', address);
      // What was told last counts.
      const held = [cookie, ...told.map((header) => header.split(';')[0])].filter(Boolean).reverse();
      if (held.length > 0) request.headers.set('cookie', held.join('; '));
      const answer = await backend.fetch(request);
      told.push(...answer.headers.getSetCookie());
      return answer;
    };
    const settings = { fetch, base, channel: { brand_channel: brand, locale } };
    const client = makeClient(settings, accountApi);
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
        history: makeMyOrdersAdapter(makeClient(settings, myOrderOperations)).history,
        documents: makeOrderAdapter(makeClient(settings, orderingApi)).documents,
      },
      mails: makeMailLinkAdapter(makeClient(settings, marketingOperations)),
      guestSubscriptions: makeGuestSubscriptionAdapter(makeClient(settings, guestSubscriptionOperations)),
      alerts: makeProductAlertAdapter(makeClient(settings, productAlertOperations)),
      told,
    };
  };
