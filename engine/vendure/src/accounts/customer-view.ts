import type { Customer, User } from '@vendure/core';
import { customerFieldsOf } from '../fields/typed-fields';

/** A customer who can sign in. */
export interface Known {
  readonly customer: Customer;
  readonly user: User;
  readonly hasPassword: boolean;
}

export interface CustomerView {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly birthday: string | null;
  readonly loyaltyNumber: string | null;
  /** Whether the customer has proven that the mailbox is theirs. */
  readonly verified: boolean;
  readonly hasPassword: boolean;
}

export const customerView = ({ customer, user, hasPassword }: Known): CustomerView => {
  const { birthday, loyaltyNumber } = customerFieldsOf(customer);
  return {
    id: String(customer.id),
    email: customer.emailAddress,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phoneNumber || null,
    birthday: birthday || null,
    loyaltyNumber: loyaltyNumber || null,
    verified: user.verified,
    hasPassword,
  };
};
