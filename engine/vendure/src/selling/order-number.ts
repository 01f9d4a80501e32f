import { randomInt } from 'node:crypto';
import {
  type Injector,
  Order,
  type OrderCodeStrategy,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';

const prefixes: Readonly<Record<string, string>> = {
  okulino: 'OKU',
  linsenwerk: 'LIW',
  viszola: 'VIS',
  opalys: 'OPA',
  augental: 'AUG',
};

/** For other channels, the prefix consists of the channel's letters. */
const prefixOf = (channel: string): string =>
  prefixes[channel] ??
  channel
    .replace(/[^a-z]/gi, '')
    .toUpperCase()
    .padEnd(3, 'X')
    .slice(0, 3);

const group = (): string => String(randomInt(10_000)).padStart(4, '0');

/** Carts have numbers as well: with a million rows, every hundredth draw is already taken. */
const mostDraws = 50;

/**
 * `OKU-4821-9037`. Random and not sequential, so that it does not reveal the number of orders. If it is taken, another
 * is drawn.
 */
export class OrderNumber implements OrderCodeStrategy {
  private connection: TransactionalConnection;

  init(injector: Injector): void {
    this.connection = injector.get(TransactionalConnection);
  }

  async generate(ctx: RequestContext): Promise<string> {
    const prefix = prefixOf(ctx.channel.code);
    const orders = this.connection.getRepository(ctx, Order);
    for (let draws = 0; draws < mostDraws; draws += 1) {
      const code = `${prefix}-${group()}-${group()}`;
      if (!(await orders.existsBy({ code }))) return code;
    }
    throw new Error(`No free order number with the prefix ${prefix} was found.`);
  }
}
