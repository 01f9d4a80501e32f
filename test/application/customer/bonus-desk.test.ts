import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeBonusDesk } from '../../../src/application/customer/bonus-desk.ts';
import type {
  BonusOrder,
  BonusPort,
  BonusStats,
} from '../../../src/application/customer/ports/bonus-points.ts';
import type { Points } from '../../../src/domain/customer/bonus-points.ts';
import { euros } from '../../arbitraries/money.ts';
import { asking, cut, showing } from './kept.ts';

const points = (count: number) => count as Points;
const stats: BonusStats = {
  balance: points(120),
  earned: points(320),
  used: points(200),
  threshold: points(100),
  couponAmount: euros(500),
  conversions: 2,
  coupons: [],
};
const order: BonusOrder = {
  number: 'D-1',
  orderedAt: '2026-11-01T08:00:00Z',
  points: points(20),
  takenBack: false,
};

const opened = (over: Partial<BonusPort> = {}) => {
  const { asked, said } = asking();
  const desk = makeBonusDesk({
    stats: () => TE.right(stats),
    orders: (...page) => said(TE.right({ orders: [order], total: 250 }), 'orders', ...page),
    convert: (conversion) => said(TE.right(undefined), 'convert', conversion),
    ...over,
  });
  return { desk, asked, ...showing(desk) };
};

describe('the bonus points of a customer', () => {
  it('come with their totals and the ten newest orders · ACC-4', async () => {
    const { desk, asked, settled } = opened();
    desk.load();
    expect((await settled())?.kept).toEqual({
      _tag: 'Ready',
      value: { stats, orders: [order], total: 250 },
    });
    expect(asked).toEqual([['orders', 1, 10]]);
  });

  it('show ten more orders each time, up to a hundred · ACC-4', async () => {
    const { desk, asked, settled } = opened();
    for (let press = 1; press <= 11; press += 1) {
      desk.showMore();
      await settled();
    }
    expect(asked.map(([, , size]) => size)).toEqual([20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100]);
  });

  it('are converted into the coupon after the last one seen, the same one on a second press · ACC-4', async () => {
    const { desk, asked, settled } = opened();
    for (const press of ['first', 'again']) {
      desk.convert({ conversions: 2 });
      expect((await settled())?.task, press).toEqual({ _tag: 'Done', name: 'convert' });
    }
    expect(asked.filter(([name]) => name === 'convert')).toEqual([
      ['convert', 3],
      ['convert', 3],
    ]);
  });

  it('report why a conversion failed', async () => {
    const { desk, settled } = opened({ convert: () => TE.left(cut) });
    desk.convert({ conversions: 0 });
    expect((await settled())?.task).toEqual({ _tag: 'Failed', name: 'convert', failure: cut });
    desk.acknowledge();
    expect((await settled())?.task).toEqual({ _tag: 'Idle' });
  });
});
