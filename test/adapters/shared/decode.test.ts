import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../src/adapters/shared/decode.ts';

const item = t.type({ quantity: t.number });

describe('a decoding error', () => {
  it('names the place, never the value', () => {
    const named = t.type({ items: t.array(item) }, 'Cart');
    expect(decode(named)({ items: [{ quantity: 1 }, { quantity: 'secret' }] })).toEqual(
      E.left('Cart.items.1.quantity'),
    );
  });

  it('names the place even without the name of a type', () => {
    const nameless = t.intersection([t.type({ query: t.string }), t.partial({ most: t.number })]);
    expect(decode(nameless)({ most: 'many' })).toEqual(E.left('payload.query, payload.most'));
    expect(decode(nameless)(null)).toEqual(E.left('payload'));
    expect(decode(t.undefined)({})).toEqual(E.left('payload'));
  });
});
