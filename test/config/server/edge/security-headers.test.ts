import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../../src/config/server/edge/security-headers.ts';
import { serve } from '../serve.ts';

describe('the security headers', () => {
  it('are sent with every kind of response', async () => {
    const { get, app } = serve();
    const answers = [
      await get('/'),
      await get('/nowhere'),
      await get('/broken'),
      await get('/moved'),
      await get('/de/x'),
      await get('/api/products'),
      await get('/robots.txt'),
      await get('/speculation.json'),
      await get('/brand/okulino/icon.svg'),
      await get('/assets/none.js'),
      await get('/words/okulino/de/common.js'),
      await app.request('http://localhost/', { method: 'DELETE' }),
      await app.request('http://localhost/cart', {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
      }),
      await get('/', { 'if-none-match': (await get('/')).headers.get('etag') ?? '' }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('go with errors that no cache keeps, whatever is asked for', async () => {
    const { get, app } = serve({ backendPaths: ['/api', '/images'] });
    const answers = [
      await get('/brand/none/icon.svg'),
      await get('/drawings/okulino/none.svg'),
      await get('/drawings/okulino/hero-999.png'),
      await get('/words/okulino/de/none.js'),
      await get('/nowhere'),
      await get('/broken'),
      await app.request('http://localhost/', { method: 'DELETE' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 404, 404, 500, 405]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toMatch(/\bno-store\b/);
  });

  it('let other sites show pictures and logos, as mails need them, and nothing else', async () => {
    const { get } = serve({ backendPaths: ['/api', '/images'] });
    const policyOf = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy');
    for (const path of [
      '/images/10010/front.webp',
      '/brand/okulino/logo.svg',
      '/drawings/okulino/logo-640.png',
    ])
      expect(await policyOf(path)).toBe('cross-origin');
    for (const path of [
      '/',
      '/nowhere',
      '/broken',
      '/moved',
      '/api/products',
      '/robots.txt',
      '/assets/none.js',
    ])
      expect(await policyOf(path)).toBe('same-origin');
  });

  it('forbid frames, and isolate the page from other windows, except popups that return to it', () => {
    expect(securityHeaders('www.okulino.example')).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(securityHeaders('www.okulino.example', true)).toHaveProperty(
      'cross-origin-opener-policy',
      'same-origin-allow-popups',
    );
  });

  it('require https everywhere but on local hosts', () => {
    for (const host of [
      'localhost',
      'localhost:3000',
      'okulino.localhost:3000',
      '127.0.0.1:3001',
      '[::1]:3000',
    ])
      expect(securityHeaders(host)).not.toHaveProperty('strict-transport-security');
    for (const host of ['www.okulino.example', 'localhost.evil.example', 'evillocalhost', '[::1]:3000x'])
      expect(securityHeaders(host)).toHaveProperty('strict-transport-security');
  });
});
