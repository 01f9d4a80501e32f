import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { makeDownloads } from '../../../../src/config/server/files/downloads.ts';

const pdf = '/api/orders/t/documents/Rechnung-1.pdf';

const asked = async (path: string, answer: () => Promise<Response> = async () => new Response('%PDF')) => {
  const seen: string[] = [];
  const app = new Hono();
  app.route(
    '/',
    makeDownloads({
      visitOf: () => ({
        brand: 'okulino',
        host: 'shop.test',
        origin: 'http://shop.test',
        secure: false,
        client: 'c',
        passedOn: false,
      }),
      backend: (request) => {
        seen.push(`${request.url} ${request.headers.get('x-client')}`);
        return answer();
      },
      backendPaths: ['/api', '/images'],
      report: () => undefined,
    }),
  );
  app.get('*', (c) => c.text('the page of a lost document', 404));
  const response = await app.request(`http://shop.test${path}`);
  return { response, seen };
};

describe('the download page', () => {
  it.each(['/download', '/it/download'])(
    'at %s sends a document as an attachment · ROUTE-2',
    async (page) => {
      const { response, seen } = await asked(`${page}?file=${encodeURIComponent(pdf)}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toBe('attachment');
      expect(await response.text()).toBe('%PDF');
      expect(seen).toEqual([`http://shop.test${pdf} c`]);
    },
  );

  it.each([
    ['', '/download'],
    ['another shop', `/download?file=${encodeURIComponent('https://evil.example/a.pdf')}`],
    ['another host without a scheme', `/download?file=${encodeURIComponent('//evil.example/a.pdf')}`],
    ['a script', `/download?file=${encodeURIComponent('javascript:alert(1).pdf')}`],
    ['a file that is not a document', `/download?file=${encodeURIComponent('/api/orders/t')}`],
    ['a document outside the backend', `/download?file=${encodeURIComponent('/a.pdf')}`],
    ['a path that leaves the backend', `/download?file=${encodeURIComponent('/api/../secret.pdf')}`],
  ])('redirects home for %s, without a request to the backend · ROUTE-16', async (_what, path) => {
    const { response, seen } = await asked(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(seen).toEqual([]);
  });

  it.each([
    ['does not exist', 404, async () => new Response('{}', { status: 404 })],
    ['belongs to another customer', 404, async () => new Response('{}', { status: 403 })],
    ['was requested too often', 429, async () => new Response('{}', { status: 429 })],
    ['fails', 503, async () => new Response('{}', { status: 500 })],
    ['cannot be loaded', 503, () => Promise.reject(new Error('down'))],
  ])(
    'shows the lost-document page if the document %s, with status %i · ROUTE-2',
    async (_why, status, answer) => {
      const { response } = await asked(`/fr/download?file=${encodeURIComponent(pdf)}`, answer);
      expect(response.status).toBe(status);
      expect(await response.text()).toBe('the page of a lost document');
    },
  );
});
