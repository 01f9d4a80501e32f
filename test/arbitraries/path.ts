import * as fc from 'fast-check';
import { locales } from '../../src/domain/shared/locale.ts';
import { prefixOf } from '../../src/domain/shared/paths.ts';
import { anyCharacter } from './text.ts';

/** First segments of paths that some rule looks for, and others that look like them. */
const parts = [
  'a',
  'checkout',
  'customer',
  'payment',
  'thank-you',
  'subscription',
  'my-account',
  'reorder',
  'abandoned-cart',
  'authenticate',
  'service',
  'termin',
  'terminator',
  'appointment',
  'x.pdf',
];

/** A path without language, as in a URL: `/`, `/checkout/a`. */
export const barePath = fc
  .array(fc.constantFrom(...parts), { maxLength: 3 })
  .map((words) => `/${words.join('/')}`);

/** A path in any language. */
export const path = fc
  .tuple(fc.constantFrom(...locales), barePath)
  .map(([locale, rest]) => prefixOf(locale) + (rest === '/' ? '' : rest) || '/');

/** Any text that can be typed: words of paths, punctuation, and unexpected characters. */
export const wildText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc
    .array(fc.constantFrom('/', '?', '#', '%', '%2', '..', ' ', '@', '.pdf', 'hash=', '\\', '\t', 'a'), {
      maxLength: 8,
    })
    .map((marks) => marks.join('')),
);
