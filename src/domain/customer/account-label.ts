/** What the account button says. */

import type { AddressStyle } from '../shared/brand-id.ts';

/** Units: characters, as a reader counts them. Source: UI-4, D62. */
export const maxLabelLength = 22;

/** `Login`: the word of the page's language. */
export type AccountLabel = { readonly _tag: 'Login' } | { readonly _tag: 'Name'; readonly text: string };

/** At most 22 characters; of a longer text the first 22, and dots. Source: UI-4, D62. */
export const shortened = (text: string): string => {
  const characters = [...text];
  return characters.length > maxLabelLength ? `${characters.slice(0, maxLabelLength).join('')}...` : text;
};

/**
 * The first name in shops that say du, the last name in those that say Sie; the other where that one is empty. Who has
 * no name, or is not signed in, reads the word. Source: UI-4.
 */
export const accountLabel = (
  user: { readonly firstName?: string | undefined; readonly lastName?: string | undefined } | undefined,
  style: AddressStyle,
): AccountLabel => {
  const first = user?.firstName?.trim();
  const last = user?.lastName?.trim();
  const name = style === 'informal' ? first || last : last || first;
  return name ? { _tag: 'Name', text: shortened(name) } : { _tag: 'Login' };
};
