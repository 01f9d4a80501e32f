import { describe, expect, it } from 'vitest';
import { serve } from '../serve.ts';

describe('the files for crawlers', () => {
  it('name the addresses that are no pages, and the sitemap of all others', async () => {
    const text = await (await serve().get('/robots.txt')).text();
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /pay/',
      'Sitemap: https://www.okulino.example/sitemap.xml',
      '',
    ]);
  });

  it('include no sitemap rather than an incomplete one', async () => {
    const answer = await serve().get('/sitemap.xml');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
