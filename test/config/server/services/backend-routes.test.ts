import { describe, expect, it } from 'vitest';
import { serve } from '../serve.ts';

describe('the backend behind the page server', () => {
  it('gets its paths, with the client that limits are counted by', async () => {
    const answer = await serve().get('/api/products', {
      'x-client': 'forged',
      'x-forwarded-for': '198.51.100.7',
    });
    expect(await answer.json()).toEqual({ path: '/api/products', client: 'direct' });
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['203.0.113.9, 2001:db8::7', '2001:db8:0:0::/64'],
    ['198.51.100.7, unknown', 'direct'],
    ['', 'direct'],
  ])(
    'has the client in %j counted by the last address, if a trusted proxy sent it',
    async (forwarded, client) => {
      const { get } = serve({ isTrusted: (address) => address === 'direct' });
      const answer = await get('/api/products', { 'x-forwarded-for': forwarded });
      expect(await answer.json()).toHaveProperty('client', client);
    },
  );

  it('is reported as unreachable, and nothing else, when it fails', async () => {
    const { get, reported } = serve({ backend: () => Promise.reject(new TypeError('private value')) });
    const answer = await get('/api/products');
    expect([answer.status, await answer.text()]).toEqual([502, '{"code":"backend.unreachable"}']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(reported).toHaveLength(1);
  });
});
