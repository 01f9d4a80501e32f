import { expect, it } from 'vitest';
import { isIgnored } from '../../../src/domain/reporting/ignored-errors.ts';

it.each([
  ['ChunkLoadError: Loading chunk 7 failed', true],
  ['Error: Loading CSS chunk 7 failed. (/a.css)', true],
  ['Error: Loading chunk 12 failed after 3 tries', true],
  ['TypeError: Failed to fetch dynamically imported module: https://shop/assets/a.js', true],
  ['TypeError: error loading dynamically imported module', true],
  ['TypeError: Importing a module script failed.', true],
  ['Error: Unable to preload CSS for /assets/a.css', true],
  ['Error: ResizeObserver loop limit exceeded', true],
  ['Error: ResizeObserver loop completed with undelivered notifications.', true],
  ['AbortError: The operation was aborted', true],
  ['TypeError: Failed to fetch', false],
  ['TypeError: AbortError is not defined', false],
  ['TypeError: x is undefined', false],
  ['Error: Code could not be loaded, even after a reload', false],
  ['RangeError: a chunk', false],
])('the error %s is ignored: %s · TRK-6', (text, is) => expect(isIgnored(text)).toBe(is));
