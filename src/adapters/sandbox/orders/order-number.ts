import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { spokenNumber } from '../db/new-token.ts';
import { type DemoCustomer, demoEmails } from '../seed/demo/demo-customers.ts';
import { brandPrefixes } from '../words/brand-prefix.ts';

/** Returns an order number for the demonstration data: the same in every database. */
export const demoOrderNumber = (brand: BrandId, customer: number, order: number): string =>
  `${brandPrefixes[brand]}-10${String(customer + 1).padStart(2, '0')}-${String(order).padStart(4, '0')}`;

const emails: readonly string[] = demoEmails;

/** Returns the number of a customer's nth order, counted from 1. */
export const numberOfPastOrder = (
  { brand, email }: Pick<DemoCustomer, 'brand' | 'email'>,
  nth: number,
): string => demoOrderNumber(brand, emails.indexOf(email), nth);

export const orderNumber = (brand: BrandId): string => spokenNumber(brandPrefixes[brand], 2);

/** Returns the same number in the format of the shop's internal systems. */
export const internalOrderId = (number: string): string => number.replaceAll('-', '');
