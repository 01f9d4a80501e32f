import { type BackendPorts, makeBackendPorts } from '../../../adapters/backend/backend-ports.ts';
import type { ClientSettings } from '../../../adapters/backend/client.ts';
import type { ReadMemory } from '../../../adapters/backend/read-memory.ts';
import { makeSiteIndexAdapter } from '../../../adapters/backend/site-index-adapter.ts';
import type { SiteIndexPort } from '../../../application/catalogue/site-index.ts';
import type { CheckedBuild } from '../../../application/content/checked-build.ts';
import type { Services } from '../../../application/services.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { PrivacyFacts } from '../../../application/shared/privacy-facts.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { noOffer, type PartnerOffer } from '../../../domain/tracking/partner-offer.ts';
import { backendSettingsOf } from '../../backend-settings.ts';
import { makeServerServices } from '../../server-services.ts';
import { openVisitorAccount } from '../forms/visitor-account.ts';
import { type Ask, backendBase as base } from './backend.ts';

export interface ShopClientSettings {
  /** The shop with the settings of its deployment. */
  readonly shopOf: (brand: BrandId) => Shop;
  readonly fetch: Ask;
  readonly clock: ClockPort;
  /** What the pages say about recipients of data. */
  readonly privacy?: PrivacyFacts;
  readonly checkedBuild: CheckedBuild | undefined;
  readonly onFailure: NonNullable<ClientSettings['onFailure']>;
}

export type ShopClients = ReturnType<typeof makeShopClients>;

/** Builds the server's clients of the Shop API, for public pages and on behalf of a visitor. */
export const makeShopClients = ({
  shopOf,
  fetch,
  clock,
  privacy,
  checkedBuild,
  onFailure,
}: ShopClientSettings) => ({
  /** `memory`: caches answers for a moment, so that they are not requested again. */
  servicesFor: (brand: BrandId, locale: Locale, memory?: ReadMemory): Services => {
    const client = { base, fetch, clock, privacy, onFailure, ...(memory && { memory }) };
    return makeServerServices({ shop: shopOf(brand), locale, checkedBuild, ...client });
  },
  /** `client`: the client that rate limits count. `offer`: the offer of the partner whose link the visitor followed. */
  portsFor: (brand: BrandId, locale: Locale, client: string, offer: PartnerOffer = noOffer): BackendPorts =>
    makeBackendPorts(
      backendSettingsOf(
        shopOf(brand),
        locale,
        {
          base,
          onFailure,
          fetch: (request) => {
            request.headers.set('x-client', client);
            return fetch(request);
          },
        },
        () => offer,
      ),
    ),
  accountFor: openVisitorAccount({ fetch }, base),
  siteIndexFor: (brand: BrandId): SiteIndexPort =>
    makeSiteIndexAdapter({
      base,
      fetch,
      channel: { brand_channel: brand, locale: 'de' },
      timeoutMs: 30_000,
    }),
});
