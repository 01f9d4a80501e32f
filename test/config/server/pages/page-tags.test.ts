import { describe, expect, it } from 'vitest';
import { defaultFlag } from '../../../../src/domain/flags/flag.ts';
import { serve } from '../serve.ts';

const tagsAt = async (path: string, more: Parameters<typeof serve>[0] = { isTagged: true }) => {
  const { headers } = await serve(more).get(path);
  return [headers.get('surrogate-key'), headers.get('cache-tag')];
};

describe('the headers for a shared cache', () => {
  it('name the content of a public document, in both formats · CDN-1', async () =>
    expect(await tagsAt('/en/p/10010')).toEqual([
      'pages okulino menu p-10010',
      'pages,okulino,menu,p-10010',
    ]));

  it('have no tags if no shared cache is configured · CDN-1', async () =>
    expect(await tagsAt('/p/1', {})).toEqual([null, null]));

  it('have no tags on pages that may not be cached · CDN-1', async () => {
    expect(await tagsAt('/broken')).toEqual([null, null]);
    expect(await tagsAt('/nowhere')).toEqual([null, null]);
  });

  it('have no tags on a variant of an experiment · CDN-1', async () => {
    const flags = ['a-feature'];
    const { headers } = await serve({
      isTagged: true,
      renderer: {
        queryOf: () => [],
        typeOf: () => 'page',
        render: async () => ({ status: 200, html: '', contentPolicy: '', flags }),
      },
      decide: async (keys) => new Map(keys.map((key) => [key, defaultFlag])),
    }).get('/');
    expect([headers.get('cache-control'), headers.get('surrogate-key')]).toEqual(['private, no-cache', null]);
  });

  it('allow a stale document for ten minutes, and for a day if no server responds · CDN-4', async () =>
    expect((await serve().get('/p/1')).headers.get('cache-control')).toBe(
      'public, max-age=30, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    ));
});
