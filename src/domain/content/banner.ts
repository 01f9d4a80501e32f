/** Whether a banner or a hero shows: within its window, and on its pages. */

import * as E from 'fp-ts/Either';
import { isWithin } from '../catalogue/timed-content.ts';
import { withoutLocale } from '../shared/paths.ts';
import type { ShopTime } from '../shared/shop-day.ts';

/** Stands for the home page, in every language. Source: CONT-2, D68. */
const homepage = 'homepage';
/** Units: characters. Source: D68. */
export const maxPatternLength = 200;
/** What comes behind is not looked at. Units: characters. */
const maxPathLength = 250;
/** A power of two: how many ways a pattern may have to try. */
const maxWays = 14;

/** Why a pattern counts as no match; logged, so that an editor can mend it. Source: CONT-2, D68. */
export type InvalidPattern = {
  readonly _tag: 'InvalidPattern';
  readonly pattern: string;
  readonly reason: 'length' | 'syntax' | 'slow';
};

const countOf = (pattern: string, mark: RegExp): number => pattern.split(mark).length - 1;

/** Each choice tries two ways; each repetition as many as there are characters, of which most are soon given up. */
const waysOf = (pattern: string): number =>
  6 * countOf(pattern, /[+*]|\{\d*,/) + countOf(pattern.replaceAll('(?:', '('), /[?|]/);

/** A group that repeats, or that is meant again, can take for ever on a short path. */
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

/** The path as patterns see it: without language and query, `/` at home. */
const seenPath = (pathname: string): string => {
  const path = withoutLocale(pathname.replace(/[?#].*/s, '')).slice(0, maxPathLength);
  return path.replace(/(?<=.)\/+$/, '') || '/';
};

/**
 * Whether a path matches one pattern: a regular expression that may match anywhere in it, or the word `homepage`.
 * Refuses what is no expression, is too long, repeats groups, or repeats and chooses too often to be quick.
 * Source: CONT-2, D68.
 */
export const matchesPattern = (pattern: string, pathname: string): E.Either<InvalidPattern, boolean> => {
  const path = seenPath(pathname);
  if (pattern.trim() === homepage) return E.right(path === '/');
  return E.map((expression: RegExp) => expression.test(path))(compile(pattern));
};

/** `start` and `end`: `yyyy-MM-dd HH:mm`, empty is open. */
export interface Placement {
  readonly start: string;
  readonly end: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

export interface BannerVisibility {
  readonly shown: boolean;
  /** For the log. */
  readonly invalid: readonly InvalidPattern[];
}

/**
 * Shown inside its window, where one include pattern matches or there is none, and no exclude pattern does. A banner all
 * of whose include patterns are invalid shows nowhere; an invalid exclude pattern excludes nothing. Source: CONT-2, D67, D68.
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
    invalid: [...included, ...excluded].flatMap((result) => (E.isLeft(result) ? [result.left] : [])),
  };
};
