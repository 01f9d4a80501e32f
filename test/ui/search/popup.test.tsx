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

describe('a part below a text field', () => {
  it('is open while the focus is in the field or in it', async () => {
    const part = open();
    expect(part.current.open).toBe(true);
    await tab();
    expect(link('A')).toHaveFocus();
    expect(part.current.open).toBe(true);
    act(() => screen.getByRole('button').focus());
    expect(part.current.open).toBe(false);
  });

  it('is shut where the focus is elsewhere, and opens when it comes to the field', () => {
    const part = open(false);
    expect(part.current.open).toBe(false);
    act(() => link('A').focus());
    expect(part.current.open).toBe(false);
    act(() => field.focus());
    expect(part.current.open).toBe(true);
  });

  it('leads by the arrows from the field through its links and round', async () => {
    open();
    const round: (Element | null)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}']) {
      await keyboard(key);
      round.push(document.activeElement);
    }
    expect(round).toEqual([link('A'), link('B'), field, link('B'), link('A'), field]);
  });

  it('keeps the arrows from scrolling, and other keys from nothing', () => {
    open();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true);
  });

  it('leaves the focus where it is without links, or from what is no stop of it', () => {
    const part = open();
    act(() => part.current.close());
    expect(fireEvent.keyDown(screen.getByText('Text'), { key: 'ArrowDown' })).toBe(true);
    expect(field).toHaveFocus();
    expect(part.current.open).toBe(true);
    popup.replaceChildren();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
  });

  it('shuts on Escape, back in the field, and opens by an arrow or a click', async () => {
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

  it('leaves the focus in the field when it is pressed, and takes no other press', () => {
    open();
    expect(fireEvent.pointerDown(screen.getByText('Text'))).toBe(false);
    expect(fireEvent.pointerDown(field)).toBe(true);
  });

  it('listens no more once it is gone', () => {
    field.focus();
    const { unmount } = hook({}, () => usePopup(useRef(field), useRef(popup)));
    unmount();
    expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
    expect(fireEvent.pointerDown(screen.getByText('Text'))).toBe(true);
    expect(field).toHaveFocus();
  });

  it('is shut for good without a field', () => {
    field.focus();
    const { result } = hook({}, () => usePopup(useRef<HTMLInputElement>(null), useRef(popup)));
    expect(result.current.open).toBe(false);
  });
});
