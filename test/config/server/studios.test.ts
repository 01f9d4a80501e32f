import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShop } from '../../../src/config/server/make-shop.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { parsedPage } from '../parsed-page.ts';
import { testEnvironment } from '../test-environment.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** Requests that the backend does not answer. */
let silent: RegExp | undefined;
const open = () =>
  makeShop(
    testEnvironment(),
    {
      fetch: async (request) =>
        silent?.test(request.url) ? new Response(null, { status: 503 }) : sandbox.fetch(request),
      paths: ['/api'],
      checks: [],
      close: async () => undefined,
    },
    {
      assets: () => ({
        starter: '/assets/starter.js',
        filesOf: () => ({ scripts: [], sheets: [], css: '' }),
        words: () => '/words-*.js',
      }),
      report: () => undefined,
    },
  );
const get = (path: string, brand: string) =>
  open().request(`http://${brand}.localhost${path}`, { headers: { host: `${brand}.localhost` } });
const studiosOf = async (path: string, brand: string) => {
  const page = parsedPage(await (await get(path, brand)).text());
  return {
    page,
    studios: [...page.querySelectorAll('ol > li')].filter((row) => row.querySelector('address')),
  };
};

describe('the studios page', () => {
  it('shows in each language which opticians are open, and leaves out those that closed down · STUDIO-1 · I18N-1', async () => {
    for (const [path, state] of [
      ['/studio', /geöffnet|öffnet|Geschlossen/],
      ['/en/studio', /Open today|Opens today|Closed/],
      ['/it/studio', /aperto|Apre|Chiuso/],
      ['/fr/studio', /Ouvert|Ouvre|Fermé/],
    ] as const) {
      const { page, studios } = await studiosOf(path, 'augental');
      expect(studios).toHaveLength(4);
      for (const studio of studios) {
        expect(studio.textContent).toMatch(state);
        expect(studio.querySelectorAll('dl > div')).toHaveLength(7);
        expect(studio.querySelector('a[href^="tel:"]')).not.toBeNull();
        expect(studio.querySelector('img')?.getAttribute('src')).toMatch(/\/optician-[123]\.svg$/);
      }
      expect(page.body.textContent).not.toContain('Murblick');
      expect(page.querySelectorAll('svg text').length).toBeGreaterThanOrEqual(4);
    }
  });

  it('shows three free times of each optician, each linked to its day · STUDIO-1 · APPT-2', async () => {
    const { studios } = await studiosOf('/en/studio', 'augental');
    for (const studio of studios) {
      const times = [...studio.querySelectorAll('a[href*="&day="]')];
      expect(times).toHaveLength(3);
      const day = await get(times[0]?.getAttribute('href') ?? '', 'augental');
      expect(day.status).toBe(200);
      expect(await day.text()).toContain(times[0]?.textContent);
    }
  });

  it.each(brandIds)('exists in %s, even without times or opticians · STUDIO-1', async (brand) => {
    silent = /eye-check|slots/;
    const { studios } = await studiosOf('/studio', brand);
    silent = /partners/;
    const bare = await studiosOf('/studio', brand);
    silent = undefined;
    expect(studios.length).toBeGreaterThan(1);
    for (const studio of studios) expect(studio.querySelector('a[href*="&day="]')).toBeNull();
    expect(bare.studios).toHaveLength(0);
    expect(bare.page.querySelector('h1')).not.toBeNull();
  });
});
