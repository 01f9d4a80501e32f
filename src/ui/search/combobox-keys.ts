/** The effect of a key on an open list of `count` entries. `active` is -1 while no entry, but the text itself is active. */
export type ComboboxMove =
  | { readonly _tag: 'Activate'; readonly index: number }
  | { readonly _tag: 'Follow'; readonly index: number }
  | { readonly _tag: 'Close' };

/**
 * Arrows cycle through the entries and the text, Enter follows the active entry, Escape closes. Null: the field handles
 * the key itself.
 */
export const comboboxMove = (key: string, active: number, count: number): ComboboxMove | null => {
  const round = count + 1;
  switch (key) {
    case 'ArrowDown':
      return count > 0 ? { _tag: 'Activate', index: ((active + 2) % round) - 1 } : null;
    case 'ArrowUp':
      return count > 0 ? { _tag: 'Activate', index: ((active + 1 + count) % round) - 1 } : null;
    case 'Enter':
      return active >= 0 && active < count ? { _tag: 'Follow', index: active } : null;
    case 'Escape':
      return { _tag: 'Close' };
    default:
      return null;
  }
};
