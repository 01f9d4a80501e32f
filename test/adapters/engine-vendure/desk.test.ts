import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { change, makeDesk } from '../../../src/adapters/engine-vendure/desk.ts';
import type { ChangeForEngine } from '../../../src/adapters/engine-vendure/questions.ts';
import type { ShopServer } from '../../../src/adapters/shop-server/shop-server.ts';
import { texts } from '../../../src/config/words/texts.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { engineOver } from './fixtures/fake-engine.ts';
import { address, line, payload } from './fixtures/order-of-engine.ts';

const gift = {
  shopId: '20180',
  title: 'Gabe',
  slug: 'gabe',
  sku: 'GIFT',
  kind: 'lenscare',
  from: 9900,
  standing: 'given',
};
const given = {
  ...line,
  id: '8',
  shopId: '20180',
  variantId: '20180:',
  unitPrice: 0,
  options: [],
  gift: true,
};

/** A cart at an engine that gives its gift unless it is declined, whatever the country. Default: it has no address yet. */
const cartTo = (countryCode?: string, brand: BrandId = 'augental') => {
  const asked: ChangeForEngine[] = [];
  const engine = engineOver(async (request) => {
    const { variables } = (await request.json()) as {
      readonly variables: { readonly change: ChangeForEngine };
    };
    asked.push(variables.change);
    const isDeclined = 'gift' in variables.change && !variables.change.gift;
    const ok = {
      ...payload,
      shippingAddress: countryCode === undefined ? null : { ...address, countryCode },
      lines: isDeclined ? [line] : [line, given],
      gift: { ...gift, standing: isDeclined ? 'declined' : 'given' },
    };
    return Response.json({ data: { shopChangeCart: { ok, no: null } } });
  });
  const desk = makeDesk({ shops, texts } as unknown as ShopServer, engine, {} as never);
  const channel = { brand_channel: brand, locale: 'de' } as const;
  return { asked, make: (wanted: ChangeForEngine) => change(desk, { channel }, 'cart-token', wanted) };
};

describe('a change of a cart at an engine', () => {
  it('a gift that may not go where the goods go is declined at the engine · LAW-42', async () => {
    const { asked, make } = cartTo('DE');
    const changed = await make({ update: { comment: 'Hallo' } });
    expect(asked).toEqual([{ update: { comment: 'Hallo' } }, { gift: false }]);
    const cart = E.isRight(changed) ? changed.right : undefined;
    expect(cart?.gift?.standing).toBe('barred');
    expect(cart?.items.map(({ is_gift }) => is_gift)).toEqual([undefined]);
    await make({ gift: true });
    expect(asked.slice(2)).toEqual([{ gift: true }, { gift: false }]);
  });

  it('a gift is left alone in other countries · LAW-42', async () => {
    const { asked, make } = cartTo('AT');
    const changed = await make({ update: { comment: 'Hallo' } });
    expect(asked).toHaveLength(1);
    expect(E.isRight(changed) && changed.right.gift?.standing).toBe('given');
  });

  it.each([
    ['linsenwerk', 'barred'],
    ['augental', 'given'],
  ] as const)(
    'until the country is known, the law of the shop decides: of %s, %s · LAW-42',
    async (brand, standing) => {
      const changed = await cartTo(undefined, brand).make({ update: { comment: 'Hallo' } });
      expect(E.isRight(changed) && changed.right.gift?.standing).toBe(standing);
    },
  );
});
