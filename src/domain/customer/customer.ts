/** A person with an account at a shop. */

import type { Locale } from '../shared/locale.ts';
import type { DefaultAddress } from './default-address.ts';
import type { Profile } from './profile-update.ts';

/** Identifies the customer within the shop. */
export type CustomerId = string & { readonly CustomerId: unique symbol };

/** The customer with the profile they entered. Optional values left empty are absent. Source: AUTH-12. */
export interface Customer extends Partial<Profile> {
  readonly id: CustomerId;
  /** The customer's id in other systems. */
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
  readonly locale: Locale;
  /** False if the customer signs in with links from e-mails, or with another identity. */
  readonly hasPassword: boolean;
  readonly milesAndMoreNumber?: string;
  /** Absent if the address book is empty. */
  readonly defaultAddress?: DefaultAddress;
}
