import { conditionRules, withoutConditions } from './condition-rules.ts';

/** Rules and blocks of a sheet, one by one. */
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

/** What rules stand in and keep around them. */
const condition = /^\s*@(?:media|supports|container)\b/;
/** Between selectors, not within one. */
const comma = /,(?![^(]*\))/;
/** What may hold without somebody's doing, whatever it names. */
const open = /:(?:not|is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** What somebody does: a pointer, a press, the focus, a form that was sent. */
const doing = /:hover|:active|:focus|::backdrop|:popover-open|\[aria-(?:busy|invalid)/;

/** Whether a rule can wait for the sheet below a page's first windows. `classes`: of what stands there or opens by a press. */
const makeCanWait = (classes: readonly string[]) => {
  const late = classes.length > 0 ? new RegExp(`\\.(?:${classes.join('|')})(?![\\w-])`) : undefined;
  return (selectors: string): boolean =>
    selectors.split(comma).every((selector) => {
      const sure = selector.replace(open, '');
      return doing.test(sure) || (late?.test(sure) ?? false);
    });
};

/** The rules that `isAsked` says of their selectors, within their conditions. Animations and fonts have the selector `@`. */
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

/** What can wait of a sheet; what few ask for comes last, for it counts over the rest. Source: UI-21, DARK-2. */
export const laterRules = (css: string, classes: readonly string[]): string => {
  const later = only(css, makeCanWait(classes));
  return withoutConditions(later) + conditionRules(later);
};

/** The sheet without it. Source: UI-21. */
export const withoutLater = (css: string, classes: readonly string[]): string => {
  const canWait = makeCanWait(classes);
  return only(css, (selectors) => !canWait(selectors));
};
