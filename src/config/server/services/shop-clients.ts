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
  /** The shop as it is deployed. */
  readonly shopOf: (brand: BrandId) => Shop;
  readonly fetch: Ask;
  readonly clock: ClockPort;
  /** What pages say of who gets data. */
  readonly privacy?: PrivacyFacts;
  readonly checkedBuild: CheckedBuild | undefined;
  readonly onFailure: NonNullable<ClientSettings['onFailure']>;
}

export type ShopClients = ReturnType<typeof makeShopClients>;

/** How the server asks the Shop API, for pages that are anybody's and in a visitor's name. */
export const makeShopClients = ({
  shopOf,
  fetch,
  clock,
  privacy,
  checkedBuild,
  onFailure,
}: ShopClientSettings) => ({
  /** With a memory, what was asked before is not asked again for a moment. */
  servicesFor: (brand: BrandId, locale: Locale, memory?: ReadMemory): Services => {
    const client = { base, fetch, clock, privacy, onFailure, ...(memory && { memory }) };
    return makeServerServices({ shop: shopOf(brand), locale, checkedBuild, ...client });
  },
  /** `client`: whom rate limits count; `offer`: of the partner by whose link they came. */
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
