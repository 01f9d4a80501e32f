import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitUntil } from '../../wait-until.ts';

type Errors = typeof import('../../../src/config/browser/errors.ts');

/** A page that names the address for error reports; `boot`: its boot data. */
const page = (boot: object) => {
  const clicks: ((event: { target: unknown }) => void)[] = [];
  return {
    clicks,
    getElementById: () => ({ textContent: JSON.stringify(boot) }),
    documentElement: { dataset: { brand: 'okulino' }, lang: 'fr' },
    addEventListener: (_: string, listener: (event: { target: unknown }) => void) => clicks.push(listener),
  };
};

const sent: string[] = [];
/** Its state belongs to one page load: each test has its own. */
const load = async (
  boot: object,
  onLine = true,
): Promise<{ errors: Errors; document: ReturnType<typeof page> }> => {
  const document = page(boot);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { pathname: '/reorder/mail/abc', hostname: 'shop.example' });
  vi.stubGlobal('navigator', { onLine, sendBeacon: (_: string, body: string) => sent.push(body) });
  vi.stubGlobal('Element', class {});
  vi.resetModules();
  return { errors: await import('../../../src/config/browser/errors.ts'), document };
};
beforeEach(() => {
  sent.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('an error on a page', () => {
  it('is reported once, with shop, language and the steps before it · TRK-6', async () => {
    const { errors } = await load({ ownErrors: true });
    let move: (path: string) => void = () => undefined;
    errors.watchSteps(document, (moved) => {
      move = moved;
    });
    move('/reorder/mail/abc');
    move('/cart');
    const broken = new TypeError('broken');
    await errors.tellError(broken);
    await errors.tellError(broken);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '')).toEqual(
      expect.objectContaining({
        name: 'TypeError',
        page: '/reorder/mail/…',
        tags: { brand: 'okulino', language: 'fr' },
        crumbs: [
          expect.objectContaining({ kind: 'page', text: '/reorder/mail/…' }),
          expect.objectContaining({ kind: 'page', text: '/cart' }),
        ],
      }),
    );
  });

  it.each([
    [{}, true],
    [{ ownErrors: true }, false],
  ])('is not reported without a receiver or a connection: %j, online %s · TRK-6', async (boot, onLine) => {
    const { errors } = await load(boot, onLine);
    await errors.tellError(new Error('broken'));
    expect(sent).toEqual([]);
  });

  it('is also reported for an unexpected response, once for each kind · TRK-6 · NOTE-6', async () => {
    const { errors } = await load({ ownErrors: true });
    errors.tellFailure('getCart', { _tag: 'Unavailable', status: 500 });
    errors.tellFailure('getCart', { _tag: 'Unavailable', status: 500 });
    errors.tellFailure('getCart', { _tag: 'Unavailable', status: 429 });
    await waitUntil(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0] ?? '')).toEqual(
      expect.objectContaining({
        message: 'Unavailable 500 getCart',
        tags: expect.objectContaining({ operation: 'getCart' }),
      }),
    );
  });
});
