import { act, fireEvent, render, screen } from '@testing-library/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import type { GuestDeskView } from '../../../src/application/orders/guest-desk.ts';
import { ConfirmWays } from '../../../src/ui/orders/Declaration.tsx';
import { useCancellation } from '../../../src/ui/orders/use-cancellation.ts';
import { useDeclaration } from '../../../src/ui/orders/use-declaration.ts';
import { useWithdrawal } from '../../../src/ui/orders/use-withdrawal.ts';
import { echo, hook, stage } from '../hook.tsx';

const idle = { _tag: 'Idle' } as const;
const deskOf = () => {
  const { state$, next } = stage<GuestDeskView>({ lookup: idle, withdrawal: idle, cancellation: idle });
  return { next, guestDesk: { state$, withdraw: vi.fn(), cancel: vi.fn(), leave: vi.fn() } };
};
const tabOf = (kept?: unknown) => {
  const texts = new Map([['withdrawal-draft', kept === undefined ? undefined : JSON.stringify(kept)]]);
  return {
    texts,
    tab: {
      read: (name: string) => texts.get(name),
      write: (name: string, text?: string) => !!texts.set(name, text),
    },
  };
};
const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  return form;
};
const who = { name: 'Gina Rossi', number: 'VIS-1234-5678', email: 'gina@example.org' };
const down = { _tag: 'Unreachable' } as const;

