import type { Flags } from '../../application/flags/flags.ts';
import type { AnalyticsPort } from '../../application/tracking/ports.ts';
import { goalOf, traitOf } from '../../domain/tracking/goals.ts';

/** Reports conversion goals and visitor attributes to the service that decides experiments. Source: TRK-5, TRK-7. */
export const makeGoals = (flags: Pick<Flags, 'track' | 'setAttributes'>): AnalyticsPort => ({
  begin: () => undefined,
  track: (_granted, event) => {
    const [goal, trait] = [goalOf(event), traitOf(event)];
    if (trait) flags.setAttributes(trait);
    if (goal) flags.track(goal.name, goal.properties);
  },
  end: () => undefined,
});
