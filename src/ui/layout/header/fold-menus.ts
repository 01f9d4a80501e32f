/**
 * Closes open `details` within a region: on Escape, and on a press elsewhere. Returns a function that removes the
 * listeners.
 */
export const foldMenus = (region: () => Element | null | undefined): (() => void) => {
  const open = () => region()?.querySelector('details[open]');
  const onEscape = (event: KeyboardEvent) => {
    const fold = event.key === 'Escape' ? open() : undefined;
    if (!fold) return;
    fold.removeAttribute('open');
    fold.querySelector('summary')?.focus();
  };
  const leave = ({ target }: Event) => {
    const fold = open();
    if (fold && target instanceof Node && !fold.contains(target)) fold.removeAttribute('open');
  };
  document.addEventListener('keydown', onEscape);
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  return () => {
    document.removeEventListener('keydown', onEscape);
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('focusin', leave);
  };
};
