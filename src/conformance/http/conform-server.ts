import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAccountAdapter } from '../../adapters/backend/account-adapter.ts';
import { makeBackendPorts } from '../../adapters/backend/backend-ports.ts';
import type { BackendSettings } from '../../adapters/backend/browsing-ports.ts';
import { type AccountClient, makeClient } from '../../adapters/backend/client.ts';
import { makeExpressAdapter } from '../../adapters/backend/express-adapter.ts';
import { makeMyOrdersPorts } from '../../adapters/backend/my-orders-ports.ts';
import { makeGuestSubscriptionAdapter } from '../../adapters/backend/personal/guest-subscription-adapter.ts';
import { makeMailLinkAdapter } from '../../adapters/backend/personal/marketing-adapter.ts';
import { makePersonalPorts } from '../../adapters/backend/personal/personal-ports.ts';
import { makeSiteIndexAdapter } from '../../adapters/backend/site-index-adapter.ts';
import { accountApi } from '../../adapters/contract/account-api.ts';
import { expressOperations } from '../../adapters/contract/checkout/express.ts';
import { guestSubscriptionOperations } from '../../adapters/contract/orders/guest-subscriptions.ts';
import { personalApi } from '../../adapters/contract/personal/personal-api.ts';
import { type ConformanceSettings, conformance, type Finding } from '../conformance.ts';
import type { Ports } from '../ports.ts';
import { type Fetch, withCookies } from './cookies.ts';
import { makeRecorder, type OperationFinding, operationNames, probe } from './operations.ts';
import { longest } from './retry-rate-limited.ts';

/** A shop's settings for its backend, without the base URL and the fetch function. */
export type ShopSettings = Omit<BackendSettings, 'fetch' | 'base'>;

export interface ServerSettings extends Omit<ConformanceSettings, 'visitor' | 'elsewhere'> {
  readonly fetch: Fetch;
  /** The base URL of the Shop API, without a trailing slash. */
  readonly base: string;
  readonly shop: ShopSettings;
  readonly otherShop?: ShopSettings;
}

export interface ServerFindings {
  readonly checks: readonly Finding[];
  readonly operations: readonly OperationFinding[];
}

const accountPorts = (
  client: AccountClient,
  { channel }: BackendSettings,
): Pick<Ports, 'accounts' | 'identity'> => ({
  accounts: makeAccountAdapter(client, channel.locale),
  identity: {
    withCustomToken: (token) =>
      pipe(
        client.signInWithCustomToken({ body: { token } }),
        TE.map(({ id_token }) => id_token),
      ),
    withCode: ({ code, verifier, redirectUri }) =>
      pipe(
        client.exchangeIdentityCode({
          body: { code, code_verifier: verifier, redirect_uri: redirectUri },
        }),
        TE.map(({ id_token }) => id_token),
      ),
  },
});

/** Creates all ports of one visitor for a server of the Shop API. */
export const portsOver = (settings: BackendSettings): Ports => ({
  ...makeBackendPorts(settings),
  ...makePersonalPorts(settings),
  ...accountPorts(makeClient(settings, accountApi), settings),
  myOrders: makeMyOrdersPorts(settings).orders,
  mailLinks: makeMailLinkAdapter(makeClient(settings, personalApi)),
  guestSubscriptions: makeGuestSubscriptionAdapter(makeClient(settings, guestSubscriptionOperations)),
  siteIndex: makeSiteIndexAdapter(settings),
  express: makeExpressAdapter(makeClient(settings, expressOperations)),
});

/** Checks a server of the Shop API with the requests that any visitor can send. */
export const conformServer = async ({
  fetch,
  base,
  shop,
  otherShop,
  ...settings
}: ServerSettings): Promise<ServerFindings> => {
  const { recording, findings, begins } = makeRecorder(base);
  const visitorOf = (own: ShopSettings) => () =>
    portsOver({ ...own, base, fetch: recording(withCookies(fetch)), timeoutMs: 10_000 + longest });
  const checks = await conformance({
    ...settings,
    data: { locale: shop.channel.locale, ...settings.data },
    visitor: visitorOf(shop),
    begins,
    ...(otherShop && { elsewhere: visitorOf(otherShop) }),
  });
  const ask = probe(withCookies(fetch), base, new URLSearchParams({ ...shop.channel }));
  const operations: OperationFinding[] = [];
  for (const name of operationNames) operations.push(findings.get(name) ?? (await ask(name)));
  return { checks, operations };
};
