import { describe, expect, it } from 'vitest';
import { productsInCookie } from '../../../src/ui/catalogue/card/use-special-price.ts';

describe('the add-to-cart cookie', () => {
  it.each([
    ['', []],
    ['vsf-atc=10010', ['10010']],
    ['cart_id=x; vsf-atc=10010%2C20012; other=1', ['10010', '20012']],
    ['x-vsf-atc=1', []],
    ['vsf-atc=%E0%A4%A', []],
  ])('%j lists %j · CAT-5', (cookies, products) => {
    expect(productsInCookie(cookies)).toEqual(products);
  });
});
