import { visitFromList } from './navigation.ts';
import { middle, row } from './row.ts';
import { slowNetwork } from './slow-network.ts';

/** Navigation from a category to a product over which the pointer rested. */
export const navigationRows = async (origin: string, category: string, runs: number) => {
  for (const from of ['prerendered', 'cache'] as const) {
    const prerenders = from === 'prerendered';
    const network = await slowNetwork(origin, prerenders ? undefined : 'speculation-rules');
    for (const rest of [200, 600]) {
      const visits = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(await visitFromList(network.origin + category, rest, prerenders));
      const ready = visits.filter((visit) => visit.from === from).length;
      const meaning = `ms from category to product, pointed at for ${rest} ms`;
      row('next', middle(visits, 'wait'), `${meaning}; ${ready} of ${runs} ${from}`);
    }
    network.stop();
  }
};
