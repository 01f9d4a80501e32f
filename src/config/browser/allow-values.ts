import { makeConsentTabs } from '../../adapters/browser/kept-consent.ts';
import type { Shop } from '../../application/shared/shop.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { consentCookie } from '../../domain/tracking/cookies.ts';
import { withValues } from '../../domain/tracking/kept-consent.ts';
import { now } from '../clock.ts';
import { cookieOf } from './tracking/where-kept.ts';

/**
 * Stores a visitor's consent to keeping their lens values, given or refused at the product's form, and notifies all
 * tabs. Source: LAW-30.
 */
export const allowValues = (shop: Pick<Shop, 'id'>, sharing: BrandId | undefined, allows: boolean): void => {
  const cookie = cookieOf(sharing)(consentCookie);
  cookie.write(withValues(cookie.read() ?? '', allows, now()));
  makeConsentTabs(shop.id).tell();
};
