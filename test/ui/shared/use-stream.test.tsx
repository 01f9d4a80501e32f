import { act, render } from '@testing-library/react';
import { BehaviorSubject, NEVER, type Observable } from 'rxjs';
import { beforeEach, expect, it } from 'vitest';
import { useStream } from '../../../src/ui/shared/use-stream.ts';

let renders = 0;
beforeEach(() => {
  renders = 0;
});

/** The initial value is another list at each render. A loop ends with an error, since no time limit ends it. */
const Shown = ({
  of,
  before = 'nothing',
}: {
  readonly of: Observable<string[]>;
  readonly before?: string;
}) => {
  renders += 1;
  if (renders > 20) throw new Error('renders without end');
  return useStream(of, [before]).join();
};

it('an initial value that is new at each render does not render without end', () => {
  const state$ = new BehaviorSubject(['one']);
  const seen = render(<Shown of={state$} />);
  expect(seen.container.textContent).toBe('one');
  seen.rerender(<Shown of={state$} />);
  expect(seen.container.textContent).toBe('one');
  act(() => state$.next(['two']));
  expect(seen.container.textContent).toBe('two');
});

it('the initial value is shown until the stream emits', () => {
  const seen = render(<Shown of={NEVER} />);
  seen.rerender(<Shown of={NEVER} before="later" />);
  expect(seen.container.textContent).toBe('nothing');
});

it('another stream begins with the initial value given with it', () => {
  const state$ = new BehaviorSubject(['one']);
  const seen = render(<Shown of={state$} />);
  seen.rerender(<Shown of={NEVER} before="other" />);
  expect(seen.container.textContent).toBe('other');
  act(() => state$.next(['two']));
  expect(seen.container.textContent).toBe('other');
});
