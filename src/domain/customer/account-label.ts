/** What the account button says. */

import type { AddressStyle } from '../shared/brand-id.ts';
import type { Salutation } from './address.ts';
import type { Customer } from './customer.ts';

/** Units: characters, as a reader counts them. Source: UI-4, D62. */
export const maxLabelLength = 22;

/** `Login`: the word of the page's language. */
export type AccountLabel =
  | { readonly _tag: 'Login' }
  | { readonly _tag: 'Name'; readonly text: string; readonly salutation?: Salutation };

type Named = Partial<Pick<Customer, 'firstName' | 'lastName' | 'defaultAddress'>>;

/** How the customer is addressed, as far as their own address says it. */
const salutationIn = ({ defaultAddress, firstName, lastName }: Named): Salutation | undefined => {
  const { address } = defaultAddress ?? {};
  return address?.firstName === firstName && address?.lastName === lastName ? address?.salutation : undefined;
};

/** At most 22 characters; of a longer text the first 22, and dots. Source: UI-4, D62. */
export const shortened = (text: string): string => {
  const characters = [...text];
  return characters.length > maxLabelLength ? `${characters.slice(0, maxLabelLength).join('')}...` : text;
};

/**
 * The first name in shops that say du, the last name in those that say Sie, with how the customer is addressed where their
 * own address says so; the other name where that one is empty. Who has no name, or is not signed in, reads the word.
 * Source: UI-4.
 */
export const accountLabel = (user: Named | undefined, style: AddressStyle): AccountLabel => {
  const first = user?.firstName?.trim();
  const last = user?.lastName?.trim();
  const name = style === 'informal' ? first || last : last || first;
  if (!name) return { _tag: 'Login' };
  const salutation = user && last && style === 'formal' ? salutationIn(user) : undefined;
  return { _tag: 'Name', text: shortened(name), ...(salutation && { salutation }) };
};
