import { matchingEmail } from '../../../domain/customer/matching.ts';
import { knownCustomer } from './demo-coupons.ts';

/** Whether somebody has an account under this e-mail, however it is spelt. */
export const isRegistered = (email: string): boolean => matchingEmail(email) === knownCustomer;
