import { type RefObject, useEffect, useId, useState } from 'react';
import { comboboxMove } from './combobox-keys.ts';

interface Combobox {
  readonly listId: string;
  readonly entryId: (index: number) => string;
  readonly open: boolean;
  /** -1 while the text itself is meant. */
  readonly active: number;
  readonly text: string;
  readonly close: () => void;
}

/**
 * Turns an existing text field into a combobox by the pattern of the ARIA guide: the focus stays in it, arrows move
 * through the entries, Enter follows, Escape first closes the list, then empties the field.
 */
export const useCombobox = (
  input: RefObject<HTMLInputElement | null>,
  count: number,
  onFollow: (index: number) => void,
): Combobox => {
  const listId = useId();
  const [text, setText] = useState(() => input.current?.value ?? '');
  const [wanted, setWanted] = useState(true);
  const [chosen, setChosen] = useState(-1);
  const open = wanted && text.trim() !== '';
  const active = open && chosen < count ? chosen : -1;
  const entryId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // The visitor may have typed or moved the focus between the first render and the start of these listeners.
    setText(field.value);
    if (document.activeElement !== field) setWanted(false);
    const type = () => {
      setText(field.value);
      setWanted(true);
      setChosen(-1);
    };
    const leave = () => setWanted(false);
    const enter = () => setWanted(true);
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (!open && event.key === 'ArrowDown') return setWanted(true);
      const move = open ? comboboxMove(event.key, active, count) : null;
      if (!move) return;
      event.preventDefault();
      if (move._tag === 'Activate') setChosen(move.index);
      if (move._tag === 'Close') setWanted(false);
      if (move._tag === 'Follow') {
        setWanted(false);
        onFollow(move.index);
      }
    };
    field.addEventListener('input', type);
    field.addEventListener('blur', leave);
    field.addEventListener('click', enter);
    field.addEventListener('keydown', press);
    field.form?.addEventListener('submit', leave);
    return () => {
      field.removeEventListener('input', type);
      field.removeEventListener('blur', leave);
      field.removeEventListener('click', enter);
      field.removeEventListener('keydown', press);
      field.form?.removeEventListener('submit', leave);
    };
  }, [input, open, active, count, onFollow]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-expanded', String(open));
    if (active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [input, listId, open, active]);

  return { listId, entryId, open, active, text, close: () => setWanted(false) };
};
