/** Whether a banner or a hero is shown: within its time window, and on its pages. */

import * as E from 'fp-ts/Either';
import { isUnreadable, isWithin } from '../catalogue/timed-content.ts';
import { withoutLocale } from '../shared/paths.ts';
import type { ShopTime } from '../shared/shop-day.ts';

/** The pattern for the home page, in every language. Source: CONT-2. */
const homepage = 'homepage';
/** The maximum length of a pattern. Units: characters. Source: CONT-2. */
export const maxPatternLength = 200;
/** The part of a path beyond this length is ignored. Units: characters. */
const maxPathLength = 250;
/** The maximum number of paths that matching a pattern may try, as an exponent of two. */
const maxWays = 14;

/**
 * Why a pattern counts as no match. `time`: it is a start or an end that cannot be read and restricts nothing. It is
 * logged so that an editor can correct it. Source: CONT-2.
 */
export type InvalidPattern = {
  readonly _tag: 'InvalidPattern';
  readonly pattern: string;
  readonly reason: 'length' | 'syntax' | 'slow' | 'time';
};

const countOf = (pattern: string, mark: RegExp): number => pattern.split(mark).length - 1;

/**
 * Estimates the exponent: each alternative tries two paths; each repetition as many as there are characters, of which
 * most fail early.
 */
const waysOf = (pattern: string): number =>
  6 * countOf(pattern, /[+*]|\{\d*,/) + countOf(pattern.replaceAll('(?:', '('), /[?|]/);

/** Whether a pattern is too slow. A repeated group or a back-reference can take extremely long even on a short path. */
const isSlow = (pattern: string): boolean => /\)[+*{]|\\[1-9k]/.test(pattern) || waysOf(pattern) > maxWays;

const compile = (pattern: string): E.Either<InvalidPattern, RegExp> => {
  const invalid = (reason: InvalidPattern['reason']) =>
    E.left<InvalidPattern>({ _tag: 'InvalidPattern', pattern, reason });
  if (pattern.length > maxPatternLength) return invalid('length');
  if (isSlow(pattern)) return invalid('slow');
  try {
    return E.right(new RegExp(pattern));
  } catch {
    return invalid('syntax');
  }
};

/** Returns the path that patterns are matched against: without language and query, `/` for the home page. */
const seenPath = (pathname: string): string => {
  const path = withoutLocale(pathname.replace(/[?#].*/s, '')).slice(0, maxPathLength);
  return path.replace(/(?<=.)\/+$/, '') || '/';
};

/**
 * Whether a path matches one pattern: a regular expression that may match anywhere in it, or the word `homepage`.
 * Refuses a pattern that is invalid, too long, repeats groups, or contains too many repetitions and alternatives to be
 * fast. Source: CONT-2.
 */
export const matchesPattern = (pattern: string, pathname: string): E.Either<InvalidPattern, boolean> => {
  const path = seenPath(pathname);
  if (pattern.trim() === homepage) return E.right(path === '/');
  return E.map((expression: RegExp) => expression.test(path))(compile(pattern));
};

/** `start` and `end`: `yyyy-MM-dd HH:mm`; empty means open. */
export interface Placement {
  readonly start: string;
  readonly end: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

export interface BannerVisibility {
  readonly shown: boolean;
  /** Logged by the caller. */
  readonly invalid: readonly InvalidPattern[];
}

/**
 * Decides whether a banner is shown: within its window, if one include pattern matches or there is none, and no exclude
 * pattern matches. If all its include patterns are invalid, it is never shown. An invalid exclude pattern excludes
 * nothing. Source: CONT-2.
 */
export const bannerVisibility = (
  { start, end, include, exclude }: Placement,
  pathname: string,
  time: ShopTime,
): BannerVisibility => {
  const results = (patterns: readonly string[]) =>
    patterns.filter((pattern) => pattern.trim() !== '').map((pattern) => matchesPattern(pattern, pathname));
  const matches = (result: E.Either<InvalidPattern, boolean>): boolean => E.isRight(result) && result.right;
  const included = results(include);
  const excluded = results(exclude);
  return {
    shown:
      isWithin({ start, end }, time) &&
      (included.length === 0 || included.some(matches)) &&
      !excluded.some(matches),
    invalid: [
      ...[start, end]
        .filter(isUnreadable)
        .map((limit): InvalidPattern => ({ _tag: 'InvalidPattern', pattern: limit, reason: 'time' })),
      ...[...included, ...excluded].flatMap((result) => (E.isLeft(result) ? [result.left] : [])),
    ],
  };
};
