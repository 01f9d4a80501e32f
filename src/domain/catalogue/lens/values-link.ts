import { type OwnValues, ownValuesIn, writeOwnValues } from './own-values.ts';

const mark = '#values=';

/**
 * Adds the values to an address that a visitor shares. They are in the fragment, which browsers do not send, so no
 * server or log receives them. Source: FIND-4.
 */
export const withValues = (address: string, values: OwnValues): string =>
  `${address.split('#', 1)[0]}${mark}${writeOwnValues(values)}`;

/** Returns the values in the fragment of a shared link. Undefined if it has none. Source: FIND-4. */
export const valuesOf = (fragment: string): OwnValues | undefined =>
  fragment.startsWith(mark) ? ownValuesIn(fragment.slice(mark.length)) : undefined;
