import { type OwnValues, ownValuesIn, writeOwnValues } from './own-values.ts';

const mark = '#values=';

/** What a visitor shares: a browser sends no fragment, so no server and no log has the values. Source: FIND-4. */
export const withValues = (address: string, values: OwnValues): string =>
  `${address.split('#', 1)[0]}${mark}${writeOwnValues(values)}`;

/** The values of a link that was shared; nothing where it has none. Source: FIND-4. */
export const valuesOf = (fragment: string): OwnValues | undefined =>
  fragment.startsWith(mark) ? ownValuesIn(fragment.slice(mark.length)) : undefined;
