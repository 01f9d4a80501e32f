import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import type { ConsentParts } from '../../../src/config/browser/consent.ts';

const parts = {
  services: { shop: brands.okulino.shop, locale: 'de', clock: { now: () => Date.UTC(2026, 10, 22) } },
  boot: { counting: { experiments: false } },
} as unknown as ConsentParts;

/** The view that asks the visitor, without a screen. */
const showConsent = vi.fn();

/** Cookies that the page wrote. */
const written: string[] = [];

/** A page load of a visitor who consented yesterday: `s` to statistics, `p` to be remembered. */
const load = async (
  letters: string,
  query = '',
): Promise<typeof import('../../../src/config/browser/consent.ts')> => {
  written.length = 0;
  vi.stubGlobal('document', {
    get cookie() {
      return [`consent=3.2026-11-21.${letters}`, ...written.map((one) => one.split(';')[0])].join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', {
    pathname: '/',
    hostname: 'okulino.example',
    protocol: 'https:',
    href: `https://okulino.example/${query}`,
  });
  vi.resetModules();
  return import('../../../src/config/browser/consent.ts');
};
beforeEach(() => {
  showConsent.mockClear();
  vi.doMock('../../../src/config/browser/tracking/start-tracking.ts', () => ({ trackShop: () => undefined }));
  vi.doMock('../../../src/config/browser/consent-view.tsx', () => ({ showConsent }));
});
afterEach(() => {
  vi.doUnmock('../../../src/config/browser/tracking/start-tracking.ts');
  vi.doUnmock('../../../src/config/browser/consent-view.tsx');
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('code that waits for the consent', () => {
  it.each([
    ['s', true],
    ['p', false],
  ])('gets it once it is known, however early it asked: %s · TRK-7', async (letters, grants) => {
    const { consentOfPage, startConsent } = await load(letters);
    const heard = consentOfPage.then((consent) => consent.granted('statistics') !== undefined);
    startConsent(parts);
    expect(await heard).toBe(grants);
  });
});

describe('data kept of a visit', () => {
  const keptAs = (name: string) => written.filter((cookie) => cookie.startsWith(`${name}=`));

  it.each([
    ['', ['studio_id']],
    ['s', ['studio_id']],
    ['m', ['studio_id', 'utm_source']],
  ])('holds of the campaign link only what is allowed, with “%s” · TRK-2 · TRK-7', async (letters, keys) => {
    const { consentOfPage, startConsent } = await load(letters, '?studio_id=ch-limmat&utm_source=letter');
    startConsent(parts);
    await consentOfPage;
    const [cookie = ''] = keptAs('vsf-tracking');
    const [, value = ''] = /^vsf-tracking=([^;]*)/.exec(cookie) ?? [];
    expect(Object.keys(JSON.parse(decodeURIComponent(value || '{}'))).toSorted()).toEqual(keys);
  });

  it.each([
    [true, 's', 1],
    [true, '', 0],
    [false, 's', 0],
  ])(
    'holds an experiment bucket only if there are experiments: %s, with “%s” · TRK-5 · TRK-7',
    async (experiments, letters, count) => {
      const { consentOfPage, startConsent } = await load(letters);
      startConsent({ ...parts, boot: { counting: { experiments } } as ConsentParts['boot'] });
      await consentOfPage;
      expect(keptAs('ab-bucket')).toHaveLength(count);
    },
  );
});

describe('data of a consent that has expired', () => {
  it('is deleted as the page starts, before the visitor answers again · TRK-7 · LAW-35', async () => {
    const { startConsent } = await load('psm');
    let cookies = 'consent=3.2026-01-02.psm; ab-bucket=37; vsf-uid=42; _ga=1; cart_id=t';
    const gone: string[] = [];
    vi.stubGlobal('document', {
      get cookie() {
        return cookies;
      },
      set cookie(text: string) {
        if (/max-age=0/.test(text)) gone.push(text.split('=')[0] ?? '');
        cookies = cookies
          .split('; ')
          .filter((one) => !gone.includes(one.split('=')[0] ?? ''))
          .join('; ');
      },
    });
    startConsent(parts);
    expect(cookies).toBe('consent=3.2026-01-02.psm; cart_id=t');
    await vi.waitFor(() => expect(showConsent).toHaveBeenCalledOnce());
  });
});

describe('lens values whose consent was withdrawn', () => {
  const memory = (kept: Map<string, string>) => ({
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });

  it('are deleted, and no list of another tab waits for them any more · MOTION-6 · TRK-7', async () => {
    const device = new Map([['dioptra.okulino.values', '-2.50~-3.00']]);
    const tab = new Map([['dioptra.listing-view', 'values']]);
    const { startConsent } = await load('v');
    vi.stubGlobal('localStorage', memory(device));
    vi.stubGlobal('sessionStorage', memory(tab));
    startConsent(parts);
    expect(tab.get('dioptra.listing-view')).toBe('values');
    // Another tab has withdrawn the consent.
    Object.defineProperty(document, 'cookie', { value: 'consent=3.2026-11-22.', writable: true });
    new BroadcastChannel('dioptra.consent.okulino').postMessage('changed');
    await vi.waitFor(() => expect(tab.has('dioptra.listing-view')).toBe(false));
    expect([...device.keys()]).toEqual([]);
  });
});
