import { expect, it } from 'vitest';
import { accessLine } from '../../../src/config/server/access-log.ts';

it.each([
  ['/api/carts/s3cretTok3n/items/17', '/api/carts/…/items/17'],
  ['/fr/checkout/thank-you/s3cretTok3n', '/fr/checkout/thank-you/…'],
  ['/api/orders/s3cretTok3n', '/api/orders/…'],
  ['/pay/s3cretTok3n', '/pay/…'],
  ['/p/12/daily-lens', '/p/12/daily-lens'],
])('writes %s down as %s', (path, written) => {
  expect(accessLine('GET', path, 200, 1.6)).toBe(`GET ${written} 200 2ms`);
});
