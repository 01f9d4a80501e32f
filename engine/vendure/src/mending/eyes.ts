import { Injectable } from '@nestjs/common';
import type { ID, OrderLine, RequestContext } from '@vendure/core';
import { codedValues } from '../fields/eye-values';
import { lineFieldsOf, productFieldsOf } from '../fields/typed-fields';
import { wordsOf } from '../orders/words';
import { Refused } from '../plugin/refused';
import { madeOf } from './made-values';
import { refusedMending } from './may-mend';
import { OrderLinesToMend } from './order-lines-to-mend';
import { sentenceOf } from './sentences';

const eyeView = (ctx: RequestContext, line: OrderLine, parcels: readonly string[]) => {
  const fields = lineFieldsOf(line);
  const { product } = line.productVariant;
  const refusal = refusedMending({ state: line.order.state, quantity: line.quantity, parcels });
  return {
    id: line.id,
    title: wordsOf(product, ctx)?.name ?? '',
    quantity: line.quantity,
    eye: fields.eye,
    values: codedValues(fields),
    ...madeOf(productFieldsOf(product)),
    fixed: refusal === undefined ? null : sentenceOf(refusal),
  };
};
export type EyeView = ReturnType<typeof eyeView>;

/** The values of an order's lenses, and the values that are available, for staff. */
@Injectable()
export class Eyes {
  constructor(private readonly lines: OrderLinesToMend) {}

  async ofOrder(ctx: RequestContext, order: ID): Promise<readonly EyeView[]> {
    const found = await this.lines.ofOrder(ctx, order);
    if (found.length === 0) throw new Refused(404, 'order.not_found');
    const parcels = await this.lines.parcels(
      ctx,
      found.map(({ id }) => id),
    );
    return found
      .map((line) => eyeView(ctx, line, parcels.get(String(line.id)) ?? []))
      .filter(({ options }) => options.length > 0);
  }
}
