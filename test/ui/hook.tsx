import { act, type RenderHookResult, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import type { Services } from '../../src/application/services.ts';
import { ServicesContext } from '../../src/ui/shared/services.ts';
import {
  type Keys,
  makeTranslator,
  type Translator,
  type WordValues,
} from '../../src/ui/shared/translation/translator.ts';

/** A text as its key and values: `invalid.required {"label":"field.city"}`. */
export const saying = (key: string, values?: WordValues): string =>
  values && Object.keys(values).length > 0 ? `${key} ${JSON.stringify(values)}` : key;

/** A translator that returns the result of `say` for each key, as if all texts existed. */
export const speaking = (say: (keys: Keys, values?: WordValues) => string): Translator =>
  Object.assign(makeTranslator('de', {}), {
    getFixedT: (() => say) as unknown as Translator['getFixedT'],
    hasLoadedNamespace: () => true,
    loadNamespaces: vi.fn(async () => undefined),
  });

/** Returns keys instead of texts. `known`: the optional keys that have a text. */
export const echo = (known: (key: string) => boolean = () => false): Translator =>
  speaking((keys, { defaultValue, ...values } = {}) => {
    const asked = [keys].flat() as readonly string[];
    const key = defaultValue === undefined ? asked.at(-1) : asked.find(known);
    return key === undefined ? String(defaultValue) : saying(key, values);
  });

/** Runs a hook as in a component of the shop. `services`: those that it uses. */
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
        <I18nextProvider i18n={translator}>{within(children)}</I18nextProvider>
      </ServicesContext>
    ),
  });

/** A stream of states that a test advances. */
export const stage = <State,>(initial: State) => {
  const states$ = new BehaviorSubject(initial);
  return {
    state$: states$.asObservable(),
    next: (change: Partial<State>) => act(() => states$.next({ ...states$.value, ...change })),
  };
};
