import type { ConsentTabs, KeptConsent } from '../../application/tracking/ports.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { readConsent, writeConsent } from '../../domain/tracking/kept-consent.ts';
import type { NamedCookie } from './named-cookie.ts';
import { makeTabs } from './tabs.ts';

/**
 * A first-party cookie with version and date. If the browser stores no cookie, the answer is remembered while the page
 * is open.
 */
export const makeKeptConsent = (cookie: NamedCookie, now: () => number): KeptConsent => {
  let last = '';
  return {
    read: () => readConsent(cookie.read() ?? last, now()),
    write: (allowed) => {
      last = writeConsent(allowed, now());
      cookie.write(last);
    },
  };
};

export const makeConsentTabs = (brand: BrandId, page?: EventTarget): ConsentTabs => {
  const { tell, told$ } = makeTabs(`dioptra.consent.${brand}`, page);
  return { tell: () => tell('changed'), told$ };
};
