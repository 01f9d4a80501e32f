import { conditions } from '../../ui/conditions.ts';

const block = /@media ([^{}]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g;
/** Alone or with more that has to be so. */
const isCondition = (query: string): boolean =>
  conditions.some((one) =>
    `${query.replaceAll(': ', ':').replace(/^screen and /, '')} and `.startsWith(`${one} and `),
  );

/** The rules of a sheet for dark pages, forced colours and paper, in their order. Source: DARK-2. */
export const conditionRules = (css: string): string =>
  [...css.matchAll(block)]
    .filter(([, query = '']) => isCondition(query))
    .map(([whole]) => whole)
    .join('');

/** The sheet without them. Source: DARK-2. */
export const withoutConditions = (css: string): string =>
  css.replace(block, (whole, query: string) => (isCondition(query) ? '' : whole));
