import { expect, it } from 'vitest';
import { makeOrderTraces } from '../../../src/adapters/browser/order-traces.ts';

const written = (sharing?: 'okulino') => {
  const jar = {
    all: [] as string[],
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      this.all.push(text);
    },
  };
  makeOrderTraces(jar, true, sharing).clear();
  return jar.all;
};
const names = [
  'cart_id',
  'vsf-atc',
  'vsf-sdp',
  'vsf-sdp-product',
  'vsf-fs',
  'vsf-tracking',
  'vsf-email-reorder',
  'vsf-login-link',
];

it('clearing order cookies removes what the order used, but not the visitor’s identity or consent · CART-4', () => {
  expect(written()).toEqual(names.map((name) => `${name}=; path=/; samesite=lax; secure; max-age=0`));
});

it('clearing order cookies removes only those of the shop if shops share a host · CART-4', () => {
  expect(written('okulino').map((text) => text.split('=')[0])).toEqual(
    names.map((name) => `${name}_okulino`),
  );
});
