import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dismissed, displayMs, maxShown, notified } from '../../../src/domain/shared/notification-queue.ts';

describe('notifications', () => {
  it('stay for six seconds, three at a time · NOTE-1', () =>
    expect([displayMs, maxShown]).toEqual([6000, 3]));

  it('drop the oldest of four · NOTE-1', () => expect(notified(4)([1, 2, 3])).toEqual([2, 3, 4]));

  it('are the newest three, in the order in which they came · NOTE-1', () =>
    fc.assert(
      fc.property(fc.array(fc.nat()), (all) => {
        const shown = all.reduce<readonly number[]>((queue, one) => notified(one)(queue), []);
        expect(shown).toEqual(all.slice(-3));
      }),
    ));

  it('go one by one when they are closed · NOTE-1', () => {
    expect(dismissed(2)([{ id: 1 }, { id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 3 }]);
    expect(dismissed(9)([{ id: 1 }])).toEqual([{ id: 1 }]);
  });
});

interface Toast {
  readonly id: number;
}
/** Every notification that was ever sent, and which of them somebody closed, or had their time. */
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
  real.shown = notified({ id: model.sent })(real.shown);
});
const closes = (id: number) =>
  command(`closes ${id}`, (model, real) => {
    if (id <= model.sent) model.closed = new Set([...model.closed, id]);
    real.shown = dismissed(id)(real.shown);
  });

it('show what was sent last and is not closed, in any order of sending and closing · NOTE-1', () =>
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
