import { type RefObject, useEffect, useState } from 'react';

/** Returns the focusable elements of the popup, in order. */
const stops = (popup: HTMLElement | null): readonly HTMLElement[] => [
  ...(popup?.querySelectorAll<HTMLElement>('a') ?? []),
];

/**
 * A popup that is open while the focus is in its text field or in the popup itself. Arrows move from the field through
 * its links and back, Escape returns to the field and closes it. A press on the popup leaves the focus where it was.
 */
export const usePopup = (
  input: RefObject<HTMLInputElement | null>,
  popup: RefObject<HTMLElement | null>,
): { readonly open: boolean; readonly close: () => void } => {
  const [open, setOpen] = useState(() => document.activeElement === input.current);
  useEffect(() => {
    const field = input.current;
    const box = field?.form?.parentElement;
    if (!field || !box) return;
    // The focus may have left before these listeners started.
    if (!box.contains(document.activeElement)) setOpen(false);
    const enter = ({ target }: FocusEvent) => setOpen((was) => was || target === field);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        if (event.target !== field) field.focus();
        return setOpen(false);
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0) return;
      setOpen(true);
      const round = [field, ...stops(popup.current)];
      const here = event.target instanceof HTMLElement ? round.indexOf(event.target) : -1;
      if (here < 0 || round.length === 1) return;
      event.preventDefault();
      round[(here + step + round.length) % round.length]?.focus();
    };
    const click = () => setOpen(true);
    const hold = (event: PointerEvent) => {
      if (event.target instanceof Node && popup.current?.contains(event.target)) event.preventDefault();
    };
    box.addEventListener('focusin', enter);
    box.addEventListener('focusout', leave);
    box.addEventListener('keydown', press);
    box.addEventListener('pointerdown', hold);
    field.addEventListener('click', click);
    return () => {
      box.removeEventListener('focusin', enter);
      box.removeEventListener('focusout', leave);
      box.removeEventListener('keydown', press);
      box.removeEventListener('pointerdown', hold);
      field.removeEventListener('click', click);
    };
  }, [input, popup]);
  return { open, close: () => setOpen(false) };
};
