import { createHash } from 'node:crypto';
import type { DemoCustomer } from './demo-customers.ts';

/** Returns a demonstration customer's account id, which is the same in every database and at an engine. */
export const demoAccountId = ({ brand, email }: Pick<DemoCustomer, 'brand' | 'email'>): string => {
  const hex = createHash('sha256').update(`${brand} ${email}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
};
