import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { redirectPath } from '../../../src/domain/shared/redirect.ts';
import { anyText } from '../../arbitraries/text.ts';

describe('where a parameter may send somebody', () => {
  it.each([
    ['/', '/'],
    ['/checkout/payment?x=1#reorder', '/checkout/payment?x=1#reorder'],
    ['/a/../b', '/b'],
    ['/p/1?next=https://elsewhere.example', '/p/1?next=https://elsewhere.example'],
    ['/@elsewhere.example', '/@elsewhere.example'],
    ['/grün', '/gr%C3%BCn'],
  ])('%j: to %s · ROUTE-16', (input, path) => expect(redirectPath(input)).toEqual(E.right(path)));

  it.each([
    '',
    'checkout',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '/a\\b',
    '\\\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    'javascript:alert(1)',
    ' /checkout',
    '/\t/elsewhere.example',
    '/a\nb',
    undefined,
    null,
    42,
    ['/'],
  ])('%j: nowhere · ROUTE-16', (input) =>
    expect(redirectPath(input)).toEqual(E.left({ _tag: 'InvalidRedirect' })),
  );

  it('never leaves the shop, whatever was written · ROUTE-16', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc
            .array(fc.constantFrom('/', '\\', '.', '%2e', ':', '@', 'a', '?', '#', '\t'))
            .map((parts) => parts.join('')),
          anyText,
        ),
        (rest) => {
          const read = redirectPath(`/${rest}`);
          if (E.isRight(read)) {
            expect(new URL(read.right, 'https://shop.example').origin).toBe('https://shop.example');
            expect(redirectPath(read.right)).toEqual(read);
          }
        },
      ),
    ));
});
