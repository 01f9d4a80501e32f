import { describe, expect, it } from 'vitest';
import { serve } from '../serve.ts';

describe('the files of a site', () => {
  it('says to crawlers which addresses are no pages, and where the list of all others is', async () => {
    const text = await (await serve().get('/robots.txt')).text();
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /pay/',
      'Sitemap: https://www.okulino.example/sitemap.xml',
      '',
    ]);
  });

  it('rather has no sitemap than half of one', async () => {
    const answer = await serve().get('/sitemap.xml');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
