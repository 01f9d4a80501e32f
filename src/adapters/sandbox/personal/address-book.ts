import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import { today } from '../../../application/shared/clock.ts';
import { defaultId, isSameEntry, maxAddresses } from '../../../domain/customer/address-book.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import { addressFromWire } from '../../contract/checkout/address-translation.ts';
import type { BookAddressWire } from '../../contract/personal/address-book.ts';
import { acceptBookAddress } from '../../shop-server/checkout/check-address.ts';
import { notFound, type Refusal, refuse, refuseAny } from '../../shop-server/refusal.ts';
import type { Call, Handlers } from '../call.ts';
import { entryWire } from '../customers/book-entry.ts';
import { changeOwn } from '../customers/change-own.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { json } from '../db/json.ts';
import { newId } from '../db/new-token.ts';
import type { CustomerAddressRow } from '../db/personal-tables.ts';
import { deleteRow } from '../db/rows.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** Returns the addresses in the order in which they were added. */
const readBook = (db: Db, customer: number): Promise<CustomerAddressRow[]> =>
  db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('position')
    .execute();

/** Ensures that there is exactly one default address, whatever was changed before. Returns the address book. */
const settle = async (
  trx: Trx,
  customer: number,
  chosen?: string,
): Promise<readonly CustomerAddressRow[]> => {
  const book = await readBook(trx, customer);
  const id = defaultId(
    book.map((row) => ({ id: row.id, isDefault: row.is_default })),
    chosen,
  );
  await trx
    .updateTable('customer_address')
    .set({ is_default: sql<boolean>`id = ${id ?? ''}` })
    .where('customer_id', '=', customer)
    .execute();
  return book.map((row) => ({ ...row, is_default: row.id === id }));
};

/** Source: ADDR-1. */
export const makeAddressBookHandlers = (sandbox: Sandbox) => {
  const accepted = (
    { channel }: Pick<Call<unknown>, 'channel'>,
    sent: AddressWire,
  ): E.Either<Refusal, AddressWire> => {
    const read = acceptBookAddress(sandbox.shops[channel.brand_channel], today(sandbox.clock), sent);
    if (E.isRight(read)) return read;
    return refuseAny(read.left) ?? notFound('address');
  };

  const entryOf = (book: readonly CustomerAddressRow[], id: string): E.Either<Refusal, BookAddressWire> => {
    const row = book.find((one) => one.id === id);
    return row ? E.right(entryWire(row)) : notFound('address');
  };

  return {
    getCustomerAddresses: forCustomer(async (_, customer) => {
      const book = (await readBook(sandbox.db, customer.id)).reverse().map(entryWire);
      return E.right(book.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)));
    }),

    createCustomerAddress: (call) =>
      changeOwn(sandbox, call, async (trx, { id: customer }) => {
        const address = accepted(call, call.body);
        if (E.isLeft(address)) return address;
        const book = await readBook(trx, customer);
        const known = book.find((row) =>
          isSameEntry(addressFromWire(row.address), addressFromWire(address.right)),
        );
        if (!known && book.length >= maxAddresses)
          return refuse(422, 'address.too_many', { max: maxAddresses });
        const id = known?.id ?? newId();
        if (!known)
          await trx
            .insertInto('customer_address')
            .values({ id, customer_id: customer, address: json(address.right), is_default: false })
            .execute();
        return entryOf(await settle(trx, customer, call.body.isDefault ? id : undefined), id);
      }),

    updateCustomerAddress: (call) =>
      changeOwn(sandbox, call, async (trx, { id: customer }) => {
        const { id } = call.params;
        const book = await readBook(trx, customer);
        if (!book.some((row) => row.id === id)) return notFound('address');
        const address = accepted(call, call.body);
        if (E.isLeft(address)) return address;
        await trx
          .updateTable('customer_address')
          .set({ address: json(address.right) })
          .where('id', '=', id)
          .where('customer_id', '=', customer)
          .execute();
        return entryOf(await settle(trx, customer, call.body.isDefault ? id : undefined), id);
      }),

    deleteCustomerAddress: (call) =>
      changeOwn(sandbox, call, async (trx, { id: customer }) => {
        const gone = await deleteRow(trx, 'customer_address', { id: call.params.id, customer_id: customer });
        if (!gone) return notFound('address');
        await settle(trx, customer);
        return E.right({ done: true } as const);
      }),
  } satisfies Partial<Handlers>;
};
