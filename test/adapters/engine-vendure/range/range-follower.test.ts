import { describe, expect, it } from 'vitest';
import { makeRangeFollower } from '../../../../src/adapters/engine-vendure/range/range-follower.ts';
import type { RangeKeeper, RangeMark } from '../../../../src/adapters/shop-server/engine/range-keeper.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { makeRecordedEngine, type RecordedEngine } from './recorded-engine.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-19T08:00:00Z');

/** Records the calls it gets, and remembers how far the copy is. */
const makeNotingKeeper = (known: ReadonlyMap<BrandId, RangeMark> = new Map()) => {
  let marks = known;
  const told: string[] = [];
  const keeper: RangeKeeper = {
    marks: async () => marks,
    keepProducts: async (shop, products) => {
      if (products.length > 0) told.push(`keep ${shop} ${products.map(({ id }) => id).join(' ')}`);
    },
    dropProductsBut: async (there) => {
      told.push(`products ${[...there].map(([shop, ids]) => `${shop} ${ids.size}`).join(' ')}`);
    },
    keepCategories: async (categories) => {
      told.push(`categories ${categories.length}`);
    },
    dropCategoriesBut: async (there) => {
      told.push(`there ${there.size}`);
    },
    finish: async (reached) => {
      marks = reached;
      told.push('finish');
    },
  };
  return { keeper, told, marks: () => marks };
};

const marksAt = (at: number, wholeAt = at): ReadonlyMap<BrandId, RangeMark> =>
  new Map(brandIds.map((shop) => [shop, { asOf: new Date(at), wholeAt: new Date(wholeAt) }]));

const setUp = (known?: ReadonlyMap<BrandId, RangeMark>, now = start, recorded = makeRecordedEngine(now)) => {
  const noting = makeNotingKeeper(known);
  const report = (incident: RecordedEngine['incidents'][number]) => recorded.incidents.push(incident);
  const follower = makeRangeFollower({
    engine: recorded.engine,
    keeper: noting.keeper,
    clock: { now: () => now },
    report,
  });
  return { ...noting, follower, recorded };
};

const everything = [
  'keep okulino 10010 10020 10220 20012 20061 40010',
  'keep viszola 10010 10020 10220 20012 20061 40010',
  'products okulino 6 linsenwerk 0 viszola 6 opalys 0 augental 0',
  'there 5',
  'categories 5',
  'finish',
];

describe('following the range of the engine', () => {
  it('copies everything if nothing was copied yet', async () => {
    const { follower, told, marks } = setUp();
    expect(await follower.changed()).toBe(true);
    expect(told).toEqual(everything);
    expect(marks().get('viszola')).toEqual({ asOf: new Date(start), wholeAt: new Date(start) });
  });

  it('copies everything once a day, whatever has changed', async () => {
    const { follower, told } = setUp(marksAt(start - 1000, start - day));
    await follower.changed();
    expect(told).toEqual(everything);
  });

  it('copies everything when asked to', async () => {
    const { follower, told } = setUp(marksAt(start));
    await follower.whole();
    expect(told).toEqual(everything);
  });

  it('requests changes from one minute before the last copy, and checks which categories exist', async () => {
    const { follower, told, recorded, marks } = setUp(marksAt(start - 120_000, start - 600_000));
    await follower.changed();
    expect(told).toEqual(['there 5', 'finish']);
    expect(new Set(recorded.asked.map(({ variables }) => variables.since))).toEqual(
      new Set(['2026-11-19T07:57:00.000Z']),
    );
    expect(marks().get('okulino')).toEqual({ asOf: new Date(start), wholeAt: new Date(start - 600_000) });
  });

  it('continues from when the engine began to respond, not from when it finished', async () => {
    const { follower, recorded, marks } = setUp(marksAt(start));
    const range = recorded.shops.okulino;
    const [like] = range?.products ?? [];
    if (range && like)
      range.products = Array.from({ length: 250 }, (_, index) => ({ ...like, shopId: String(1 + index) }));
    recorded.answer.next = () => {
      recorded.pass(1000);
      return undefined;
    };
    await follower.whole();
    expect(marks().get('okulino')?.asOf).toEqual(new Date(start + 1000));
  });

  it('reads no categories if only a price or stock changed', async () => {
    const { follower, told, recorded } = setUp(marksAt(start));
    recorded.change('okulino', '10010', { available: 3 }, 'quietly');
    await follower.changed();
    expect(told).toEqual(['keep okulino 10010', 'there 5', 'finish']);
  });

  it.each([
    ['a product', '10010'],
    ['a category', 'care'],
  ])('reads all categories if %s changed', async (_, id) => {
    const { follower, told, recorded } = setUp(marksAt(start));
    recorded.change('okulino', id, {});
    await follower.changed();
    expect(told.slice(-3)).toEqual(['there 5', 'categories 5', 'finish']);
  });

  it('runs at most twice for all concurrent calls', async () => {
    const { follower, told } = setUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => follower.changed()));
    expect(answers).toEqual(Array(10).fill(true));
    expect(told.filter((one) => one === 'finish')).toHaveLength(2);
  });

  it('sees a change that was made while it was busy, before the call', async () => {
    const { follower, told, recorded } = setUp(marksAt(start));
    const first = follower.changed();
    await Promise.resolve();
    recorded.change('viszola', '20012', { price: 5 }, 'quietly');
    await Promise.all([first, follower.changed()]);
    expect(told).toContain('keep viszola 20012');
  });

  it('copies everything once for all waiting calls if one of them asks for that', async () => {
    const { follower, told } = setUp(marksAt(start));
    await Promise.all([follower.changed(), follower.changed(), follower.whole(), follower.changed()]);
    expect(told.filter((one) => one === everything[2])).toHaveLength(1);
    expect(told.filter((one) => one === 'finish')).toHaveLength(2);
  });

  it('saves no progress while the engine is away, and runs again', async () => {
    const { follower, told, recorded, marks } = setUp();
    recorded.answer.next = ({ shop }) => (shop === 'viszola' ? { errors: ['away'] } : undefined);
    expect(await follower.changed()).toBe(false);
    expect(told).toEqual([everything[0]]);
    expect(marks().size).toBe(0);
    expect(recorded.incidents.map(({ operation }) => operation)).toEqual(['shopProducts']);
    delete recorded.answer.next;
    expect(await follower.changed()).toBe(true);
  });

  it('reports a failure of the shop itself', async () => {
    const recorded = makeRecordedEngine(start);
    const { keeper } = makeNotingKeeper();
    const follower = makeRangeFollower({
      engine: recorded.engine,
      keeper: { ...keeper, keepProducts: () => Promise.reject(new RangeError('10010')) },
      clock: { now: () => start },
      report: (incident) => recorded.incidents.push(incident),
    });
    expect(await follower.changed()).toBe(false);
    expect(recorded.incidents).toMatchObject([{ operation: 'range', kind: 'job-failed' }]);
    expect(recorded.incidents[0]?.detail).not.toContain('10010');
  });
});
