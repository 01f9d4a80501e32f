import { describe, expect, it } from 'vitest';
import { makeNamedCookie } from '../../../src/adapters/browser/named-cookie.ts';
import { redirectTargetCookie, refererCookie } from '../../../src/domain/tracking/cookies.ts';

/** Accepts and returns cookies as a browser does. */
const jar = () => {
  const kept = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('max-age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
};

describe('a text in a cookie', () => {
  it('is read as it was written, and has the lifetime of its cookie · TRK-3', () => {
    const cookies = jar();
    const target = makeNamedCookie(cookies, redirectTargetCookie, { secure: true });
    expect(target.read()).toBeUndefined();
    target.write('/fr/s?search=a;b=c, é#top');
    expect(target.read()).toBe('/fr/s?search=a;b=c, é#top');
    expect(cookies.written[0]).toMatch(/; path=\/; samesite=lax; secure; max-age=14400$/);
    target.clear();
    expect(target.read()).toBeUndefined();
  });

  it('is a session cookie if no lifetime is given', () => {
    const cookies = jar();
    makeNamedCookie(cookies, refererCookie, { secure: false }).write('office');
    expect(cookies.written).toEqual(['vsf-referer=office; path=/; samesite=lax']);
  });

  it('is separate for each shop if shops share a host', () => {
    const cookies = jar();
    const own = makeNamedCookie(cookies, refererCookie, { secure: false, sharing: 'okulino' });
    own.write('office');
    expect(own.read()).toBe('office');
    expect(
      makeNamedCookie(cookies, refererCookie, { secure: false, sharing: 'augental' }).read(),
    ).toBeUndefined();
  });

  it.each(['%', '%E0%A4%A', ''])('is absent if the cookie has the value %s', (value) => {
    const cookie = `vsf-referer=${value}`;
    expect(makeNamedCookie({ cookie }, refererCookie, { secure: false }).read()).toBeUndefined();
  });
});
