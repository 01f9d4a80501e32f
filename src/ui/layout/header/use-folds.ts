import { type RefObject, useEffect } from 'react';
import { useAddress } from '../../shared/address.ts';
import { watchPanels } from '../menu/watch-panels.ts';
import { foldMenus } from './fold-menus.ts';

/** Closes open `details`: on Escape, on a press elsewhere, and when the page changes. The menu’s panels close themselves. */
export const useFolds = (region: RefObject<HTMLElement | null>): void => {
  const { key } = useAddress();
  useEffect(() => {
    if (!key) return;
    for (const fold of region.current?.querySelectorAll('details[open]') ?? []) fold.removeAttribute('open');
  }, [region, key]);
  useEffect(() => foldMenus(() => region.current), [region]);
  // The checkout has no menu, so the page after it renders a new one.
  useEffect(watchPanels);
};
