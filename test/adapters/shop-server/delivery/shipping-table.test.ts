import { describe, expect, it } from 'vitest';
import { shippingTable } from '../../../../src/adapters/shop-server/delivery/shipping-table.ts';
import german from '../../../../src/ui/words/de/common.json' with { type: 'json' };
import english from '../../../../src/ui/words/en/common.json' with { type: 'json' };
import french from '../../../../src/ui/words/fr/common.json' with { type: 'json' };
import italian from '../../../../src/ui/words/it/common.json' with { type: 'json' };

describe('shipping methods', () => {
  it.each(Object.entries({ german, english, french, italian }))(
    'for small carts take no longer than the delivery bar of the pages says, %s',
    (_, words) => {
      const promised = /1(?:–| à )(?<most>\d)/u.exec(words.layout.delivery)?.groups?.most;
      const forSmallCarts = shippingTable.filter(({ space }) => space.min <= 1);
      expect(Math.max(...forSmallCarts.map(({ days }) => days.max))).toBe(Number(promised));
    },
  );
});
