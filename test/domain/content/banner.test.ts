import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { patience } from '../../../scripts/pace.ts';
import {
  bannerVisibility,
  matchesPattern,
  maxPatternLength,
  type Placement,
} from '../../../src/domain/content/banner.ts';
import { prefixOf } from '../../../src/domain/shared/paths.ts';
import { shopTime } from '../../../src/domain/shared/shop-day.ts';
import { urlPattern } from '../../arbitraries/content.ts';
import { locale } from '../../arbitraries/locale.ts';
import { barePath, wildText } from '../../arbitraries/path.ts';

const always: Placement = { start: '', end: '', include: [], exclude: [] };
/** 2026-06-15 12:00 in Zurich. */
const noon = Date.UTC(2026, 5, 15, 10);
const shown = (placement: Partial<Placement>, path = '/', now = noon): boolean =>
  bannerVisibility({ ...always, ...placement }, path, shopTime(now)).shown;

describe('a path pattern of a banner', () => {
  it.each([
    ['homepage', '/', true],
    ['homepage', '', true],
    ['homepage', '/en', true],
    ['homepage', '/fr/', true],
    [' homepage ', '/', true],
    ['homepage', '/?a=1', true],
    ['homepage', '/homepage', false],
    ['homepage', '/p/1', false],
    ['^/c/', '/it/c/lenti', true],
    ['^/c/', '/p/c/1', false],
    ['/c/', '/p/c/1', true],
    ['^/en', '/en/c/x', false],
    ['^/c$', '/c/', true],
    ['^/c$', '/c//', true],
    ['^/c$', '/c?page=2', true],
    ['sale', '/c/a?from=sale', false],
    ['SALE', '/sale', false],
    ['^/(?:p|c)/', '/c/x', true],
    ['^/c/.*/toric$', '/c/a/b/toric', true],
  ])('%j matches the path %j: %s · CONT-2', (pattern, path, matches) =>
    expect(matchesPattern(pattern, path)).toEqual(E.right(matches)),
  );

  it.each([
    ['(', 'syntax'],
    ['[', 'syntax'],
    ['*', 'syntax'],
    ['a'.repeat(maxPatternLength + 1), 'length'],
    ['(a+)+$', 'slow'],
    ['((a+))+$', 'slow'],
    ['(a|aa)*$', 'slow'],
    ['(a?a?){2,}', 'slow'],
    ['(?:ab)+', 'slow'],
    ['(a)\\1', 'slow'],
    ['(?<x>a)\\k<x>', 'slow'],
    ['.*.*.*x', 'slow'],
    ['a{1,}b{,9}c{1,9}', 'slow'],
    ['a?'.repeat(15), 'slow'],
    ['a|'.repeat(15), 'slow'],
    ['.*.*a?a?a?', 'slow'],
  ])('%j is rejected: %s · CONT-2', (pattern, reason) =>
    expect(matchesPattern(pattern, '/')).toEqual(E.left({ _tag: 'InvalidPattern', pattern, reason })),
  );

  it.each(['b'.repeat(200), '.*.*x', '.+.*(?:a|b)(?:c)x', 'a?'.repeat(14).concat('x'), '^/c{3}x', '\\?x'])(
    '%j is accepted, and fast on a very long path · CONT-2',
    (pattern) => {
      const started = performance.now();
      expect(matchesPattern(pattern, `/${'a'.repeat(5000)}`)).toEqual(E.right(false));
      expect(performance.now() - started).toBeLessThan(patience(1000));
    },
  );

  it('is matched against the first 250 characters of a path only · CONT-2', () => {
    expect(matchesPattern('x', `/${'a'.repeat(248)}x`)).toEqual(E.right(true));
    expect(matchesPattern('x', `/${'a'.repeat(249)}x`)).toEqual(E.right(false));
  });

  it('matches a page alike in every language, and ignores query and fragment · CONT-2', () =>
    fc.assert(
      fc.property(urlPattern, locale, barePath, wildText, (pattern, language, path, more) => {
        const matches = matchesPattern(pattern, path);
        expect(matchesPattern(pattern, prefixOf(language) + path)).toEqual(matches);
        expect(matchesPattern(pattern, `${path}?${more}`)).toEqual(matches);
        expect(matchesPattern(pattern, `${path}#${more}`)).toEqual(matches);
      }),
    ));

  it('is evaluated for any text, and never takes long · CONT-2', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '(', ')', '*', '+', '|', '{1,}', '.', '[', ']', '?', '\\', '$'), {
          maxLength: 12,
        }),
        fc.integer({ min: 0, max: 3000 }),
        (parts, length) => {
          const before = process.cpuUsage();
          matchesPattern(parts.join(''), `/${'a'.repeat(length)}b`);
          expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
        },
      ),
    ));
});

