import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AddressWire } from '../../contract/address.ts';

/** `address` is as the shop accepted it, without id and default. */
interface CustomerAddressTable {
  id: string;
  customer_id: number;
  address: ColumnType<AddressWire, unknown, unknown>;
  is_default: boolean;
  /** In the order in which they were kept. */
  position: Generated<number>;
}

/** What customers keep with the shop. */
export interface PersonalTables {
  customer_address: CustomerAddressTable;
}

export type CustomerAddressRow = Selectable<CustomerAddressTable>;
