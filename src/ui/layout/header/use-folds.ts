import { type RefObject, useEffect } from 'react';
import { useAddress } from '../../shared/address.ts';
import { watchPanels } from '../menu/watch-panels.ts';
import { foldMenus } from './fold-menus.ts';

/** Folds `details` again that stand open over the page: on Escape, on a press elsewhere, and when the page changes; the menu’s panels do so themselves. */
export const useFolds = (region: RefObject<HTMLElement | null>): void => {
  const { key } = useAddress();
  useEffect(() => {
    if (!key) return;
    for (const fold of region.current?.querySelectorAll('details[open]') ?? []) fold.removeAttribute('open');
  }, [region, key]);
  useEffect(() => foldMenus(() => region.current), [region]);
  // A page that follows a checkout has a menu anew.
  useEffect(watchPanels);
};
