import type { INestApplicationContext } from '@nestjs/common';
import { Outbox } from '../outbox/outbox';
import { fillCategories } from './fill-categories';
import { fillOrders } from './fill-orders';
import { fillProducts } from './fill-products';
import { fillSelling } from './fill-selling';
import { fillShops } from './fill-shops';
import { makeFiller } from './filler';
import type { RangeFile } from './range-file';

/**
 * Fills an engine in its own process, through its services. Started again after an interruption, it creates what is
 * missing.
 */
export const fillRange = async (
  app: INestApplicationContext,
  administrator: string,
  file: RangeFile,
  countBy: 'power' | 'box',
  say: (line: string) => void = () => undefined,
): Promise<void> => {
  const filler = await makeFiller(app, administrator, say);
  const outbox = app.get(Outbox);
  await outbox.quietly(async () => {
    const shops = await fillShops(filler, file);
    const variants = await fillProducts(filler, file, shops, countBy);
    await fillCategories(filler, file, shops, variants);
    await fillSelling(filler, file, shops);
    await fillOrders(filler, file, shops);
  });
  await outbox.write(await filler.contextOf(), {
    kind: 'product.changed',
    subject: 'product.changed all',
    facts: { products: null },
  });
};
