import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import type { ConsentParts } from '../../../src/config/browser/consent.ts';

const parts = {
  services: { shop: brands.okulino.shop, locale: 'de', clock: { now: () => Date.UTC(2026, 10, 22) } },
  boot: { counting: { experiments: false } },
} as unknown as ConsentParts;

/** A page load of somebody who allowed statistics yesterday. */
const load = async (letters: string): Promise<typeof import('../../../src/config/browser/consent.ts')> => {
  vi.stubGlobal('document', { cookie: `consent=1.2026-11-21.${letters}` });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', {
    pathname: '/',
    hostname: 'okulino.example',
    protocol: 'https:',
    href: 'https://okulino.example/',
  });
  vi.resetModules();
  return import('../../../src/config/browser/consent.ts');
};
beforeEach(() => {
  vi.doMock('../../../src/config/browser/tracking/start-tracking.ts', () => ({ trackShop: () => undefined }));
});
afterEach(() => {
  vi.doUnmock('../../../src/config/browser/tracking/start-tracking.ts');
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('whoever waits for what a visitor allows', () => {
  it.each([
    ['s', true],
    ['p', false],
  ])('hears of it once it is known, however early they asked: %s · TRK-7', async (letters, grants) => {
    const { consentOfPage, startConsent } = await load(letters);
    const heard = consentOfPage.then((consent) => consent.granted('statistics') !== undefined);
    startConsent(parts);
    expect(await heard).toBe(grants);
  });
});
