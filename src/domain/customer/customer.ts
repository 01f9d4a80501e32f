/** Somebody who has an account with a shop. */

import type { Locale } from '../shared/locale.ts';
import type { DefaultAddress } from './default-address.ts';
import type { Profile } from './profile-update.ts';

/** Names the customer within the shop. */
export type CustomerId = string & { readonly CustomerId: unique symbol };

/** With what the customer told; what may be left empty is absent then. Source: AUTH-12. */
export interface Customer extends Partial<Profile> {
  readonly id: CustomerId;
  /** What other systems know the customer by. */
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
  readonly locale: Locale;
  /** None: the customer comes in by links from mails, or by another identity. */
  readonly hasPassword: boolean;
  readonly milesAndMoreNumber?: string;
  /** None: the address book is empty. */
  readonly defaultAddress?: DefaultAddress;
}