describe('a withdrawal step by step', () => {
  const begin = (
    kept?: unknown,
    onPage?: Readonly<Record<string, string>>,
    /** Called with the first steps, once the stored draft was read. */
    early: (steps: ReturnType<typeof useWithdrawal>) => void = () => undefined,
  ) => {
    const desk = deskOf();
    const { tab, texts } = tabOf(kept);
    const page = document.body.appendChild(document.createElement('form'));
    for (const [name, text] of Object.entries(onPage ?? { name: '', number: '', email: '' })) {
      const field = page.appendChild(document.createElement('input'));
      Object.assign(field, { name, value: text });
    }
    const { result, unmount } = hook({ guestDesk: desk.guestDesk, tab }, () => {
      const steps = useWithdrawal();
      steps.form.current ??= page;
      useEffect(() => {
        if (steps.round === 0) early(steps);
      });
      return steps;
    });
    return { ...desk, texts, result, unmount };
  };
  const submit = ({ result }: ReturnType<typeof begin>, fields: object, wish = '') =>
    act(() => result.current.submit(formOf(fields as Record<string, string>), wish));

  it('asks, names what is missing, asks for confirmation, and shows what was received · LAW-4', () => {
    const page = begin();
    expect(page.result.current).toMatchObject({
      step: { _tag: 'Form', problems: [] },
      round: 0,
      busy: false,
      known: [],
    });
    submit(page, { ...who, name: '' });
    expect(page.result.current.step).toMatchObject({
      _tag: 'Form',
      draft: { ...who, name: '' },
      problems: [{ field: 'name', reason: 'missing' }],
    });
    submit(page, { ...who, scope: 'part', goods: 'A\nB' });
    const withdrawal = { ...who, goods: ['A', 'B'] };
    expect(page.result.current.step).toEqual({ _tag: 'Confirm', declared: withdrawal });
    expect(page.guestDesk.withdraw).not.toHaveBeenCalled();
    submit(page, {}, 'confirm');
    expect(page.guestDesk.withdraw.mock.calls).toEqual([[withdrawal]]);
    page.next({ withdrawal: { _tag: 'Sending' } });
    expect(page.result.current.busy).toBe(true);
    page.next({ withdrawal: { _tag: 'Failed', failure: down } });
    expect(page.result.current.step).toEqual({ _tag: 'Confirm', declared: withdrawal, failure: down });
    const receipt = { ...withdrawal, receipt: 'W-1', receivedAt: '2026-11-19T09:00:00Z' };
    page.texts.set('withdrawal-draft', '{}');
    page.next({ withdrawal: { _tag: 'Done', value: receipt } });
    expect(page.result.current).toMatchObject({ step: { _tag: 'Received', receipt }, busy: false });
    expect(page.texts.get('withdrawal-draft')).toBeUndefined();
  });

  it.each([
    [
      { scope: 'part', goods: 'A\nB' },
      { scope: 'part', goods: 'A\nB' },
    ],
    [
      { scope: 'all', goods: '' },
      { scope: 'all', goods: '' },
    ],
  ])('returns to new fields filled with what was declared: %j · LAW-4', (typed, shown) => {
    const page = begin();
    submit(page, { ...who, ...typed });
    submit(page, {}, 'change');
    expect(page.guestDesk.leave).toHaveBeenCalledTimes(1);
    expect(page.guestDesk.withdraw).not.toHaveBeenCalled();
    expect(page.result.current).toMatchObject({
      step: { _tag: 'Form', draft: { ...who, ...shown }, problems: [] },
      round: 1,
    });
  });

  it('continues with the draft of this tab, unless something else was typed · LAW-4', () => {
    const kept = { draft: { ...who, scope: 'part', goods: 'A' }, known: ['A', 'B'] };
    expect(begin(kept).result.current).toMatchObject({
      step: { _tag: 'Form', draft: kept.draft },
      known: ['A', 'B'],
      round: 1,
    });
    expect(begin(kept, { name: 'Other' }).result.current).toMatchObject({
      step: { draft: { name: '' } },
      known: [],
      round: 0,
    });
    expect(begin().result.current.round).toBe(0);
  });

  it('continues with the draft if a part was chosen before the page was ready, and loses nothing · LAW-4', () => {
    const kept = { draft: { ...who, scope: 'all', goods: '' }, known: ['A', 'B'] };
    const page = begin(kept, { name: '', number: '', email: '', scope: 'part' });
    expect(page.result.current).toMatchObject({
      step: { _tag: 'Form', draft: { ...who, scope: 'part' } },
      known: ['A', 'B'],
      round: 1,
    });
    expect(JSON.parse(page.texts.get('withdrawal-draft') ?? '')).toEqual({
      draft: { ...who, scope: 'part', goods: '' },
      known: ['A', 'B'],
    });
  });

  it('does not store the fields that the stored draft is about to replace · LAW-4', () => {
    const kept = { draft: { ...who, scope: 'all', goods: '' }, known: ['A'] };
    const page = begin(kept, { name: '', number: '', email: '', scope: 'part' }, ({ keep }) => keep());
    expect(JSON.parse(page.texts.get('withdrawal-draft') ?? '')).toMatchObject({ draft: who, known: ['A'] });
  });

  it('stores typed text and the articles of its order until it awaits confirmation', () => {
    const page = begin({ draft: { ...who, scope: 'all', goods: '' }, known: ['A'] }, { ...who });
    act(() => page.result.current.keep());
    expect(JSON.parse(page.texts.get('withdrawal-draft') ?? '')).toEqual({
      draft: { ...who, scope: 'all', goods: '' },
      known: ['A'],
    });
    submit(page, who);
    expect(page.result.current.known).toEqual(['A']);
    page.texts.set('withdrawal-draft', undefined);
    act(() => page.result.current.keep());
    expect(page.texts.get('withdrawal-draft')).toBeUndefined();
  });

  it('resets the desk when its page is left', () => {
    const page = begin();
    page.unmount();
    expect(page.guestDesk.leave).toHaveBeenCalledTimes(1);
  });
});

