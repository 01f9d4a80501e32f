import { describe, expect, it } from 'vitest';
import { makeCampaignMemory, makeUserMemory } from '../../../src/adapters/browser/campaign-cookies.ts';
import { makeCountedOnce } from '../../../src/adapters/browser/counted-once.ts';
import { forgetKept } from '../../../src/adapters/browser/forget-kept.ts';
import { makeConsentTabs, makeKeptConsent } from '../../../src/adapters/browser/kept-consent.ts';
import { makeNamedCookie } from '../../../src/adapters/browser/named-cookie.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import { answered, grantOf, unasked } from '../../../src/domain/tracking/consent.ts';
import { consentCookie, trackingCookie, userIdCookie } from '../../../src/domain/tracking/cookies.ts';
import { waitUntil } from '../../wait-until.ts';

/** Stores cookies by name, as a browser does. */
const makeJar = (first: Readonly<Record<string, string>> = {}, refuses = false) => {
  const held = new Map(Object.entries(first));
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...held].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (refuses) return;
      if (text.includes('max-age=0') && !text.includes('domain=')) held.delete(name);
      else if (!text.includes('max-age=0')) held.set(name, value);
    },
  };
};
const makeStorage = () => {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
};
const where = { secure: true };
const granted = grantOf('marketing', answered(['marketing']));
const statistics = grantOf('statistics', answered(['statistics']));
if (!granted || !statistics) throw new Error('granted');
const now = () => Date.parse('2026-11-22T10:00:00Z');

describe('the consent answer kept in the browser', () => {
  it('is a first-party cookie for half a year · TRK-7', () => {
    const jar = makeJar();
    const kept = makeKeptConsent(makeNamedCookie(jar, consentCookie, where), now);
    expect(kept.read()).toBe(unasked);
    kept.write(new Set(['statistics']));
    expect(jar.written).toEqual(['consent=3.2026-11-22.s; path=/; samesite=lax; secure; max-age=15552000']);
    expect(kept.read()).toEqual(answered(['statistics']));
  });

  it('counts for the current page if the browser keeps no cookies', () => {
    const kept = makeKeptConsent(makeNamedCookie(makeJar({}, true), consentCookie, where), now);
    kept.write(new Set([]));
    expect(kept.read()).toEqual(answered([]));
  });
});

describe('tabs with a changed consent answer', () => {
  it('tell those of their own shop alone, even on one host · TRK-7', async () => {
    const heard: string[] = [];
    const hearing = (brand: 'okulino' | 'opalys', name: string) => {
      const page = new EventTarget();
      const tabs = makeConsentTabs(brand, page);
      tabs.told$.subscribe(() => heard.push(name));
      return { ...tabs, close: () => page.dispatchEvent(new Event('pagehide')) };
    };
    const [one, other, stranger] = [
      hearing('okulino', 'one'),
      hearing('okulino', 'other'),
      hearing('opalys', 'stranger'),
    ];
    one.tell();
    await waitUntil(() => expect(heard).toContain('other'));
    const witness = hearing('opalys', 'witness');
    witness.tell();
    await waitUntil(() => expect(heard).toContain('stranger'));
    one.tell();
    await waitUntil(() => expect(heard.filter((name) => name === 'other')).toHaveLength(2));
    expect(heard).toEqual(['other', 'stranger', 'other']);
    for (const tab of [one, other, stranger, witness]) tab.close();
  });
});

describe('tracking data kept in cookies', () => {
  it('is read as it was written, and removed when nothing of it is left · TRK-2', () => {
    const jar = makeJar();
    const memory = makeCampaignMemory(makeNamedCookie(jar, trackingCookie, where));
    expect(memory.read()).toEqual({});
    memory.keep({ utm_source: 'Größe 100 %; x', gclid: 'a' }, granted);
    expect(jar.written.at(-1)).toMatch(/^vsf-tracking=[^;]+; path=\/; samesite=lax; secure; max-age=604800$/);
    expect(memory.read()).toEqual({ utm_source: 'Größe 100 %; x', gclid: 'a' });
    memory.keep({}, undefined);
    expect(jar.cookie).toBe('');
  });

  it('holds the user id of a link for four hours · TRK-3', () => {
    const jar = makeJar();
    const users = makeUserMemory(makeNamedCookie(jar, userIdCookie, where));
    expect(users.read(granted)).toBeUndefined();
    users.keep(granted, '42');
    expect(users.read(granted)).toBe('42');
    expect(jar.cookie).toBe('vsf-uid=42');
    expect(jar.written[0]).toContain('max-age=14400');
  });
});

describe('withdrawn consent', () => {
  it('removes its cookies and stored entries, and nothing else · TRK-7', () => {
    const localStorage = makeStorage();
    const jar = makeJar({
      cart_id: 'c',
      _ga: 'g',
      _ga_X1: 'h',
      'vsf-tracking': 't',
      'ab-bucket': '7',
      'ab-bucket_okulino': '8',
      'vsf-uid': '4',
      'vsf-uid_okulino': '5',
    });
    localStorage.setItem('dioptra.okulino.seen', '1');
    localStorage.setItem('dioptra.okulino.lens', '2');
    localStorage.setItem('dioptra.counted', '[]');
    forgetKept(jar, () => [localStorage, makeStorage()], { host: 'shop.example.org', sharing: 'okulino' }, [
      'statistics',
      'marketing',
    ]);
    expect(jar.cookie).toBe('cart_id=c; vsf-tracking=t');
    expect(jar.written).toContain('_ga=; path=/; max-age=0; domain=example.org');
    expect(localStorage.getItem('dioptra.counted')).toBeNull();
    expect(localStorage.getItem('dioptra.okulino.seen')).toBe('1');
    forgetKept(jar, () => [localStorage], { host: 'a', sharing: undefined }, ['preferences']);
    expect([
      localStorage.getItem('dioptra.okulino.seen'),
      localStorage.getItem('dioptra.okulino.lens'),
    ]).toEqual([null, '2']);
    expect(() =>
      forgetKept(
        jar,
        () => {
          throw new Error('refused');
        },
        { host: 'a', sharing: undefined },
        ['preferences'],
      ),
    ).not.toThrow();
  });
});

describe('an event that counts once', () => {
  it('is remembered after the page, and within the page if storage is refused · TRK-1 · CHK-5', () => {
    const localStorage = makeStorage();
    makeCountedOnce(makeTextStore(() => localStorage)).add(statistics, 'order D-1');
    const later = makeCountedOnce(makeTextStore(() => localStorage));
    expect([later.has('order D-1'), later.has('order D-2')]).toEqual([true, false]);
    localStorage.setItem('dioptra.counted', '{"a":1}');
    expect(later.has('order D-1')).toBe(false);
    const refused = makeCountedOnce(
      makeTextStore(() => {
        throw new Error('refused');
      }),
    );
    refused.add(statistics, 'order D-1');
    expect([refused.has('order D-1'), refused.has('order D-2')]).toEqual([true, false]);
  });
});
