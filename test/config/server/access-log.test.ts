import { expect, it } from 'vitest';
import { accessLine } from '../../../src/config/server/access-log.ts';

it.each([
  ['/api/carts/s3cretTok3n/items/17', '/api/carts/…/items/17'],
  ['/fr/checkout/thank-you/s3cretTok3n', '/fr/checkout/thank-you/…'],
  ['/api/orders/s3cretTok3n', '/api/orders/…'],
  ['/pay/s3cretTok3n', '/pay/…'],
  ['/p/12/daily-lens', '/p/12/daily-lens'],
  ['/s?search=private', '/s'],
  ['/x%0aGET%20/forged%20200%201ms', '/x%0aGET%20/forged%20200%201ms'],
])('writes %s down as %s, in one line', (path, written) => {
  expect(accessLine('GET', `http://shop.example${path}`, 200, 1.6)).toBe(`GET ${written} 200 2ms`);
});
