import { makeNamedCookie, type NamedCookie } from '../../../adapters/browser/named-cookie.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { isHostOf } from '../../../domain/shared/shop-host.ts';
import type { Cookie } from '../../../domain/tracking/cart-cookies.ts';

/** The shop, if it shares its host name with others. */
export const sharingOf = (shop: Shop, brandPorts: boolean | undefined): BrandId | undefined =>
  brandPorts && !isHostOf(shop, location.hostname) ? shop.id : undefined;

/** This browser's cookies, under the names of this shop. */
export const cookieOf =
  (sharing: BrandId | undefined) =>
  (cookie: Cookie): NamedCookie =>
    makeNamedCookie(document, cookie, { secure: location.protocol === 'https:', sharing });
