import { randomInt } from 'node:crypto';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
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

const group = (): string => String(randomInt(10_000)).padStart(4, '0');

/**
 * Returns an order number that the shopper reads and says on the phone: `OKU-4821-9037`. It is random instead of
 * sequential, so that it does not reveal how many orders there are.
 */
export const orderNumber = (brand: BrandId): string => `${brandPrefixes[brand]}-${group()}-${group()}`;

/** Returns the same number in the format of the shop's internal systems. */
export const internalOrderId = (number: string): string => number.replaceAll('-', '');
