import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCartTokenCookie } from '../../../src/adapters/browser/cart-token-cookie.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';

/** Records what was written, and returns the part that a script may read. */
const makeJar = (initial = '') => {
  const written: string[] = [];
  let shown = initial;
  return {
    written,
    get cookie() {
      return shown;
    },
    set cookie(line: string) {
      written.push(line);
      shown = line.includes('max-age=0') ? '' : (line.split(';')[0] ?? '');
    },
  };
};
const token = 'abcdefgh_1234-5678' as CartToken;

describe('the cookie cart_id', () => {
  it('keeps the token for the session, sent to this site only', () => {
    const jar = makeJar();
    makeCartTokenCookie(jar, true).write(token);
    expect(jar.written).toEqual([`cart_id=${token}; path=/; samesite=lax; secure`]);
    expect(makeCartTokenCookie(jar, true).read()).toBe(token);
  });
  it('is not marked secure where there is no https', () => {
    const jar = makeJar();
    makeCartTokenCookie(jar, false).write(token);
    expect(jar.written[0]).not.toContain('secure');
  });
  it('is gone when cleared', () => {
    const jar = makeJar(`cart_id=${token}`);
    const store = makeCartTokenCookie(jar, false);
    store.clear();
    expect(store.read()).toBeUndefined();
  });
  it('is found among other cookies, and ignored if it is no valid token', () => {
    expect(makeCartTokenCookie(makeJar(`a=1; xcart_id=no; cart_id=${token}; b=2`), false).read()).toBe(token);
    for (const value of ['', 'short', 'has space in the middle', '<script>alert(1)</script>'])
      expect(makeCartTokenCookie(makeJar(`cart_id=${value}`), false).read()).toBeUndefined();
  });
  it('says beside the token what is to be known of it, until another token is written · REO-6', () => {
    const jar = makeJar();
    const store = makeCartTokenCookie(jar, false);
    expect([store.kept(), store.write(token, '.request-0123456789')]).toEqual(['', true]);
    expect(jar.written).toEqual([`cart_id=${token}.request-0123456789; path=/; samesite=lax`]);
    expect([store.read(), store.kept()]).toEqual([token, `${token}.request-0123456789`]);
    store.write(token);
    expect([store.read(), store.kept()]).toEqual([token, token]);
  });
  it('has a name for each shop if shops share a host · CART-3', () => {
    const jar = makeJar();
    makeCartTokenCookie(jar, false, 'viszola').write(token);
    expect(jar.written).toEqual([`cart_id_viszola=${token}; path=/; samesite=lax`]);
    expect(makeCartTokenCookie(jar, false, 'viszola').read()).toBe(token);
    expect(makeCartTokenCookie(jar, false, 'okulino').read()).toBeUndefined();
    expect(makeCartTokenCookie(jar, false).read()).toBeUndefined();
  });
  it('lasts only as long as the page if cookies are off, and says so · CART-3', () => {
    const off = { cookie: '' };
    Object.defineProperty(off, 'cookie', { get: () => '', set: () => undefined });
    const store = makeCartTokenCookie(off, false);
    expect(store.write(token)).toBe(false);
    expect(store.read()).toBe(token);
    expect(makeCartTokenCookie(off, false).read()).toBeUndefined();
    store.clear();
    expect(store.read()).toBeUndefined();
  });
  it('is read from the browser each time, because another tab may have changed it', () => {
    const jar = makeJar();
    const store = makeCartTokenCookie(jar, false);
    expect(store.write(token)).toBe(true);
    makeCartTokenCookie(jar, false).clear();
    expect(store.read()).toBeUndefined();
  });
  it('never throws on any cookie string', () =>
    fc.assert(
      fc.property(fc.string(), (cookie) => {
        makeCartTokenCookie(makeJar(cookie), false).read();
      }),
    ));
});
