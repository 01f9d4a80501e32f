import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCombobox } from '../../../src/ui/search/use-combobox.ts';
import { hook } from '../hook.tsx';

const page = () => {
  document.body.innerHTML = '<form><input aria-label="Suche"></form><button>Anderswo</button>';
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  return field;
};
let field: HTMLInputElement;
beforeEach(() => {
  field = page();
});
const follow = vi.fn();
/** The field on the page as a combobox with this many entries. */
const combobox = (count = 3) => {
  follow.mockClear();
  return hook({}, (entries: number) => useCombobox(useRef(field), entries, follow), { initialProps: count });
};
const { type, keyboard, click } = userEvent;
const marked = () => field.getAttribute('aria-activedescendant');

describe('a text field with suggestions', () => {
  it('announces its role, the list it controls, and whether that is open · SRCH-1', async () => {
    const { result } = combobox();
    expect(field).toHaveAttribute('role', 'combobox');
    expect(field).toHaveAttribute('aria-autocomplete', 'list');
    expect(field).toHaveAttribute('aria-controls', result.current.listId);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(marked()).toBeNull();
    await type(field, 'lin');
    expect(result.current).toMatchObject({ open: true, active: -1, text: 'lin' });
    expect(field).toHaveAttribute('aria-expanded', 'true');
  });

  it('does not open for blanks', async () => {
    const { result } = combobox();
    await type(field, '  ');
    expect(result.current.open).toBe(false);
  });

  it('marks an entry by arrow keys, and keeps the focus · SRCH-1', async () => {
    const { result } = combobox();
    await type(field, 'lin');
    await keyboard('{ArrowDown}');
    expect(result.current.active).toBe(0);
    expect(marked()).toBe(`${result.current.listId}-0`);
    expect(result.current.entryId(2)).toBe(`${result.current.listId}-2`);
    await keyboard('{ArrowDown}');
    expect(marked()).toBe(result.current.entryId(1));
    expect(field).toHaveFocus();
    await keyboard('s');
    expect(result.current.active).toBe(-1);
    expect(marked()).toBeNull();
  });

  it('prevents the arrow keys from moving the caret, and no other key', async () => {
    combobox();
    await type(field, 'lin');
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
  });

  it('follows the marked entry on Enter, and closes · SRCH-1', async () => {
    const { result } = combobox();
    await type(field, 'lin');
    await keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(follow.mock.calls).toEqual([[1]]);
    expect(result.current.open).toBe(false);
  });

  it('leaves Enter to the form if nothing is marked', async () => {
    combobox();
    await type(field, 'lin');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    expect(follow).not.toHaveBeenCalled();
  });

  it('closes on Escape, and opens again by an arrow key or a click · SRCH-1', async () => {
    const { result } = combobox();
    await type(field, 'lin');
    await keyboard('{Escape}');
    expect([result.current.open, field.value]).toEqual([false, 'lin']);
    await keyboard('{ArrowDown}');
    expect(result.current).toMatchObject({ open: true, active: -1 });
    await keyboard('{Escape}');
    await keyboard('{ArrowUp}');
    expect(result.current.open).toBe(false);
    await click(field);
    expect(result.current.open).toBe(true);
  });

  it('closes when the focus leaves, when its form is submitted, and on request', async () => {
    const { result } = combobox();
    await type(field, 'lin');
    await click(screen.getByRole('button'));
    expect(result.current.open).toBe(false);
    await click(field);
    field.form?.addEventListener('submit', (event) => event.preventDefault());
    act(() => field.form?.requestSubmit());
    expect(result.current.open).toBe(false);
    await type(field, 's');
    expect(result.current.open).toBe(true);
    act(() => result.current.close());
    expect(result.current.open).toBe(false);
  });

  it('ignores keys while a character is being composed', async () => {
    const { result } = combobox();
    await type(field, 'lin');
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expect(result.current.active).toBe(-1);
  });

  it('clears the mark when there are fewer entries', async () => {
    const { result, rerender } = combobox(2);
    await type(field, 'lin');
    await keyboard('{ArrowDown}{ArrowDown}');
    expect(result.current.active).toBe(1);
    rerender(1);
    expect(result.current.active).toBe(-1);
    expect(marked()).toBeNull();
  });

  it('starts with the text in the field, and stops listening on unmount', async () => {
    field.value = 'hydralis';
    const { result, unmount } = combobox();
    expect(result.current).toMatchObject({ text: 'hydralis', open: true });
    unmount();
    const said = result.current;
    await type(field, 's');
    await keyboard('{ArrowDown}{Enter}');
    await click(field);
    expect(result.current).toBe(said);
    expect(follow).not.toHaveBeenCalled();
  });

  it('does nothing without a field', () => {
    const { result } = hook({}, () => useCombobox(useRef<HTMLInputElement>(null), 3, follow));
    expect(result.current).toMatchObject({ text: '', open: false, active: -1 });
  });
});
