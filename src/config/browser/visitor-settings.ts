import type { BackendSettings } from '../../adapters/backend/browsing-ports.ts';
import type { ClientSettings } from '../../adapters/backend/client.ts';
import { cookieIn } from '../../adapters/browser/cookie-jar.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Locale } from '../../domain/shared/locale.ts';
import { cookieName } from '../../domain/tracking/cart-cookies.ts';
import { keptOffer } from '../../domain/tracking/partner-offer.ts';
import { backendSettingsOf } from '../backend-settings.ts';

/**
 * The settings for this browser's requests to the backend, with the prices that a partner link has unlocked. Source:
 * PRICE-6.
 */
export const visitorSettingsOf = (
  shop: Shop,
  locale: Locale,
  client: Omit<ClientSettings, 'channel'>,
  sharing?: BrandId,
): BackendSettings =>
  backendSettingsOf(shop, locale, client, () =>
    keptOffer((cookie) => cookieIn(document, cookieName(cookie, sharing))),
  );
