import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAddedProductsCookie } from '../../../src/adapters/browser/added-products-cookie.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

const ids = (...list: string[]) => list as ProductId[];
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

describe('the cookie vsf-atc', () => {
  it.each([
    ['', []],
    ['vsf-atc=10010', ['10010']],
    ['cart_id=x; vsf-atc=10010%2C20012; other=1', ['10010', '20012']],
    ['x-vsf-atc=1', []],
    ['vsf-atc=%E0%A4%A', []],
  ])('%j is read as the product ids %j · CAT-5', (cookies, products) =>
    expect(makeAddedProductsCookie(makeJar(cookies), false).read()).toEqual(products),
  );

  it('is kept for four hours, newest product first, without duplicates', () => {
    const jar = makeJar('vsf-atc=1%2C2');
    const added = makeAddedProductsCookie(jar, true);
    added.add(ids('3', '1'));
    expect(added.read()).toEqual(['3', '1', '2']);
    expect(jar.written[0]).toContain('; path=/; samesite=lax; secure; max-age=14400');
    added.clear();
    expect(added.read()).toEqual([]);
  });

  it('returns any ids that were written, up to 50', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[\w-]{1,8}$/), { maxLength: 80 }), (list) => {
        const added = makeAddedProductsCookie(makeJar(), false);
        added.add(ids(...list));
        expect(added.read()).toEqual(list.slice(0, 50));
      }),
    ));
});
