import { describe, expect, it } from 'vitest';
import { shopApi } from '../../../../src/adapters/contract/shop-api.ts';
import { accessLine } from '../../../../src/config/server/edge/access-log.ts';
import { withRequestId } from '../../../../src/config/server/edge/request-id.ts';

const lineOf = (path: string, method = 'GET') =>
  accessLine({ method, address: `http://shop.example${path}`, status: 200, ms: 1.6, brand: 'opalys' });
const pathIn = (line: string): unknown => (JSON.parse(line) as { path: unknown }).path;

describe('an access log line', () => {
  it.each([
    ['/api/carts/s3cretTok3n/items/17', '/api/carts/:token/items/:item'],
    ['/fr/checkout/thank-you/s3cretTok3n', '/fr/checkout/thank-you/…'],
    ['/my-account/order/OKU-1001-0012', '/my-account/order/…'],
    ['/pay/s3cretTok3n', '/pay/…'],
    ['/mailbox/mara@example.org/3', '/mailbox/…'],
    ['/checkout/thank-y%6fu/s3cretTok3n', '/checkout/thank-you/…'],
    ['/%63%48eckout/thank%2Dyou%2Fs3cretTok3n', '/cHeckout/thank-you/…'],
    ['/api/c%61rts/s3cretTok3n', '/api/carts/:token'],
    ['/p/12/daily-lens', '/p/12/daily-lens'],
    ['/s?search=private', '/s'],
    ['/x%0aGET%20/forged%20200%201ms', '/x%0aGET%20/forged%20200%201ms'],
  ])('writes %s as %s', (path, written) => {
    const method = path.includes('/items/') ? 'PATCH' : 'GET';
    expect(pathIn(lineOf(path, method))).toBe(written);
  });

  it.each(Object.values(shopApi).filter(({ path }) => path.includes(':')))(
    'hides the ids in an address of $name, except those of goods',
    ({ method, path }) => {
      const isGoods = path.startsWith('/products/') || path.startsWith('/categories/');
      const line = lineOf(`/api${path.replace(/:\w+/g, 's3cret')}`, method);
      expect(line.includes('s3cret')).toBe(isGoods);
    },
  );

  it('is one line of JSON, with the id of the request', () => {
    const line = withRequestId('request-1', () => lineOf('/cart'));
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      request: 'request-1',
      kind: 'answer',
      method: 'GET',
      path: '/cart',
      status: 200,
      ms: 2,
      brand: 'opalys',
    });
  });
});
