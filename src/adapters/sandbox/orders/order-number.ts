import { randomInt } from 'node:crypto';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { type DemoCustomer, demoEmails } from '../seed/demo/demo-customers.ts';
import { brandPrefixes } from '../words/brand-prefix.ts';

/** A number of the demonstration: the same in every database. */
export const demoOrderNumber = (brand: BrandId, customer: number, order: number): string =>
  `${brandPrefixes[brand]}-10${String(customer + 1).padStart(2, '0')}-${String(order).padStart(4, '0')}`;

const emails: readonly string[] = demoEmails;

/** The number of the nth order of a customer, from 1. */
export const numberOfPastOrder = (
  { brand, email }: Pick<DemoCustomer, 'brand' | 'email'>,
  nth: number,
): string => demoOrderNumber(brand, emails.indexOf(email), nth);

const group = (): string => String(randomInt(10_000)).padStart(4, '0');

/** What the shopper reads and says on the phone: `OKU-4821-9037`. Drawn, not counted: it tells nobody how many orders there are. */
export const orderNumber = (brand: BrandId): string => `${brandPrefixes[brand]}-${group()}-${group()}`;

/** The same number as the shop's own systems write it. */
export const internalOrderId = (number: string): string => number.replaceAll('-', '');
