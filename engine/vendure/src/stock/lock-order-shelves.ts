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
 * All shelves of an order at once, in the order of `Shelves`: else two who take line by line wait for each other. Before
 * the order itself is locked: whoever sends or cancels meets them in this order.
 */
export const lockShelvesOfOrder = (connection: TransactionalConnection, ctx: RequestContext, order: ID) =>
  lock(connection, ctx, 'select "productVariantId" from order_line where "orderId" = $1', order);

/** Of the order that a line belongs to. */
export const lockShelvesBesideLine = (connection: TransactionalConnection, ctx: RequestContext, line: ID) =>
  lock(
    connection,
    ctx,
    `select other."productVariantId" from order_line line
     join order_line other on other."orderId" = line."orderId" where line.id = $1`,
    line,
  );
