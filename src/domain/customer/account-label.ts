/** The label of the account button. */

import type { AddressStyle } from '../shared/brand-id.ts';
import type { Salutation } from './address.ts';
import type { Customer } from './customer.ts';

/** Units: characters, as a reader counts them. Source: UI-4. */
export const maxLabelLength = 22;

/** `Login`: the login text in the page's language. */
export type AccountLabel =
  | { readonly _tag: 'Login' }
  | { readonly _tag: 'Name'; readonly text: string; readonly salutation?: Salutation };

type Named = Partial<Pick<Customer, 'firstName' | 'lastName' | 'defaultAddress'>>;

/** Returns the salutation, if the default address is in the customer's own name. */
const salutationIn = ({ defaultAddress, firstName, lastName }: Named): Salutation | undefined => {
  const { address } = defaultAddress ?? {};
  return address?.firstName === firstName && address?.lastName === lastName ? address?.salutation : undefined;
};

/** Shortens a text of more than 22 characters to the first 22 followed by dots. Source: UI-4. */
export const shortened = (text: string): string => {
  const characters = [...text];
  return characters.length > maxLabelLength ? `${characters.slice(0, maxLabelLength).join('')}...` : text;
};

/**
 * Returns the first name in shops with informal address, the last name in shops with formal address, with the
 * salutation if the customer's own address has one. If that name is empty, the other one is used. Without a name or a
 * session, the login text. Source: UI-4.
 */
export const accountLabel = (user: Named | undefined, style: AddressStyle): AccountLabel => {
  const first = user?.firstName?.trim();
  const last = user?.lastName?.trim();
  const name = style === 'informal' ? first || last : last || first;
  if (!name) return { _tag: 'Login' };
  const salutation = user && last && style === 'formal' ? salutationIn(user) : undefined;
  return { _tag: 'Name', text: shortened(name), ...(salutation && { salutation }) };
};