describe('a cancellation step by step', () => {
  const begin = () => {
    const desk = deskOf();
    const clock = { now: () => Date.parse('2026-11-19T09:00:00Z'), zone: 'Europe/Zurich' };
    const { result } = hook({ guestDesk: desk.guestDesk, clock }, useCancellation);
    const submit = (fields: object, wish = '') =>
      act(() => result.current.submit(formOf(fields as Record<string, string>), wish));
    return { ...desk, result, submit };
  };
  const whole = { ...who, kind: 'ordinary', reason: '', endsOn: '2026-12-31' };

  it('asks, asks for confirmation, and shows what was received · ACC-5', () => {
    const { result, submit, guestDesk, next } = begin();
    expect(result.current).toMatchObject({ step: { _tag: 'Form', problems: [] }, round: 0, busy: false });
    submit({ ...whole, name: '', endsOn: '2020-01-01' });
    expect(result.current.step).toMatchObject({
      draft: { name: '', endsOn: '2020-01-01' },
      problems: [{ field: 'name' }, { field: 'endsOn' }],
    });
    submit(whole);
    expect(result.current.step).toMatchObject({
      _tag: 'Confirm',
      declared: { ...who, endsOn: '2026-12-31' },
    });
    expect(result.current.step).not.toHaveProperty('failure');
    submit({}, 'confirm');
    expect(guestDesk.cancel.mock.calls).toEqual([[expect.objectContaining(who)]]);
    next({ cancellation: { _tag: 'Sending' } });
    expect(result.current.busy).toBe(true);
    next({ cancellation: { _tag: 'Failed', failure: down } });
    expect(result.current).toMatchObject({ busy: false, step: { _tag: 'Confirm', failure: down } });
    next({ cancellation: { _tag: 'Done', value: { receipt: 'C-1' } as never } });
    expect(result.current.step).toEqual({ _tag: 'Received', receipt: { receipt: 'C-1' } });
  });

  it('returns to new fields filled with what was typed', () => {
    const { result, submit, guestDesk } = begin();
    submit(whole);
    submit({}, 'change');
    expect(result.current).toMatchObject({ step: { _tag: 'Form', draft: whole, problems: [] }, round: 1 });
    expect(guestDesk.leave).toHaveBeenCalledTimes(1);
    expect(guestDesk.cancel).not.toHaveBeenCalled();
    submit(whole, 'confirm');
    expect(result.current.step._tag).toBe('Confirm');
    expect(guestDesk.cancel).not.toHaveBeenCalled();
  });
});

const sent = vi.fn();
const Steps = ({
  step,
  wrong,
}: {
  readonly step: string;
  readonly wrong?: readonly { readonly field: string }[];
}) => {
  const { heading, ref, onSubmit } = useDeclaration(useRef<HTMLFormElement>(null), step, wrong, sent);
  return (
    <form ref={ref} onSubmit={onSubmit}>
      <h2 ref={heading} tabIndex={-1}>
        {step}
      </h2>
      <input name="name" aria-label="Name" defaultValue="Gina" />
      <input name="email" aria-label="E-Mail" />
      <button type="submit" value="confirm">
        Senden
      </button>
    </form>
  );
};

it.each([
  [false, ['confirm', 'edit']],
  [true, []],
])('what is being sent (%j) can be changed or sent again only before · LAW-4', (busy, wishes) => {
  const pressed: unknown[] = [];
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    pressed.push(event.nativeEvent.submitter?.getAttribute('value'));
  };
  render(
    <I18nextProvider i18n={echo()}>
      <form onSubmit={onSubmit}>
        <ConfirmWays kept={{}} label="send" busy={busy} />
      </form>
    </I18nextProvider>,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(pressed).toEqual(wishes);
});

describe('the focus in a declaration', () => {
  it('moves to the heading of a new step, but not of the first', () => {
    const { rerender } = render(<Steps step="Form" />);
    expect(screen.getByRole('heading')).not.toHaveFocus();
    rerender(<Steps step="Confirm" />);
    expect(screen.getByRole('heading')).toHaveFocus();
    screen.getByRole('button').focus();
    rerender(<Steps step="Confirm" />);
    expect(screen.getByRole('button')).toHaveFocus();
  });
  it('moves to the first field with a problem', () => {
    const { rerender } = render(<Steps step="Form" wrong={[]} />);
    expect(document.body).toHaveFocus();
    rerender(<Steps step="Form" wrong={[{ field: 'email' }, { field: 'name' }]} />);
    expect(screen.getByLabelText('E-Mail')).toHaveFocus();
    rerender(<Steps step="Form" wrong={[{ field: 'goods' }]} />);
    expect(screen.getByLabelText('E-Mail')).toHaveFocus();
  });
  it('the submitted data names the button that was pressed, and no page is loaded', () => {
    render(<Steps step="Form" />);
    fireEvent.click(screen.getByRole('button'));
    const form = screen.getByRole('button').closest('form')!;
    expect(fireEvent.submit(form)).toBe(false);
    expect(sent.mock.calls.map(([data, wish]) => [data.get('name'), wish])).toEqual([
      ['Gina', 'confirm'],
      ['Gina', ''],
    ]);
  });
});
