import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject, filter } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Flags } from '../../../src/application/flags/flags.ts';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import type { Block, ExperimentBlock } from '../../../src/domain/content/block.ts';
import type { Experiment } from '../../../src/domain/content/experiment.ts';
import { defaultFlag, experimentOf } from '../../../src/domain/flags/flag.ts';
import { Providers } from '../../../src/ui/app.tsx';
import { Experiment as Side } from '../../../src/ui/content/rest/Experiment.tsx';
import { Text } from '../../../src/ui/content/rest/Text.tsx';
import { BlockViewsContext } from '../../../src/ui/content/views.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';

const text = (words: string): Block => ({
  kind: 'text',
  id: words,
  align: 'left',
  body: [{ kind: 'paragraph', content: [{ kind: 'text', text: words, marks: [] }] }],
});
const side = (value: string, defaultVariant: boolean): ExperimentBlock => ({
  kind: 'experiment',
  id: value,
  featureKey: 'promise',
  wanted: [{ key: 'side', type: 'String', value }],
  defaultVariant,
  blocks: [text(`What ${value} says`)],
});
const known = (value: string): Experiment => ({ _tag: 'Known', variables: new Map([['side', value]]) });

/** Two variants, of which everybody sees the first until it is decided. */
const page = async () => {
  const decision$ = new BehaviorSubject<Experiment>({ _tag: 'Loading' });
  const flags: Flags = {
    now: () => decision$.value,
    watch: () => decision$.pipe(filter(({ _tag }) => _tag === 'Known')),
    settle: async () => undefined,
    seen: () => undefined,
    track: () => undefined,
    setAttributes: () => undefined,
  };
  const translator = makeTranslator('en', await loadWords('okulino', 'en', ['common', 'home']));
  const { container } = render(
    <Providers services={{ flags, shop: shops.okulino, locale: 'en' } as Services} translator={translator}>
      <BlockViewsContext value={{ text: Text, experiment: Side }}>
        <Side block={side('a', true)} />
        <Side block={side('b', false)} />
      </BlockViewsContext>
    </Providers>,
  );
  return { container, decide: (decision: Experiment) => act(() => decision$.next(decision)) };
};
const waits = () => screen.queryByRole('status');

describe('an undecided experiment', () => {
  it('shows a loading overlay over the default content, and over nothing else · CONT-3', async () => {
    const { container } = await page();
    const busy = [...container.querySelectorAll('[aria-busy=true]')];
    expect(busy).toHaveLength(1);
    expect(busy[0]).toHaveTextContent('What a says');
    expect(busy[0]).toContainElement(waits());
    expect(waits()).toHaveTextContent('This part of the page is loading…');
    expect(screen.queryByText('What b says')).toBeNull();
  });

  it('removes the overlay if the default stays, without rendering the content again · CONT-3', async () => {
    const { container, decide } = await page();
    const beneath = screen.getByText('What a says');
    decide(known('a'));
    expect(screen.getByText('What a says')).toBe(beneath);
    expect(container.querySelector('[aria-busy]')).toBeNull();
    expect(waits()).toBeNull();
  });

  it('shows the other variant once that is decided · CONT-3', async () => {
    const { container, decide } = await page();
    decide(known('b'));
    expect(container).toHaveTextContent(/^What b says$/);
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  it('shows the default if no decision arrives in time · CONT-3', async () => {
    const { container, decide } = await page();
    decide(experimentOf(defaultFlag));
    expect(container).toHaveTextContent(/^What a says$/);
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });
});
