import { conditionRules, withoutConditions } from './condition-rules.ts';

/** Splits a stylesheet into its rules and blocks. */
const piecesOf = (css: string): readonly string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    pieces.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return pieces;
};

/** At-rules that contain rules and have to stay around them. */
const condition = /^\s*@(?:media|supports|container)\b/;
/** A comma between selectors, not within one. */
const comma = /,(?![^(]*\))/;
/** Pseudo-classes that can match without user action, whatever they contain. */
const open = /:(?:not|is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** States caused by user action: a pointer, a press, the focus, a submitted form. */
const doing = /:hover|:active|:focus|::backdrop|:popover-open|\[aria-(?:busy|invalid)/;

/**
 * Whether a rule can be moved to the stylesheet for below the first viewports. `classes`: those of elements that are
 * there or open by a press.
 */
const makeCanWait = (classes: readonly string[]) => {
  const late = classes.length > 0 ? new RegExp(`\\.(?:${classes.join('|')})(?![\\w-])`) : undefined;
  return (selectors: string): boolean =>
    selectors.split(comma).every((selector) => {
      const sure = selector.replace(open, '');
      return doing.test(sure) || (late?.test(sure) ?? false);
    });
};

/** Keeps the rules whose selectors `isAsked` accepts, within their conditions. Animations and fonts have the selector `@`. */
const only = (css: string, isAsked: (selectors: string) => boolean): string =>
  piecesOf(css)
    .map((piece) => {
      const brace = piece.indexOf('{');
      const before = piece.slice(0, brace);
      if (!condition.test(before)) return isAsked(/^\s*@/.test(before) ? '@' : before) ? piece : '';
      const kept = only(piece.slice(brace + 1, -1), isAsked).trim();
      return kept === '' ? '' : `${before}{${kept}}`;
    })
    .join('');

/**
 * Returns the rules of a stylesheet that can wait. Rules of conditions come last, because they override the others.
 * Source: UI-21, DARK-2.
 */
export const laterRules = (css: string, classes: readonly string[]): string => {
  const later = only(css, makeCanWait(classes));
  return withoutConditions(later) + conditionRules(later);
};

/** Returns the stylesheet without these rules. Source: UI-21. */
export const withoutLater = (css: string, classes: readonly string[]): string => {
  const canWait = makeCanWait(classes);
  return only(css, (selectors) => !canWait(selectors));
};
