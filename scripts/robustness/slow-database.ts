import { setTimeout as pause } from 'node:timers/promises';
import { readGoods } from '../crash-test/goods.ts';
import { openPlace } from '../load/place.ts';
import { type MovingAddress, movingAddress } from '../recovery/moving-address.ts';
import { compareOrders, type Findings } from '../recovery/trials.ts';
import { buyer, lost, openVisits, port, say, sell, stock } from './market.ts';

/** Every answer of the database is five seconds late, for the given time. */
export const slowDatabase = async (badSeconds: number): Promise<Findings> => {
  let address: MovingAddress | undefined;
  const { ground, url, shop } = await openPlace(port, {
    way: async (direct) => {
      address = await movingAddress(direct);
      return address.port;
    },
  });
  const goods = await readGoods(buyer());
  const shelf = await stock({ url }, goods);
  const visitors = await openVisits();
  const selling = sell(goods, 3);
  await pause(3000);
  address?.slowBy(5000);
  const heard = await visitors.visit(badSeconds);
  address?.slowBy(0);
  const back = await visitors.recovered();
  await pause(2000);
  await selling.close();
  say(heard);
  console.log(`  all responses within a second again ${back.toFixed(1)} s after the fault`);
  // The last mails are written within five seconds.
  await pause(6000);
  const found = await compareOrders({ url }, selling.told, shelf);
  console.log(`  ${selling.told.length} orders confirmed, ${lost()} lost or late requests repeated`);
  visitors.close();
  await shop.stop();
  address?.close();
  await ground.drop();
  return [
    ...found,
    ...selling.failed,
    ...(back < 10 ? [] : ['the server did not recover within ten seconds']),
    ...(heard.some(({ kept, status }) => kept && status !== 200) ? ['a kept page was not sent'] : []),
  ];
};
