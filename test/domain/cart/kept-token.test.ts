import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import {
  type KeptToken,
  keptAs,
  markOfOpened,
  openedBy,
  readKept,
  type TokenMark,
  writeMark,
} from '../../../src/domain/cart/kept-token.ts';

const tokens = fc.stringMatching(/^[\w-]{16,40}$/).map((token) => token as CartToken);
const marks: fc.Arbitrary<TokenMark> = fc.oneof(
  tokens.map((requestId): TokenMark => ({ _tag: 'FromLink', requestId })),
  tokens.map((link): TokenMark => ({ _tag: 'Continued', link })),
);
const kepts: fc.Arbitrary<KeptToken> = fc.oneof(
  tokens.map((token) => ({ token })),
  fc.record({ token: tokens, mark: marks }),
);
const written = ({ token, mark }: KeptToken): string => `${token}${mark ? writeMark(mark) : ''}`;
const one = 'one-of-the-tokens' as CartToken;
const other = 'other-of-the-tokens' as CartToken;

describe('the cookie of a cart', () => {
  it('is read as it was written, and needs no escaping · REO-6 · CART-3', () =>
    fc.assert(
      fc.property(kepts, (kept) => {
        expect(readKept(written(kept))).toEqual(kept);
        expect(encodeURIComponent(written(kept))).toBe(written(kept));
      }),
    ));

  it.each([
    ['', undefined],
    ['short', undefined],
    [one, { token: one }],
    [`${one}.`, { token: one }],
    [`${one}.short`, { token: one }],
    [`${one}...${other}`, { token: one }],
    [`${one}.${other}.${other}`, { token: one }],
    [`${one}.${other}`, { token: one, mark: { _tag: 'FromLink', requestId: other } }],
    [`${one}..${other}`, { token: one, mark: { _tag: 'Continued', link: other } }],
    [`.${other}`, undefined],
  ])('%j is read as %j · REO-6 · CART-3', (text, kept) => expect(readKept(text)).toEqual(kept));

  it('holds no mark in any other text · REO-6', () =>
    fc.assert(
      fc.property(tokens, fc.string(), (token, rest) => {
        const kept = readKept(`${token}.${rest}`);
        if (kept?.mark) expect(written(kept)).toBe(`${token}.${rest}`);
        else expect(kept).toEqual({ token });
      }),
    ));
});

describe('a link to a cart', () => {
  it('opens its own cart, or the one in which that was continued here · REO-6', () =>
    fc.assert(
      fc.property(tokens, fc.option(kepts, { nil: undefined }), (link, kept) => {
        const isContinued = kept?.mark?._tag === 'Continued' && kept.mark.link === link;
        expect(openedBy(link, kept)).toBe(isContinued ? kept.token : link);
        if (kept)
          expect(openedBy(link, { token: kept.token, mark: { _tag: 'Continued', link } })).toBe(kept.token);
      }),
    ));

  it('marks a cart that was not here before, and no other · REO-6', () =>
    fc.assert(
      fc.property(tokens, tokens, fc.option(kepts, { nil: undefined }), (token, requestId, kept) => {
        const guest = { id: '1', email: 'mara@example.org' };
        for (const opened of [{ token }, { token, customer: guest }])
          expect(markOfOpened(opened, kept, requestId)).toEqual(
            token === kept?.token ? undefined : { _tag: 'FromLink', requestId },
          );
        expect(
          markOfOpened({ token, customer: { ...guest, accountId: '7' } }, kept, requestId),
        ).toBeUndefined();
        if (kept) expect(markOfOpened(kept, kept, requestId)).toBeUndefined();
      }),
    ));

  it('leaves the mark of the same cart, and gives another one none · REO-6', () =>
    fc.assert(
      fc.property(kepts, tokens, (kept, token) => {
        fc.pre(token !== kept.token);
        expect(keptAs(kept, kept.token)).toBe(kept);
        expect(keptAs(kept, token)).toEqual({ token });
        expect(keptAs(undefined, token)).toEqual({ token });
      }),
    ));
});
