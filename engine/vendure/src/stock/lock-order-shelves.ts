import { type ID, type RequestContext, StockLevel, type TransactionalConnection } from '@vendure/core';

const lock = async (
  connection: TransactionalConnection,
  ctx: RequestContext,
  variants: string,
  id: ID,
): Promise<void> => {
  await connection.getRepository(ctx, StockLevel).query(
    `select level.id from stock_level level where level."productVariantId" in (${variants})
     order by level.id for update of level`,
    [id],
  );
};

/**
 * Locks all stock of an order at once, in the order of `Shelves`: otherwise two transactions that lock line by line
 * wait for each other. Runs before the order itself is locked, like shipping and cancelling.
 */
export const lockShelvesOfOrder = (connection: TransactionalConnection, ctx: RequestContext, order: ID) =>
  lock(connection, ctx, 'select "productVariantId" from order_line where "orderId" = $1', order);

/** Locks the stock of the order to which a line belongs. */
export const lockShelvesBesideLine = (connection: TransactionalConnection, ctx: RequestContext, line: ID) =>
  lock(
    connection,
    ctx,
    `select other."productVariantId" from order_line line
     join order_line other on other."orderId" = line."orderId" where line.id = $1`,
    line,
  );
