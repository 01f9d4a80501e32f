import { afterEach, expect, it, vi } from 'vitest';
import { makeWordFiles } from '../../../src/config/browser/fetch-words.ts';

afterEach(() => vi.unstubAllGlobals());

const failing = () => {
  const logged: string[] = [];
  vi.stubGlobal('reportError', (error: Error) => logged.push(error.message));
  vi.stubGlobal('navigator', { onLine: true });
  return logged;
};

it('logs words that cannot be had, and goes on without them · I18N-6', async () => {
  const logged = failing();
  const words = await makeWordFiles('data:text/javascript,throw 1//*', 'okulino').fetch('cart');
  expect(logged).toEqual(['Failed loading async locale export: cart']);
  expect(words).toEqual({});
});

it('logs nothing of words that come · I18N-6', async () => {
  const logged = failing();
  const words = await makeWordFiles('data:text/javascript,export default {a:"b"}//*', 'okulino').fetch(
    'cart',
  );
  expect([words, logged]).toEqual([{ a: 'b' }, []]);
});
