import { type RefObject, useEffect } from 'react';
import { useAddress } from '../../shared/address.ts';

/** Folds `details` again that stand open over the page: on Escape, on a press elsewhere, and when the page changes. */
export const useFolds = (region: RefObject<HTMLElement | null>): void => {
  const { key } = useAddress();
  useEffect(() => {
    if (!key) return;
    for (const fold of region.current?.querySelectorAll('details[open]') ?? []) fold.removeAttribute('open');
  }, [region, key]);
  useEffect(() => {
    const open = () => region.current?.querySelector('details[open]');
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
  }, [region]);
};
