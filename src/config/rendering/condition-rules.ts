import { conditions } from '../../ui/conditions.ts';

const block = /@media ([^{}]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g;
/** Returns the place of a media query's condition among all, -1 for none. It can be combined with further conditions. */
const placeOf = (query: string): number =>
  conditions.findIndex((one) =>
    `${query.replaceAll(': ', ':').replace(/^screen and /, '')} and `.startsWith(`${one} and `),
  );

/**
 * Returns a stylesheet's rules for print, dark mode, forced colours and reduced motion: those of one media query
 * together and in their order, and queries in the order of `conditions`, the simplest first. Source: DARK-2.
 */
export const conditionRules = (css: string): string => {
  const blocks = [...css.matchAll(block)].map(([, query = '', rules = '']) => ({ query, rules }));
  const byQuery = Map.groupBy(
    blocks.filter(({ query }) => placeOf(query) >= 0),
    ({ query }) => query,
  );
  return [...byQuery]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b) || a.length - b.length)
    .map(([query, same]) => `@media ${query}{${same.map(({ rules }) => rules.trim()).join('')}}`)
    .join('');
};

/** Returns the stylesheet without these rules. Source: DARK-2. */
export const withoutConditions = (css: string): string =>
  css.replace(block, (whole, query: string) => (placeOf(query) < 0 ? whole : ''));
