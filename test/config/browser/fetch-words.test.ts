import { afterEach, expect, it, vi } from 'vitest';
import { noteLeaving } from '../../../src/adapters/browser/page-reload.ts';
import { makeWordFiles, spokenLocale } from '../../../src/config/browser/fetch-words.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  noteLeaving(0);
});

/** Console messages: errors as `!`, warnings as `?`. */
const listen = () => {
  const heard: string[] = [];
  vi.stubGlobal('reportError', (error: Error) => heard.push(`! ${error.message}`));
  vi.spyOn(console, 'warn').mockImplementation((text: string) => heard.push(`? ${text}`));
  vi.stubGlobal('navigator', { onLine: true });
  return heard;
};
const missing = 'data:text/javascript,throw 1//*';
const words = (text: string) => `data:text/javascript,export default {a:"${text}"}//*`;

it('logs a file of words that cannot be loaded, and falls back to German · I18N-6', async () => {
  const heard = listen();
  expect(await makeWordFiles(missing, words('Korb')).fetch('cart')).toEqual({ a: 'Korb' });
  expect(heard).toEqual(['! Failed loading async locale export: cart']);
});

it('warns if there is no file in either language, and goes on without its words · I18N-6', async () => {
  const heard = listen();
  expect(await makeWordFiles(missing, missing).fetch('cart')).toEqual({});
  expect(heard).toEqual(['! Failed loading async locale export: cart', '? There is no locale file: cart']);
});

it('logs nothing for words that are loaded · I18N-6', async () => {
  const heard = listen();
  expect(await makeWordFiles(words('cart'), words('Korb')).fetch('cart')).toEqual({ a: 'cart' });
  expect(heard).toEqual([]);
});

it('reports no file whose request the browser cancelled because the visitor leaves the page · I18N-6', async () => {
  const heard = listen();
  noteLeaving(Date.now());
  expect(await makeWordFiles(missing, words('Korb')).fetch('cart')).toEqual({ a: 'Korb' });
  expect(heard).toEqual([]);
});

it('warns of an unknown language code, and falls back to German · I18N-6', () => {
  const heard = listen();
  expect([spokenLocale('xx'), spokenLocale('fr')]).toEqual(['de', 'fr']);
  expect(heard).toEqual(['? There is no language xx']);
});
