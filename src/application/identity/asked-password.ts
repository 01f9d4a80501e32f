import type { Customer } from '../../domain/customer/customer.ts';
import type { Failure } from '../shared/failure.ts';

/** The API names of the field for the current password. */
const fields: readonly string[] = ['password', 'current_password'];

/**
 * Whether an operation asks for the account's password. This proves that the account exists, and that it has a password.
 * Source: ACC-2.
 */
export const asksPassword = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.violations.some(({ field }) => fields.includes(field));

/**
 * Returns the customer after such a refusal if they had no password so far: they have set one in another tab, and the
 * form has to ask for it. Source: ACC-2.
 */
export const withPassword = (customer: Customer | undefined, failure: Failure): Customer | undefined =>
  customer && !customer.hasPassword && asksPassword(failure) ? { ...customer, hasPassword: true } : undefined;
