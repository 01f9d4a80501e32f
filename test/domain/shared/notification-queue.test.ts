import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dismissed,
  displayMs,
  maxShown,
  notified,
  settled,
} from '../../../src/domain/shared/notification-queue.ts';

const said = (says: string, count = 1) => ({ says, count });
const sayAll = (all: readonly string[]) =>
  all.reduce<readonly ReturnType<typeof said>[]>((queue, one) => notified(said(one))(queue), []);

describe('notifications', () => {
  it('are shown for six seconds, three at a time · NOTE-1', () =>
    expect([displayMs, maxShown]).toEqual([6000, 3]));

  it('drop the oldest when a fourth is added · NOTE-1', () =>
    expect(notified(said('d'))([said('a'), said('b'), said('c')])).toEqual([
      said('b'),
      said('c'),
      said('d'),
    ]));

  it.each([
    ['another', ['a'], 'b', [said('a'), said('b')]],
    ['the same', ['a'], 'a', [said('a', 2)]],
    ['the same as an older one', ['a', 'b'], 'a', [said('b'), said('a', 2)]],
    ['the same for the third time', ['a', 'a'], 'a', [said('a', 3)]],
    ['the same as one of three', ['a', 'b', 'c'], 'b', [said('a'), said('c'), said('b', 2)]],
    ['a dropped one', ['a', 'b', 'c', 'd'], 'a', [said('c'), said('d'), said('a')]],
  ])('with %s are counted, and moved to the end · NOTE-8', (_, before, next, shown) =>
    expect(sayAll([...before, next])).toEqual(shown),
  );

  it('are the three latest different ones, in the order of their last occurrence · NOTE-1 · NOTE-8', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (all) => {
        const lastFirst = [...new Set(all.toReversed())];
        expect(sayAll(all).map(({ says }) => says)).toEqual(lastFirst.slice(0, 3).toReversed());
      }),
    ));

  it('count every occurrence while at most three are shown · NOTE-8', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (all) => {
        const sum = sayAll(all).reduce((total, { count }) => total + count, 0);
        expect(sum).toBe(all.length);
      }),
    ));

  it('are removed one by one when dismissed · NOTE-1', () => {
    expect(dismissed(2)([{ id: 1 }, { id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 3 }]);
    expect(dismissed(9)([{ id: 1 }])).toEqual([{ id: 1 }]);
  });
});

it('notifications about a subject are removed once it succeeds, and no others · NOTE-11', () => {
  const [wrong, other, none] = [{ matter: 'sign-in' }, { matter: 'coupon' }, {}];
  expect(settled('sign-in')([wrong, other, none])).toEqual([other, none]);
});

interface Toast {
  readonly id: number;
  readonly says: string;
  readonly count: number;
}
/** Every notification sent, and which of them were closed or timed out. */
interface Model {
  sent: number;
  closed: ReadonlySet<number>;
  dropped: ReadonlySet<number>;
}
interface Real {
  shown: readonly Toast[];
}

const visible = ({ sent, closed, dropped }: Model): readonly number[] =>
  Array.from({ length: sent }, (_, index) => index + 1).filter((id) => !closed.has(id) && !dropped.has(id));

const command = (name: string, step: (model: Model, real: Real) => void): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    step(model, real);
    expect(real.shown.map(({ id }) => id)).toEqual(visible(model));
    expect(real.shown.length).toBeLessThanOrEqual(3);
  },
  toString: () => name,
});
const sends = command('sends', (model, real) => {
  const [oldest, ...others] = visible(model);
  if (oldest !== undefined && others.length === 2) model.dropped = new Set([...model.dropped, oldest]);
  model.sent += 1;
  real.shown = notified({ id: model.sent, says: `${model.sent}`, count: 1 })(real.shown);
});
const closes = (id: number) =>
  command(`closes ${id}`, (model, real) => {
    if (id <= model.sent) model.closed = new Set([...model.closed, id]);
    real.shown = dismissed(id)(real.shown);
  });

it('notifications show the latest that are not dismissed, in any order of events · NOTE-1', () =>
  fc.assert(
    fc.property(
      fc.commands([fc.constant(sends), fc.integer({ min: 1, max: 9 }).map(closes)], { maxCommands: 14 }),
      (commands) => {
        fc.modelRun(
          () => ({
            model: { sent: 0, closed: new Set(), dropped: new Set() } as Model,
            real: { shown: [] } as Real,
          }),
          commands,
        );
      },
    ),
  ));
