import { act, render } from '@testing-library/react';
import { BehaviorSubject, filter } from 'rxjs';
import { expect, it } from 'vitest';
import type { Flags } from '../../../src/application/flags/flags.ts';
import type { Services } from '../../../src/application/services.ts';
import type { Experiment } from '../../../src/domain/content/experiment.ts';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { useExperiment } from '../../../src/ui/shared/use-experiment.ts';

const loading: Experiment = { _tag: 'Loading' };
const known: Experiment = { _tag: 'Known', variables: new Map([['side', 'new']]) };

const Shown = () => {
  const experiment = useExperiment('hero');
  return experiment._tag === 'Known' ? String(experiment.variables.get('side')) : 'waits';
};
const shown = (first: Experiment) => {
  const state$ = new BehaviorSubject(first);
  const seen: string[] = [];
  const flags: Flags = {
    now: () => state$.value,
    watch: () => state$.pipe(filter(({ _tag }) => _tag === 'Known')),
    settle: async () => undefined,
    seen: (key) => void seen.push(key),
    track: () => undefined,
    setAttributes: () => undefined,
  };
  const { container } = render(
    <ServicesContext value={{ flags } as Services}>
      <Shown />
    </ServicesContext>,
  );
  return { container, seen, tell: (next: Experiment) => act(() => state$.next(next)) };
};

it('an experiment known to the page is shown at once, and reported as seen · TRK-5', () => {
  const { container, seen } = shown(known);
  expect(container.textContent).toBe('new');
  expect(seen).toEqual(['hero']);
});

it('an experiment that has to be loaded is shown once it is known · TRK-5', () => {
  const { container, seen, tell } = shown(loading);
  expect(container.textContent).toBe('waits');
  expect(seen).toEqual([]);
  tell(known);
  expect(container.textContent).toBe('new');
  expect(seen).toEqual(['hero']);
});
