import { expect, it } from 'vitest';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { cartCookie, cookieName } from '../../../src/domain/tracking/cart-cookies.ts';
import { cookies } from '../../../src/domain/tracking/cookies.ts';

it('cookies have their plain names, with the brand added if shops share a host · TRK-3', () => {
  expect(cookieName(cartCookie)).toBe('cart_id');
  expect(cookieName(cartCookie, 'viszola')).toBe('cart_id_viszola');
  const all = [undefined, ...brandIds].flatMap((brand) => cookies.map((cookie) => cookieName(cookie, brand)));
  expect(new Set(all).size).toBe((brandIds.length + 1) * cookies.length);
});
