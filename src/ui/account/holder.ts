import type { CustomerDesk } from '../../application/identity/customer-desk.ts';
import type { Customer } from '../../domain/customer/customer.ts';

/** Who is signed in, and what they keep with the shop. `id`: the one thing that the address names. */
export interface AccountHolder {
  readonly customer: Customer;
  readonly desk: CustomerDesk;
  readonly id?: string | undefined;
}
