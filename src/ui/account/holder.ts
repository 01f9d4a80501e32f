import type { CustomerDesk } from '../../application/identity/customer-desk.ts';
import type { Customer } from '../../domain/customer/customer.ts';

/** The signed-in customer and their data with the shop. `id`: the id of a single item in the address. */
export interface AccountHolder {
  readonly customer: Customer;
  readonly desk: CustomerDesk;
  readonly id?: string | undefined;
}
