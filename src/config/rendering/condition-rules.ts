import { conditions } from '../../ui/conditions.ts';

const block = /@media ([^{}]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g;
/** Whether a media query contains the condition, alone or with further ones. */
const isCondition = (query: string): boolean =>
  conditions.some((one) =>
    `${query.replaceAll(': ', ':').replace(/^screen and /, '')} and `.startsWith(`${one} and `),
  );

/** Returns a stylesheet's rules for dark mode, forced colours and print, in their order. Source: DARK-2. */
export const conditionRules = (css: string): string =>
  [...css.matchAll(block)]
    .filter(([, query = '']) => isCondition(query))
    .map(([whole]) => whole)
    .join('');

/** Returns the stylesheet without these rules. Source: DARK-2. */
export const withoutConditions = (css: string): string =>
  css.replace(block, (whole, query: string) => (isCondition(query) ? '' : whole));
