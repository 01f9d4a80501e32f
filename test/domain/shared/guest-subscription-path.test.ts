import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { guestSubscriptionPath } from '../../../src/domain/shared/guest-subscription-path.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { prefixOf } from '../../../src/domain/shared/paths.ts';

it('the path of a guest subscription holds any key as one segment · ROUTE-5 · SUBS-6', () =>
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.string({ unit: 'binary', minLength: 1 }), (locale, key) => {
      const path = guestSubscriptionPath(locale, key);
      const before = `${prefixOf(locale)}/subscription/guest/`;
      expect(path.startsWith(before)).toBe(true);
      expect(path.slice(before.length)).not.toMatch(/[/?#]/);
      expect(decodeURIComponent(path.slice(before.length))).toBe(key.toWellFormed());
    }),
  ));