describe('a banner', () => {
  it.each([
    [{}, '/', true],
    [{ include: [''] }, '/p/1', true],
    [{ include: [' '] }, '/p/1', true],
    [{ include: ['homepage'] }, '/', true],
    [{ include: ['homepage'] }, '/p/1', false],
    [{ include: ['^/c/', '^/p/'] }, '/p/1', true],
    [{ exclude: ['^/p/'] }, '/p/1', false],
    [{ exclude: ['^/p/'] }, '/c/1', true],
    [{ include: ['^/p/'], exclude: ['^/p/1$'] }, '/p/1', false],
    [{ include: ['^/p/'], exclude: ['^/p/1$'] }, '/p/2', true],
    [{ include: ['('] }, '/', false],
    [{ include: ['(', 'homepage'] }, '/', true],
    [{ exclude: ['('] }, '/', true],
    [{ exclude: [' '] }, '/', true],
    [{ exclude: [''] }, '/', true],
  ])('with %j on the path %s is shown: %s · CONT-2', (placement, path, expected) =>
    expect(shown(placement, path)).toBe(expected),
  );

  it.each([
    ['2026-06-15 12:00', '', true],
    ['2026-06-15 12:01', '', false],
    ['', '2026-06-15 12:00', true],
    ['', '2026-06-15 11:59', false],
    ['2026-06-01 00:00', '2026-06-30 23:59', true],
    ['soon', 'later', true],
  ])('from %j to %j is shown at noon: %s · CONT-2', (start, end, expected) =>
    expect(shown({ start, end })).toBe(expected),
  );

  it('reports a start or an end that cannot be read, and is shown · CONT-2', () => {
    const window = { start: '15.06.2026', end: '2026-06-15 11:00 ' };
    const { shown: isShown, invalid } = bannerVisibility({ ...always, ...window }, '/', shopTime(noon));
    expect([isShown, invalid.map(({ pattern, reason }) => [pattern, reason])]).toEqual([
      true,
      [
        ['15.06.2026', 'time'],
        ['2026-06-15 11:00 ', 'time'],
      ],
    ]);
    const open = { start: ' ', end: '2026-06-15 12:00' };
    expect(bannerVisibility({ ...always, ...open }, '/', shopTime(noon)).invalid).toEqual([]);
  });

  it('reports its invalid patterns, include patterns first · CONT-2', () =>
    expect(
      bannerVisibility({ ...always, include: ['(', 'homepage'], exclude: ['['] }, '/', shopTime(noon))
        .invalid,
    ).toEqual([
      { _tag: 'InvalidPattern', pattern: '(', reason: 'syntax' },
      { _tag: 'InvalidPattern', pattern: '[', reason: 'syntax' },
    ]));

  it('is never shown by one more exclude pattern, nor hidden by one more include pattern among others · CONT-2', () => {
    const patterns = fc.array(urlPattern, { maxLength: 3 });
    fc.assert(
      fc.property(patterns, patterns, urlPattern, barePath, (include, exclude, more, path) => {
        const before = shown({ include, exclude }, path);
        if (!before) expect(shown({ include, exclude: [...exclude, more] }, path)).toBe(false);
        if (before && include.some((pattern) => pattern.trim() !== ''))
          expect(shown({ include: [...include, more], exclude }, path)).toBe(true);
        expect(shown({ include: include.toReversed(), exclude: exclude.toReversed() }, path)).toBe(before);
      }),
    );
  });
});
