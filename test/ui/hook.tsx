import { act, type RenderHookResult, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import type { Services } from '../../src/application/services.ts';
import { ServicesContext } from '../../src/ui/shared/services.ts';
import type { Translator, WordValues } from '../../src/ui/shared/translation/translator.ts';
import { TranslatorContext } from '../../src/ui/shared/translation/use-translation.ts';

/** What is said, by its key and what is put into it: `invalid.required {"label":"field.city"}`. */
export const saying = (key: string, values?: WordValues): string =>
  values && Object.keys(values).length > 0 ? `${key} ${JSON.stringify(values)}` : key;

/** Says keys instead of words. `known`: those that `find` knows. */
export const echo = (known: (key: string) => boolean = () => false): Translator => {
  const find = (key: string, values?: WordValues) => (known(key) ? saying(key, values) : undefined);
  const translation = { t: saying, find };
  return {
    arrival: () => undefined,
    load: vi.fn(async () => undefined),
    of: (() => translation) as unknown as Translator['of'],
  };
};

/** A hook as a component of the shop has it. `services`: those that it asks for. */
export const hook = <Result, Props = undefined>(
  services: object,
  use: (props: Props) => Result,
  {
    initialProps,
    translator = echo(),
    within = (children) => children,
  }: {
    readonly initialProps?: Props;
    readonly translator?: Translator;
    readonly within?: (children: ReactNode) => ReactNode;
  } = {},
): RenderHookResult<Result, Props> =>
  renderHook<Result, Props>(use, {
    ...(initialProps !== undefined && { initialProps: initialProps as Props }),
    wrapper: ({ children }) => (
      <ServicesContext value={services as Services}>
        <TranslatorContext value={translator}>{within(children)}</TranslatorContext>
      </ServicesContext>
    ),
  });

/** A stream of states that a test moves on. */
export const stage = <State,>(initial: State) => {
  const states$ = new BehaviorSubject(initial);
  return {
    state$: states$.asObservable(),
    next: (change: Partial<State>) => act(() => states$.next({ ...states$.value, ...change })),
  };
};
