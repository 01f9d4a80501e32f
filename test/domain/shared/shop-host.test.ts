import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHostOf } from '../../../src/domain/shared/shop-host.ts';

const shop = { id: 'viszola', origin: 'https://www.viszola.example' } as const;

describe('a host name of a shop', () => {
  it.each([
    'www.viszola.example',
    'viszola.example',
    'VISZOLA.example:443',
    'viszola.example.',
    'www.viszola.example.:443',
    'viszola.localhost',
    'viszola.localhost:3003',
  ])('%s is accepted · I18N-3', (host) => expect(isHostOf(shop, host)).toBe(true));

  it.each([
    'localhost',
    'localhost:3003',
    '127.0.0.1:3003',
    'okulino.localhost',
    'viszola.localhost.evil.test',
    'wwwxviszola.example',
    'viszola.example:443.evil.test',
    'viszola:3.example',
    'viszola.example..',
    '.',
    '',
  ])('%s is rejected', (host) => expect(isHostOf(shop, host)).toBe(false));

  it('is rejected for another shop, with any port', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 65_535 }), fc.constantFrom('www.', ''), (port, www) => {
        const host = `${www}viszola.example:${port}`;
        expect(isHostOf(shop, host)).toBe(true);
        expect(isHostOf({ id: 'okulino', origin: 'https://www.okulino.example' }, host)).toBe(false);
      }),
    ));

  it.each([
    ['https://opalys.example', 'opalys.example', true],
    ['http://opalys.example', 'opalys.example', true],
    ['https://shop.www.example', 'shop.www.example', true],
    ['https://shop.www.example', 'shop.example', false],
  ])('with the origin %s, tested with %s: %s', (origin, host, known) =>
    expect(isHostOf({ id: 'opalys', origin }, host)).toBe(known),
  );
});
