import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePopup } from '../../../src/ui/search/use-popup.ts';
import { hook } from '../hook.tsx';

let field: HTMLInputElement;
let popup: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `
    <div><form><input aria-label="Suche"></form><div id="popup"><a href="#a">A</a><p>Text</p><a href="#b">B</a></div></div>
    <button>Anderswo</button>`;
  field = screen.getByRole('textbox');
  popup = document.querySelector<HTMLElement>('#popup')!;
});
const open = (focused = true) => {
  if (focused) field.focus();
  return hook({}, () => usePopup(useRef(field), useRef(popup))).result;
};
const link = (name: string) => screen.getByRole('link', { name });
const { keyboard, click, tab } = userEvent;

describe('a popup below a text field', () => {
  it('is open while the focus is in the field or in the popup', async () => {
    const part = open();
    expect(part.current.open).toBe(true);
    await tab();
    expect(link('A')).toHaveFocus();
    expect(part.current.open).toBe(true);
    act(() => screen.getByRole('button').focus());
    expect(part.current.open).toBe(false);
  });

  it('is closed while the focus is elsewhere, and opens when the field receives it', () => {
    const part = open(false);
    expect(part.current.open).toBe(false);
    act(() => link('A').focus());
    expect(part.current.open).toBe(false);
    act(() => field.focus());
    expect(part.current.open).toBe(true);
  });

  it('moves the focus by arrow keys from the field through its links and round', async () => {
    open();
    const round: (Element | null)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}']) {
      await keyboard(key);
      round.push(document.activeElement);
    }
    expect(round).toEqual([link('A'), link('B'), field, link('B'), link('A'), field]);
  });

  it('prevents scrolling by arrow keys, and no other key', () => {
    open();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
  });

  it('leaves the focus alone without links, or from an element that is no stop', () => {
    const part = open();
    act(() => part.current.close());
    expect(fireEvent.keyDown(screen.getByText('Text'), { key: 'ArrowDown' })).toBe(true);
    expect(field).toHaveFocus();
    expect(part.current.open).toBe(true);
    popup.replaceChildren();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
  });

  it('closes on Escape with the focus in the field, and opens by an arrow key or a click', async () => {
    const part = open();
    await keyboard('{ArrowDown}{Escape}');
    expect(field).toHaveFocus();
    expect(part.current.open).toBe(false);
    await keyboard('a');
    expect(part.current.open).toBe(false);
    await keyboard('{ArrowUp}');
    expect(part.current.open).toBe(true);
    act(() => part.current.close());
    expect(part.current.open).toBe(false);
    await click(field);
    expect(part.current.open).toBe(true);
  });

  it('keeps the focus in the field when it is pressed, and handles no other press', () => {
    open();
    expect(fireEvent.pointerDown(screen.getByText('Text'))).toBe(false);
    expect(fireEvent.pointerDown(field)).toBe(true);
  });

  it('stops listening on unmount', () => {
    field.focus();
    const { unmount } = hook({}, () => usePopup(useRef(field), useRef(popup)));
    unmount();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
    expect(fireEvent.pointerDown(screen.getByText('Text'))).toBe(true);
    expect(field).toHaveFocus();
  });

  it('stays closed without a field', () => {
    field.focus();
    const { result } = hook({}, () => usePopup(useRef<HTMLInputElement>(null), useRef(popup)));
    expect(result.current.open).toBe(false);
  });
});
