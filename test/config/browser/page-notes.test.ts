// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { Boot } from '../../../src/config/rendering/boot.ts';

const boot = {
  scripts: [],
  sheets: [],
  counting: {},
  words: 'data:text/javascript,export default {}//*',
  needs: [],
  notes: { product: '10010' },
} as unknown as Boot;

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  localStorage.clear();
  Object.assign(document, { cookie: 'consent=; max-age=0' });
});

it.each([
  ['p', '10010'],
  ['s', null],
])('the seen product of a document is stored only with consent: “%s” · TRK-7', async (letters, kept) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) });
  Object.assign(document, { cookie: `consent=3.2026-11-21.${letters}` });
  Object.assign(document.documentElement, { lang: 'de-CH' }).dataset.brand = 'okulino';
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify(boot)}</script>`;
  const { askConsent } = await import('../../../src/config/browser/island-roots.tsx');
  // When consent can be asked for, the page has started.
  await askConsent();
  expect(localStorage.getItem('dioptra.okulino.seen')).toBe(kept);
});
